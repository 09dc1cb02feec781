export interface GibCommand {
  readonly cmd: string;
  /** The screen it belongs to; the portal checks it. A read that is refused on the first is tried on the second. */
  readonly pages: readonly [string, ...string[]];
  /** Whether it changes something at the portal or sends something to people: then it never goes out twice. */
  readonly writes: boolean;
  /** Part of the sentence by which the command says that it was done, folded as `foldTr` does; without one it answers data. */
  readonly success?: string;
}

const read = (cmd: string, ...pages: [string, ...string[]]): GibCommand => ({ cmd, pages, writes: false });
const write = (cmd: string, page: string, success?: string): GibCommand => ({
  cmd,
  pages: [page],
  writes: true,
  ...(success !== undefined && { success }),
});

/** Every dispatch command that Kalem sends: its name, its pages, its success text (protocol 4, GIB-08). */
export const commands = {
  ownData: read('EARSIV_PORTAL_KULLANICI_BILGILERI_GETIR', 'RG_KULLANICI'),
  saveOwnData: write('EARSIV_PORTAL_KULLANICI_BILGILERI_KAYDET', 'RG_KULLANICI', 'basariyla'),
  lookup: read('SICIL_VEYA_MERNISTEN_BILGILERI_GETIR', 'RG_BASITFATURA'),
  reserveEttn: read('EARSIV_PORTAL_UUID_GETIR', 'RG_BASITFATURA'),
  saveInvoice: write('EARSIV_PORTAL_FATURA_OLUSTUR', 'RG_BASITFATURA', 'basariyla'),
  listInvoices: read('EARSIV_PORTAL_TASLAKLARI_GETIR', 'RG_BASITTASLAKLAR', 'RG_TASLAKLAR'),
  fetchInvoice: read('EARSIV_PORTAL_FATURA_GETIR', 'RG_BASITFATURA', 'RG_TASLAKLAR'),
  viewInvoice: read('EARSIV_PORTAL_FATURA_GOSTER', 'RG_BASITTASLAKLAR', 'RG_TASLAKLAR'),
  deleteInvoices: write('EARSIV_PORTAL_FATURA_SIL', 'RG_TASLAKLAR', 'basariyla'),
  phone: read('EARSIV_PORTAL_TELEFONNO_SORGULA', 'RG_BASITTASLAKLAR', 'RG_SMSONAY'),
  sendCode: write('EARSIV_PORTAL_SMSSIFRE_GONDER', 'RG_SMSONAY'),
  sign: write('0lhozfib5410mp', 'RG_SMSONAY'),
  listReceived: read('EARSIV_PORTAL_ADIMA_KESILEN_BELGELERI_GETIR', 'RG_ALICI_TASLAKLAR'),
  listFromIntegrators: read('EARSIV_PORTAL_ENTEGRATOR_ADIMA_DUZENLENENLER_SORGULA', 'RG_ALICI_ENTEGRATOR'),
  cancelOwn: write('EARSIV_PORTAL_IPTAL_TALEBI_OLUSTUR', 'RG_TASLAKLAR', 'basariyla'),
  objectToOwn: write('EARSIV_PORTAL_ITIRAZ_TALEBI_OLUSTUR', 'RG_TASLAKLAR', 'basariyla'),
  cancelReceived: write('EARSIV_PORTAL_IPTAL_TALEBI_OLUSTUR', 'RG_ALICI_TASLAKLAR', 'basariyla'),
  objectToReceived: write('EARSIV_PORTAL_ITIRAZ_TALEBI_OLUSTUR', 'RG_ALICI_TASLAKLAR', 'basariyla'),
  listRequests: read('EARSIV_PORTAL_GELEN_IPTAL_ITIRAZ_TALEPLERINI_GETIR', 'RG_IPTALITIRAZTASLAKLAR'),
  answerRequest: write('EARSIV_PORTAL_IPTAL_ITIRAZ_TALEP_DURUM_GUNCELLE', 'RG_IPTALITIRAZTASLAKLAR', 'basariyla'),
} as const satisfies Record<string, GibCommand>;
