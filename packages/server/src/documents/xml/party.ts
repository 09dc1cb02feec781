import { group, leaf, type XmlNode } from './elements';

/** A seller or buyer. Every text may be empty. */
interface Party {
  readonly vknTckn: string;
  readonly unvan: string;
  readonly ad: string;
  readonly soyad: string;
  readonly vergiDairesi: string;
  readonly address: XmlNode;
  readonly telefon?: string;
  readonly faks?: string;
  readonly email?: string | undefined;
  readonly website?: string;
  /** Further numbers by their `schemeID`. */
  readonly numbers?: Readonly<Record<string, string>>;
}

/** `cac:Party`. Ten digits are a legal person with a name, eleven are a natural person. Source: ubl-tr 3. */
export function partyXml(party: Party): XmlNode {
  const isPerson = isTckn(party.vknTckn);
  const name = party.unvan.trim() || (isPerson ? '' : `${party.ad} ${party.soyad}`);
  return group(
    'Party',
    leaf('WebsiteURI', party.website),
    identificationXml(party.vknTckn),
    ...Object.entries(party.numbers ?? {}).map(([schemeID, number]) =>
      number.trim() === '' ? undefined : group('PartyIdentification', leaf('ID', number, { schemeID })),
    ),
    name.trim() === '' ? undefined : group('PartyName', leaf('Name', name)),
    party.address,
    party.vergiDairesi.trim() === ''
      ? undefined
      : group('PartyTaxScheme', group('TaxScheme', leaf('Name', party.vergiDairesi))),
    contact(party),
    isPerson ? person(party) : undefined,
  );
}

/** The tax number of a party with its kind. */
export function identificationXml(vknTckn: string): XmlNode {
  return group('PartyIdentification', leaf('ID', vknTckn, { schemeID: isTckn(vknTckn) ? 'TCKN' : 'VKN' }));
}

function isTckn(vknTckn: string): boolean {
  return vknTckn.length === 11;
}

function contact({ telefon, faks, email }: Party): XmlNode | undefined {
  const ways = [leaf('Telephone', telefon), leaf('Telefax', faks), leaf('ElectronicMail', email)];
  return ways.some((way) => way !== undefined) ? group('Contact', ...ways) : undefined;
}

/** The schematron requires both names of a natural person, even if only a title was entered. */
function person({ ad, soyad, unvan }: Party): XmlNode {
  const words = unvan.trim().split(/\s+/);
  return group(
    'Person',
    leaf('FirstName', ad.trim() || words.slice(0, -1).join(' ') || unvan),
    leaf('FamilyName', soyad.trim() || words.at(-1)),
  );
}

/** An address. Every text may be empty. */
interface Address {
  readonly kapiNo?: string;
  readonly cadde: string;
  readonly apartmanAdi?: string;
  readonly apartmanNo?: string;
  readonly ilce: string;
  readonly il: string;
  readonly postaKodu?: string;
  readonly mahalle?: string;
  readonly ulke: string;
}

/** District, province and country are required, so they are written even when empty. Source: ubl-tr 3. */
export function addressXml(name: string, address: Address): XmlNode {
  return group(
    name,
    leaf('Room', address.kapiNo),
    leaf('StreetName', address.cadde),
    leaf('BuildingName', address.apartmanAdi),
    leaf('BuildingNumber', address.apartmanNo),
    { name: 'cbc:CitySubdivisionName', content: address.ilce.trim() },
    { name: 'cbc:CityName', content: address.il.trim() },
    leaf('PostalZone', address.postaKodu),
    leaf('Region', address.mahalle),
    group('Country', leaf('Name', address.ulke.trim() || 'Türkiye')),
  );
}
