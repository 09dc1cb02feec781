import type { XmlNode } from './XmlNode';
import { group } from './group';
import { leaf } from './leaf';

/** Where somebody is; every text may be empty. */
export interface Address {
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

/** An address. District, province and country are mandatory: they stand there even when nobody entered them. Source: ubl-tr §3. */
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
