import type { RefusalReason } from '../ports/Portal';

/** A dispatch command: how it is sent, and what the sentences of its reply mean, folded by `foldTr`. */
export interface GibCommand {
  readonly cmd: string;
  /**
   * The screens of the command; the portal checks them. A read that is refused on the first is retried on the second.
   */
  readonly pages: readonly [string, ...string[]];
  /** Whether it changes data at the portal or sends an SMS. Such a command is never sent twice. */
  readonly writes: boolean;
  /** A part of the sentence that reports success. Commands without one return data. */
  readonly success?: string;
  /** The refusals that Kalem acts on. */
  readonly refusals?: readonly KnownRefusal[];
}

interface KnownRefusal {
  readonly reason: RefusalReason;
  readonly says: RegExp;
}

const SUCCESS = 'basariyla';

const ownDataIncomplete: KnownRefusal = { reason: 'ownDataIncomplete', says: /kullanici bilgilerini guncellemedi/ };
/** `…fatura zaten mevcut…`, or the sentence about an ETTN that the client made (portal-protocol 6.5). */
const cannotChangeDraft: KnownRefusal = { reason: 'cannotChangeDraft', says: /zaten mevcut|^ettn / };
/** `Bu belge iptal talebi oluşturmak için gerekli koşulları sağlamıyor! …` */
const cannotRaiseRequest: KnownRefusal = { reason: 'cannotRaiseRequest', says: /gerekli kosullari saglamiyor/ };
/** The real portal's wording is unknown: a refusal that does not match counts as a wrong code (portal-protocol 7). */
const codeExpired: KnownRefusal = { reason: 'codeExpired', says: /suresi/ };

/** Every dispatch command that Kalem sends (portal-protocol 4, GIB-08). */
export const commands = {
  ownData: read('EARSIV_PORTAL_KULLANICI_BILGILERI_GETIR', 'RG_KULLANICI'),
  saveOwnData: write('EARSIV_PORTAL_KULLANICI_BILGILERI_KAYDET', 'RG_KULLANICI'),
  lookup: read('SICIL_VEYA_MERNISTEN_BILGILERI_GETIR', 'RG_BASITFATURA'),
  reserveEttn: { ...read('EARSIV_PORTAL_UUID_GETIR', 'RG_BASITFATURA'), refusals: [ownDataIncomplete] },
  saveInvoice: write('EARSIV_PORTAL_FATURA_OLUSTUR', 'RG_BASITFATURA', ownDataIncomplete, cannotChangeDraft),
  listInvoices: read('EARSIV_PORTAL_TASLAKLARI_GETIR', 'RG_BASITTASLAKLAR', 'RG_TASLAKLAR'),
  fetchInvoice: read('EARSIV_PORTAL_FATURA_GETIR', 'RG_BASITFATURA', 'RG_TASLAKLAR'),
  viewInvoice: read('EARSIV_PORTAL_FATURA_GOSTER', 'RG_BASITTASLAKLAR', 'RG_TASLAKLAR'),
  deleteInvoices: write('EARSIV_PORTAL_FATURA_SIL', 'RG_TASLAKLAR'),
  phone: read('EARSIV_PORTAL_TELEFONNO_SORGULA', 'RG_BASITTASLAKLAR', 'RG_SMSONAY'),
  sendCode: writeWithData('EARSIV_PORTAL_SMSSIFRE_GONDER', 'RG_SMSONAY'),
  sign: writeWithData('0lhozfib5410mp', 'RG_SMSONAY', codeExpired),
  listReceived: read('EARSIV_PORTAL_ADIMA_KESILEN_BELGELERI_GETIR', 'RG_ALICI_TASLAKLAR'),
  listFromIntegrators: read('EARSIV_PORTAL_ENTEGRATOR_ADIMA_DUZENLENENLER_SORGULA', 'RG_ALICI_ENTEGRATOR'),
  cancelOwn: write('EARSIV_PORTAL_IPTAL_TALEBI_OLUSTUR', 'RG_TASLAKLAR', cannotRaiseRequest),
  objectToOwn: write('EARSIV_PORTAL_ITIRAZ_TALEBI_OLUSTUR', 'RG_TASLAKLAR', cannotRaiseRequest),
  cancelReceived: write('EARSIV_PORTAL_IPTAL_TALEBI_OLUSTUR', 'RG_ALICI_TASLAKLAR', cannotRaiseRequest),
  objectToReceived: write('EARSIV_PORTAL_ITIRAZ_TALEBI_OLUSTUR', 'RG_ALICI_TASLAKLAR', cannotRaiseRequest),
  listRequests: read('EARSIV_PORTAL_GELEN_IPTAL_ITIRAZ_TALEPLERINI_GETIR', 'RG_IPTALITIRAZTASLAKLAR'),
  answerRequest: write(
    'EARSIV_PORTAL_IPTAL_ITIRAZ_TALEP_DURUM_GUNCELLE',
    'RG_IPTALITIRAZTASLAKLAR',
    cannotRaiseRequest,
  ),
} as const satisfies Record<string, GibCommand>;

function read(cmd: string, ...pages: [string, ...string[]]): GibCommand {
  return { cmd, pages, writes: false };
}

function write(cmd: string, page: string, ...refusals: readonly KnownRefusal[]): GibCommand {
  return { cmd, pages: [page], writes: true, success: SUCCESS, refusals };
}

function writeWithData(cmd: string, page: string, ...refusals: readonly KnownRefusal[]): GibCommand {
  return { cmd, pages: [page], writes: true, refusals };
}
