import type { JsonObject } from './json';

/** The keys of an account's own data, in the portal's order. */
export const ownDataKeys = [
  'vknTckn',
  'unvan',
  'ad',
  'soyad',
  'vergiDairesi',
  'sicilNo',
  'mersisNo',
  'isMerkezi',
  'cadde',
  'apartmanAdi',
  'apartmanNo',
  'kapiNo',
  'kasaba',
  'ilce',
  'il',
  'postaKodu',
  'ulke',
  'telNo',
  'faksNo',
  'ePostaAdresi',
  'webSitesiAdresi',
] as const;

export type OwnData = Readonly<Record<(typeof ownDataKeys)[number], string>>;

export interface Account {
  readonly userCode: string;
  readonly password: string;
  /** The mobile phone that signing codes go to, ten digits. */
  readonly telefon: string;
  ownData: OwnData;
}

export type OnayDurumu = 'Onaylanmadı' | 'Onaylandı' | 'Silinmiş';

export interface PortalDocument {
  readonly ettn: string;
  readonly faturaOid: string;
  readonly belgeNumarasi: string;
  /** A document of an integrator appears only in the recipient's integrator list. */
  readonly channel: 'portal' | 'integrator';
  /** The seller's data when the document was saved. */
  seller: OwnData;
  onayDurumu: OnayDurumu;
  /** When it was signed, ISO date and time; `null` for a draft. */
  approvedAt: string | null;
  /** Issue date, `yyyy-MM-dd`. */
  tarih: string;
  /** The form as sent by the client, with the portal's keys. */
  invoice: JsonObject;
}

/** A request to cancel (`"0"`) or an objection (`"1"`); status `"0"` created, `"1"` accepted, `"2"` rejected. */
export interface DocumentRequest {
  readonly iptalItirazOid: string;
  readonly ettn: string;
  readonly iptalItiraz: '0' | '1';
  iptalItirazDurumu: '0' | '1' | '2';
  /** VKN or TCKN of the party that raised it and of the party that answers it. */
  readonly raisedBy: string;
  readonly addressedTo: string;
  /** `yyyy-MM-dd` */
  readonly tarih: string;
  readonly talepAciklama: string;
  readonly itirazYontemi: string;
  readonly referansBelgeId: string;
  readonly referansBelgeTarihi: string;
  retAciklama: string;
}

/** The data that is kept over a restart. */
export interface PortalState {
  readonly accounts: readonly Account[];
  readonly documents: PortalDocument[];
  readonly requests: DocumentRequest[];
  /** The last document number given, by seller and year (`"7350119289-2026"`). */
  readonly lastNumbers: Record<string, number>;
}
