import type { components } from '@kalem/openapi';
import type { Invoice } from '../../invoice/Invoice';
import { formatPhone } from '../../text/phones';
import { type Fact, filledFacts } from './facts';

/** What an invoice's documents say about the company that issues it; it does not depend on who asks for them. */
export type Seller = Pick<
  components['schemas']['Company'],
  | 'vknTckn'
  | 'unvan'
  | 'ad'
  | 'soyad'
  | 'sicilNo'
  | 'mersisNo'
  | 'vergiDairesi'
  | 'cadde'
  | 'apartmanAdi'
  | 'apartmanNo'
  | 'kapiNo'
  | 'mahalle'
  | 'il'
  | 'ilce'
  | 'postaKodu'
  | 'ulke'
  | 'acikAdres'
  | 'yetkiliTelNo'
  | 'faksNo'
  | 'email'
  | 'website'
  | 'imzaData'
  | 'logoData'
>;

/** A party as it is printed. */
export interface DescribedParty {
  readonly name: string;
  readonly address: readonly string[];
  readonly facts: readonly Fact[];
}

/** The company as its invoices name it. */
export function describeSeller(seller: Seller): DescribedParty {
  return {
    name: seller.unvan.trim() || `${seller.ad} ${seller.soyad}`.trim(),
    address: [printStreet(seller), `${seller.postaKodu} ${printPlace(seller)}`.trim()].filter(Boolean),
    facts: filledFacts([
      ['Tel', seller.yetkiliTelNo && formatPhone(seller.yetkiliTelNo)],
      ['Faks', seller.faksNo && formatPhone(seller.faksNo)],
      ['E-posta', seller.email],
      ['Web', seller.website],
      ['Vergi Dairesi', seller.vergiDairesi],
      [taxNumberLabel(seller.vknTckn), seller.vknTckn],
      ['MERSİS No', seller.mersisNo],
      ['Ticaret Sicil No', seller.sicilNo],
    ]),
  };
}

/** The recipient of an invoice; of a natural person with a trade name both names are printed. */
export function describeRecipient(invoice: Invoice): DescribedParty {
  const person = `${invoice.aliciAdi} ${invoice.aliciSoyadi}`.trim();
  const title = invoice.aliciUnvan.trim();
  return {
    name: title || person,
    address: [title && person, invoice.adres.trim(), printPlace(invoice)].filter(Boolean),
    facts: filledFacts([
      ['E-posta', invoice.emails[0]],
      ['Vergi Dairesi', invoice.vergiDairesi],
      [taxNumberLabel(invoice.vknTckn), invoice.vknTckn],
    ]),
  };
}

function printStreet({ mahalle, cadde, apartmanAdi, apartmanNo, kapiNo, acikAdres }: Seller): string {
  const house = [apartmanNo, kapiNo].filter((part) => part.trim() !== '').join('/');
  const parts = [mahalle, cadde, apartmanAdi, house && `No: ${house}`].map((part) => part.trim()).filter(Boolean);
  return parts.join(' ') || acikAdres.trim();
}

/** District, province and, abroad, the country: 'ÇANKAYA / ANKARA'. */
function printPlace({ ilce, il, ulke }: Pick<Seller, 'ilce' | 'il' | 'ulke'>): string {
  const abroad = ulke.trim() === 'Türkiye' ? '' : ulke;
  return [ilce, il, abroad]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' / ');
}

/** Eleven digits are a natural person's TCKN, everything else is a VKN. */
function taxNumberLabel(vknTckn: string): 'TCKN' | 'VKN' {
  return vknTckn.length === 11 ? 'TCKN' : 'VKN';
}
