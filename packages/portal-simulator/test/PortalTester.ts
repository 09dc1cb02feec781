import { unzipSync } from 'fflate';
import { test } from 'vitest';
import { createPortalSimulator } from '../src/index';
import type { PortalFault, PortalSimulator, PortalSimulatorOptions } from '../src/index';

export const NOON = '2026-11-21T12:00:00+03:00';

/** A reply of the portal, in any of its shapes. */
export interface Reply {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly messages?: unknown;
  readonly metadata?: { readonly optime: string };
  readonly token?: string;
  readonly userid?: string;
}

type Row = Readonly<Record<string, unknown>>;

/** A test client that only builds the form envelope. */
export class PortalTester {
  readonly simulator: PortalSimulator;
  readonly base: string;
  now: Date;
  token = '';
  address = '10.0.0.1';

  constructor(options: Partial<PortalSimulatorOptions> & { base?: string } = {}) {
    this.now = new Date(NOON);
    this.base = options.base ?? 'http://portal.test';
    this.simulator = createPortalSimulator({ clock: { now: () => this.now }, ...options });
  }

  advance(ms: number): void {
    this.now = new Date(this.now.getTime() + ms);
  }

  fetch(path: string, init?: RequestInit): Promise<Response> {
    return this.simulator.fetch(new Request(`${this.base}${path}`, init), { address: this.address });
  }

