import { type JsonObject, textOf } from '../json';
import type { OwnData } from '../state';
import { XmlElement } from './markup';

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

export function signatoryParty(seller: OwnData): XmlElement {
  return new XmlElement('cac:SignatoryParty', [identification(seller.vknTckn), address(partyOf(seller))]);
}

export function sellerParty(seller: OwnData): XmlElement {
  return party(partyOf(seller));
}

export function recipientParty(invoice: JsonObject): XmlElement {
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
}

function partyOf(seller: OwnData): Party {
  return { ...seller, sokak: seller.cadde, tel: seller.telNo, eposta: seller.ePostaAdresi };
}

function party(data: Party): XmlElement {
  const { vknTckn, unvan, ad, soyad, vergiDairesi, tel, eposta } = data;
  return new XmlElement('cac:Party', [
    identification(vknTckn),
    unvan ? new XmlElement('cac:PartyName', [new XmlElement('cbc:Name', unvan)]) : null,
    address(data),
    vergiDairesi
      ? new XmlElement('cac:PartyTaxScheme', [
          new XmlElement('cac:TaxScheme', [new XmlElement('cbc:Name', vergiDairesi)]),
        ])
      : null,
    new XmlElement('cac:Contact', [
      tel ? new XmlElement('cbc:Telephone', tel) : null,
      eposta ? new XmlElement('cbc:ElectronicMail', eposta) : null,
    ]),
    isLegalPerson(vknTckn)
      ? null
      : new XmlElement('cac:Person', [new XmlElement('cbc:FirstName', ad), new XmlElement('cbc:FamilyName', soyad)]),
  ]);
}

function identification(vknTckn: string): XmlElement {
  const schemeID = isLegalPerson(vknTckn) ? 'VKN' : 'TCKN';
  return new XmlElement('cac:PartyIdentification', [new XmlElement('cbc:ID', vknTckn, { schemeID })]);
}

function address({ sokak, ilce, il, ulke }: Party): XmlElement {
  return new XmlElement('cac:PostalAddress', [
    sokak ? new XmlElement('cbc:StreetName', sokak) : null,
    new XmlElement('cbc:CitySubdivisionName', ilce),
    new XmlElement('cbc:CityName', il),
    new XmlElement('cac:Country', [new XmlElement('cbc:Name', ulke)]),
  ]);
}

function isLegalPerson(vknTckn: string): boolean {
  return vknTckn.length === 10;
}
