import { joinFilled } from './text/joinFilled';

/** The address of a company, in the fields that its documents print. */
export interface CompanyAddress {
  readonly mahalle: string;
  readonly cadde: string;
  readonly apartmanAdi: string;
  readonly apartmanNo: string;
  readonly kapiNo: string;
  readonly acikAdres: string;
  readonly postaKodu: string;
  readonly ilce: string;
  readonly il: string;
  readonly ulke: string;
}

/**
 * The lines of a company's address in HTML, PDF and forms: 'Çınar Mah. Lale Sk. No: 5/2' and '06420 ÇANKAYA / ANKARA'.
 * Empty lines are omitted. Source: A-21.
 */
export function printedAddress(address: CompanyAddress): string[] {
  const { mahalle, cadde, apartmanAdi, apartmanNo, kapiNo, postaKodu } = address;
  const doors = joinFilled([apartmanNo, kapiNo], '/');
  const street = joinFilled([mahalle, cadde, apartmanAdi, doors && `No: ${doors}`, ownOpenAddress(address)], ' ');
  return [street, joinFilled([postaKodu, printPlace(address)], ' ')].filter(Boolean);
}

/**
 * The street for the XML. It includes the open address, for which the XML has no field: 'Lale Sk. Sanayi Sitesi'.
 * Source: A-21.
 */
export function streetName(address: Pick<CompanyAddress, 'cadde' | 'acikAdres'>): string {
  return joinFilled([address.cadde, ownOpenAddress(address)], ' ');
}

/** District, province and, outside Türkiye, the country: 'ÇANKAYA / ANKARA'. */
export function printPlace({ ilce, il, ulke }: Pick<CompanyAddress, 'ilce' | 'il' | 'ulke'>): string {
  return joinFilled([ilce, il, ulke.trim() === 'Türkiye' ? '' : ulke], ' / ');
}

/**
 * The open address, or '' when it repeats the street: linking a portal account copies the first 50 characters of cadde.
 * Source: A-21.
 */
export function ownOpenAddress({ cadde, acikAdres }: Pick<CompanyAddress, 'cadde' | 'acikAdres'>): string {
  const text = acikAdres.trim();
  return cadde.trim().startsWith(text) ? '' : text;
}