  post(path: string, fields: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<Response> {
    return this.fetch(path, { method: 'POST', body: new URLSearchParams(fields), ...(signal && { signal }) });
  }

  async login(userid = '33333301', sifre = '1', assoscmd = 'anologin'): Promise<Reply> {
    const fields = { assoscmd, rtype: 'json', userid, sifre, sifre2: sifre, parola: '1' };
    const reply = await read(this.post('/earsiv-services/assos-login', fields));
    this.token = reply.token ?? '';
    return reply;
  }

  logout(): Promise<Reply> {
    return read(this.post('/earsiv-services/assos-login', { assoscmd: 'logout', rtype: 'json', token: this.token }));
  }

  /** Logs out and in again as another user. */
  async become(userid: string): Promise<void> {
    await this.logout();
    await this.login(userid);
  }

  raw(cmd: string, pageName: string, jp: unknown = {}, signal?: AbortSignal): Promise<Response> {
    const fields = { cmd, callid: 'eceb8097ec8cc-7', pageName, token: this.token, jp: JSON.stringify(jp) };
    return this.post('/earsiv-services/dispatch', fields, signal);
  }

  send(cmd: string, pageName: string, jp: unknown = {}): Promise<Reply> {
    return read(this.raw(cmd, pageName, jp));
  }

  create(form: Readonly<Record<string, unknown>> = invoiceForm()): Promise<Reply> {
    return this.send('EARSIV_PORTAL_FATURA_OLUSTUR', 'RG_BASITFATURA', form);
  }

  async list(baslangic = '21/11/2026', bitis = baslangic): Promise<readonly Row[]> {
    const jp = { baslangic, bitis, hangiTip: '5000/30000', table: [] };
    return rows(await this.send('EARSIV_PORTAL_TASLAKLARI_GETIR', 'RG_BASITTASLAKLAR', jp));
  }

  rawCreate(signal?: AbortSignal): Promise<Response> {
    return this.raw('EARSIV_PORTAL_FATURA_OLUSTUR', 'RG_BASITFATURA', invoiceForm(), signal);
  }

  fetchInvoice(ettn: unknown): Promise<Reply> {
    return this.send('EARSIV_PORTAL_FATURA_GETIR', 'RG_BASITFATURA', { ettn });
  }

  view(ettn: unknown, onayDurumu: unknown): Promise<Reply> {
    return this.send('EARSIV_PORTAL_FATURA_GOSTER', 'RG_BASITTASLAKLAR', { ettn, onayDurumu });
  }

  remove(silinecekler: unknown): Promise<Reply> {
    return this.send('EARSIV_PORTAL_FATURA_SIL', 'RG_TASLAKLAR', { silinecekler, aciklama: 'Hatalı' });
  }

  /** Creates a draft and finds its row by the difference of the lists. */
  async draft(form = invoiceForm()): Promise<Row> {
    const before = new Set((await this.list()).map(({ ettn }) => ettn));
    await this.create(form);
    const row = (await this.list()).find(({ ettn }) => !before.has(ettn));
    if (!row) throw new Error('The portal did not list the new draft.');
    return row;
  }

  async askForCode(): Promise<{ oid: string; code: string }> {
    const phone = await this.send('EARSIV_PORTAL_TELEFONNO_SORGULA', 'RG_BASITTASLAKLAR');
    const jp = { CEPTEL: record(phone.data).telefon, KCEPTEL: false, TIP: '' };
    const sent = await this.send('EARSIV_PORTAL_SMSSIFRE_GONDER', 'RG_SMSONAY', jp);
    return { oid: String(record(sent.data).oid), code: this.simulator.outbox[0]?.body.split(' ').at(-1) ?? '' };
  }

  sign(oid: string, code: string, drafts: readonly Row[]): Promise<Reply> {
    return this.send('0lhozfib5410mp', 'RG_SMSONAY', { SIFRE: code, OID: oid, OPR: 1, DATA: drafts });
  }

  /** A draft of today, signed. */
  async approved(form = invoiceForm()): Promise<Row> {
    const draft = await this.draft(form);
    const { oid, code } = await this.askForCode();
    await this.sign(oid, code, [draft]);
    return { ...draft, onayDurumu: 'Onaylandı' };
  }

  incoming(jp: unknown): Promise<Reply> {
    return this.send('EARSIV_PORTAL_ADIMA_KESILEN_BELGELERI_GETIR', 'RG_ALICI_TASLAKLAR', jp);
  }

  integrators(jp: unknown): Promise<Reply> {
    return this.send('EARSIV_PORTAL_ENTEGRATOR_ADIMA_DUZENLENENLER_SORGULA', 'RG_ALICI_ENTEGRATOR', jp);
  }

  cancel({ ettn }: Row, changes: Row = {}, page = 'RG_TASLAKLAR'): Promise<Reply> {
    return this.send('EARSIV_PORTAL_IPTAL_TALEBI_OLUSTUR', page, {
      ettn,
      onayDurumu: 'Onaylandı',
      belgeTuru: 'FATURA',
      talepAciklama: 'Mükerrer',
      ...changes,
    });
  }

  object({ ettn }: Row, changes: Row = {}, page = 'RG_TASLAKLAR'): Promise<Reply> {
    return this.send('EARSIV_PORTAL_ITIRAZ_TALEBI_OLUSTUR', page, {
      ettn,
      onayDurumu: 'Onaylandı',
      belgeTuru: 'FATURA',
      talepAciklama: 'Miktar fazla',
      itirazYontemi: 'KEP',
      referansBelgeId: '2026/17',
      referansBelgeTarihi: '20/11/2026',
      ...changes,
    });
  }

  /** Today's requests to the account. */
  async received(): Promise<readonly Row[]> {
    const jp = { baslangic: '21/11/2026', bitis: '21/11/2026' };
    return rows(await this.send('EARSIV_PORTAL_GELEN_IPTAL_ITIRAZ_TALEPLERINI_GETIR', 'RG_IPTALITIRAZTASLAKLAR', jp));
  }

  answer(iptalItirazOid: unknown, talepCevabi: string, changes: Row = {}): Promise<Reply> {
    return this.send('EARSIV_PORTAL_IPTAL_ITIRAZ_TALEP_DURUM_GUNCELLE', 'RG_IPTALITIRAZTASLAKLAR', {
      iptalItirazOid,
      talepCevabi,
      belgeTuru: 'FATURA',
      retAciklama: '',
      ...changes,
    });
  }

  /** The row of one of today's documents in its seller's list. */
  async ownRow({ ettn }: Row): Promise<Row> {
    return record((await this.list()).find((row) => row.ettn === ettn));
  }

  /** The row of one of today's documents in its recipient's list. */
  async incomingRow({ ettn }: Row): Promise<Row> {
    const jp = { baslangic: '21/11/2026', bitis: '21/11/2026', hourlySearchInterval: 'NONE' };
    return record(rows(await this.incoming(jp)).find((row) => row.ettn === ettn));
  }

  /** Replaces the faults of the following calls. */
  meet(...faults: readonly PortalFault[]): void {
    this.simulator.setSwitches({ faults });
  }

  async download(
    row: Row,
    changes: Readonly<Record<string, string>> = {},
  ): Promise<{ response: Response; files: Record<string, Uint8Array> }> {
    const query = new URLSearchParams({
      token: this.token,
      ettn: String(row.ettn),
      belgeTip: 'FATURA',
      onayDurumu: String(row.onayDurumu),
      cmd: 'EARSIV_PORTAL_BELGE_INDIR',
      ...changes,
    });
    const response = await this.fetch(`/earsiv-services/download?${query}`);
    const bytes = new Uint8Array(await response.clone().arrayBuffer());
    return { response, files: bytes.length > 0 ? unzipSync(bytes) : {} };
  }
}

/** A test with its own portal: `tester` is logged in as 33333301, `approved` was signed today. */
export const it = test
  .extend('tester', async () => {
    const tester = new PortalTester();
    await tester.login();
    return tester;
  })
  .extend('approved', ({ tester }) => tester.approved());

export async function read(response: Promise<Response>): Promise<Reply> {
  return (await (await response).json()) as Reply;
}

export function rows(reply: Reply): readonly Row[] {
  if (!Array.isArray(reply.data)) throw new Error(`The portal answered no rows: ${JSON.stringify(reply)}`);
  return reply.data;
}

export function record(value: unknown): Row {
  if (typeof value !== 'object' || value === null) throw new Error(`Not an object: ${JSON.stringify(value)}`);
  return value as Row;
}

/** A form that the portal accepts, to account 33333302; see portal-protocol 6.4. */
export function invoiceForm(changes: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return {
    faturaUuid: '',
    belgeNumarasi: '',
    faturaTarihi: '21/11/2026',
    saat: '11:05:09',
    paraBirimi: 'TRY',
    dovzTLkur: '0',
    faturaTipi: 'SATIS',
    hangiTip: '5000/30000',
    vknTckn: '5560173901',
    aliciUnvan: 'Kızılırmak Un ve Yem Fabrikaları Anonim Şirketi',
    aliciAdi: '',
    aliciSoyadi: '',
    vergiDairesi: 'Gevher Nesibe Vergi Dairesi Müdürlüğü',
    ulke: 'Türkiye',
    bulvarcaddesokak: 'Organize Sanayi Bölgesi 14. Cad.',
    mahalleSemtIlce: 'MELİKGAZİ',
    sehir: 'KAYSERİ',
    iadeTable: [],
    vergiCesidi: ' ',
    malHizmetTable: [line()],
    tip: 'İskonto',
    matrah: '900',
    malhizmetToplamTutari: '1000',
    toplamIskonto: '100',
    hesaplanankdv: '180',
    vergilerToplami: '180',
    vergilerDahilToplamTutar: '1080',
    odenecekTutar: '1080',
    not: '',
    ...changes,
  };
}

export function line(changes: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return {
    malHizmet: 'Bakım hizmeti',
    miktar: 2,
    birim: 'C62',
    birimFiyat: '500',
    fiyat: '1000',
    iskontoArttm: 'İskonto',
    iskontoOrani: 10,
    iskontoTutari: '100',
    iskontoNedeni: '',
    malHizmetTutari: '900',
    kdvOrani: '20',
    vergiOrani: 0,
    kdvTutari: '180',
    vergininKdvTutari: '0',
    ozelMatrahTutari: '0',
    hesaplananotvtevkifatakatkisi: '0',
    ...changes,
  };
}
