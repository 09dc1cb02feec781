import type { JsonObject } from '../Json';
import type { OwnData } from '../PortalState';
import { textOf } from '../textOf';
import { XmlElement } from './XmlElement';

interface Party {
  readonly vknTckn: string;
  readonly unvan: string;
  readonly ad: string;
  readonly soyad: string;
  readonly vergiDairesi: string;
  readonly sokak: string;
  readonly ilce: string;
  readonly il: string;
  readonly ulke: string;
  readonly tel: string;
  readonly eposta: string;
}

export const xmlParty = {
  seller(seller: OwnData): XmlElement {
    return party({ ...seller, sokak: seller.cadde, tel: seller.telNo, eposta: seller.ePostaAdresi });
  },

  recipient(invoice: JsonObject): XmlElement {
    return party({
      vknTckn: textOf(invoice, 'vknTckn'),
      unvan: textOf(invoice, 'aliciUnvan'),
      ad: textOf(invoice, 'aliciAdi'),
      soyad: textOf(invoice, 'aliciSoyadi'),
      vergiDairesi: textOf(invoice, 'vergiDairesi'),
      sokak: textOf(invoice, 'bulvarcaddesokak'),
      ilce: textOf(invoice, 'mahalleSemtIlce'),
      il: textOf(invoice, 'sehir').trim(),
      ulke: textOf(invoice, 'ulke'),
      tel: textOf(invoice, 'tel'),
      eposta: textOf(invoice, 'eposta'),
    });
  },
};

function party({ vknTckn, unvan, ad, soyad, vergiDairesi, sokak, ilce, il, ulke, tel, eposta }: Party): XmlElement {
  const isLegalPerson = vknTckn.length === 10;
  return new XmlElement('cac:Party', [
    new XmlElement('cac:PartyIdentification', [new XmlElement('cbc:ID', vknTckn, { schemeID: isLegalPerson ? 'VKN' : 'TCKN' })]),
    unvan ? new XmlElement('cac:PartyName', [new XmlElement('cbc:Name', unvan)]) : null,
    new XmlElement('cac:PostalAddress', [
      sokak ? new XmlElement('cbc:StreetName', sokak) : null,
      new XmlElement('cbc:CitySubdivisionName', ilce),
      new XmlElement('cbc:CityName', il),
      new XmlElement('cac:Country', [new XmlElement('cbc:Name', ulke)]),
    ]),
    vergiDairesi
      ? new XmlElement('cac:PartyTaxScheme', [new XmlElement('cac:TaxScheme', [new XmlElement('cbc:Name', vergiDairesi)])])
      : null,
    new XmlElement('cac:Contact', [
      tel ? new XmlElement('cbc:Telephone', tel) : null,
      eposta ? new XmlElement('cbc:ElectronicMail', eposta) : null,
    ]),
    isLegalPerson ? null : new XmlElement('cac:Person', [new XmlElement('cbc:FirstName', ad), new XmlElement('cbc:FamilyName', soyad)]),
  ]);
}
