import { describe, expect, it } from 'vitest';
import { calculateInvoice } from '@kalem/domain';
import { createPortalSimulator, type PortalFault, type PortalSwitches } from '@kalem/portal-simulator';
import type { PortalAnswer, PortalInvoice, PortalTokens } from '../ports/Portal';
import { escapeJson } from './dispatcher';
import { createGibPortal } from './gibPortal';
import { invoiceFields, writeInvoice } from './invoiceFields';

const now = new Date('2026-11-20T09:00:00Z');
const line = {
  malHizmet: 'Işık bakımı',
  miktar: '2',
  birim: 'C62',
  birimFiyat: '83.33333',
  kdvOrani: '20',
  iskontoTip: 'ISKONTO',
  iskontoOrani: '10',
} as const;
const calculated = calculateInvoice({ faturaTip: 'SATIS', paraBirim: 'TRY', malHizmetler: [line] });
const invoice: PortalInvoice = {
  ettn: null,
  belgeNumarasi: null,
  faturaTarih: '2026-11-20',
  faturaSaat: '12:00:00',
  faturaTip: 'SATIS',
  paraBirim: 'TRY',
  dovizKur: '0',
  vknTckn: '1938472657',
  aliciUnvan: 'Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi',
  aliciAdi: '',
  aliciSoyadi: '',
  vergiDairesi: 'Ümraniye',
  emails: ['muhasebe@ornek.example', 'ikinci@ornek.example'],
  il: 'İSTANBUL',
  ilce: 'ÜSKÜDAR',
  ulke: 'Birleşik Krallık',
  adres: 'Kısıklı Mah.',
  irsaliyeNumarasi: '',
  irsaliyeTarihi: '',
  iadeFaturalari: [],
  malHizmetler: [{ ...line, ...calculated.malHizmetler[0] }],
  totals: { ...calculated.totals, kdvToplamlar: [...calculated.totals.kdvToplamlar] },
  not: 'otomatik###özel',
};

function start(switches: Partial<PortalSwitches> = {}, ettn: 'portal' | 'reserved' = 'portal') {
  const userCode = '33333302';
  const simulator = createPortalSimulator({ clock: { now: () => now }, switches });
  const requests: Request[] = [];
  const portal = createGibPortal({
    baseUrl: 'http://portal.test/',
    login: 'anologin',
    ettn,
    dispatchTimeout: 200,
    fetch: (request) => {
      requests.push(request.clone());
      return simulator.fetch(request);
    },
  });
  let token: string | undefined;
  const logIn = async (): Promise<PortalAnswer<string>> => {
    const answer = await portal.logIn({ userCode, password: '1' });
    if (answer.ok) token = answer.value;
    return answer;
  };
  const tokens: PortalTokens = {
    current: async () => (token === undefined ? logIn() : { ok: true, value: token }),
    renew: async (stale) => {
      await portal.logOut(stale);
      return logIn();
    },
  };
  const sent = async (cmd: string): Promise<URLSearchParams[]> => {
    const forms = await Promise.all(requests.map(async (request) => new URLSearchParams(await request.clone().text())));
    return forms.filter((form) => form.get('cmd') === cmd);
  };
  return {
    simulator,
    portal,
    session: portal.session(tokens),
    requests,
    sent,
    useToken: (value: string) => (token = value),
  };
}

const fail = (fault: Omit<PortalFault, 'times'> & { times?: number }): Partial<PortalSwitches> => ({
  faults: [{ times: 1, ...fault }],
});
const CREATE = 'EARSIV_PORTAL_FATURA_OLUSTUR';
const LIST = 'EARSIV_PORTAL_TASLAKLARI_GETIR';

describe('requests to the portal', () => {
  it('GIB-07: logs in with the form of the host, sends a Referer, logs out with the token', async () => {
    const { portal, requests } = start();
    const login = await portal.logIn({ userCode: '33333302', password: '1' });
    expect(login).toMatchObject({ ok: true, value: expect.stringMatching(/^[0-9a-f]{128}$/) });
    if (!login.ok) return;
    await portal.logOut(login.value);
    expect(await portal.logIn({ userCode: '33333302', password: '1' })).toMatchObject({ ok: true });

    const [first, second] = requests;
    expect(first?.url).toBe('http://portal.test/earsiv-services/assos-login');
    expect(first?.headers.get('referer')).toBe('http://portal.test/intragiris.html');
    expect(Object.fromEntries(new URLSearchParams(await first?.text()))).toEqual({
      assoscmd: 'anologin',
      rtype: 'json',
      userid: '33333302',
      sifre: '1',
      sifre2: '1',
      parola: '1',
    });
    expect(Object.fromEntries(new URLSearchParams(await second?.text()))).toEqual({
      assoscmd: 'logout',
      rtype: 'json',
      token: login.value,
    });
  });

  it('GIB-08: a command is sent with cmd, callid, pageName, token and ASCII jp', async () => {
    const { session, sent } = start();
    await session.createDraft(invoice);
    const [form] = await sent(CREATE);
    expect(form?.get('pageName')).toBe('RG_BASITFATURA');
    expect(form?.get('callid')).toMatch(/^[0-9a-f]{13}-\d+$/);
    expect(form?.get('jp')).toMatch(/^[\x20-\x7e]+$/);
    expect(JSON.parse(form?.get('jp') ?? '')).toMatchObject({ mahalleSemtIlce: 'ÜSKÜDAR' });
    expect(await escapeJson({ ad: 'Işık' })).toBe('{"ad":"I\\u015f\\u0131k"}');
  });

  it('GIB-09: an invoice has the 52 keys in the order of the portal', async () => {
    const keys = Object.keys(await writeInvoice(invoice));
    expect(invoiceFields).toHaveLength(52);
    expect(keys).toEqual(invoiceFields.map(({ key }) => key));
    expect(keys.slice(0, 12)).toEqual([
      'faturaUuid',
      'belgeNumarasi',
      'faturaTarihi',
      'saat',
      'paraBirimi',
      'dovzTLkur',
      'faturaTipi',
      'hangiTip',
      'vknTckn',
      'aliciUnvan',
      'aliciAdi',
      'aliciSoyadi',
    ]);
  });

  it('GIB-09: fields have the portal’s names, dates, decimals and spellings', async () => {
    expect(await writeInvoice(invoice)).toMatchObject({
      faturaUuid: '',
      faturaTarihi: '20/11/2026',
      saat: '12:00:00',
      paraBirimi: 'TRY',
      dovzTLkur: '0',
      faturaTipi: 'SATIS',
      hangiTip: '5000/30000',
      bulvarcaddesokak: 'Kısıklı Mah.',
      mahalleSemtIlce: 'ÜSKÜDAR',
      sehir: 'İSTANBUL',
      ulke: 'Birleşik Krallik',
      eposta: 'muhasebe@ornek.example',
      malhizmetToplamTutari: '166.67',
      toplamIskonto: '16.67',
      hesaplanankdv: '30',
      odenecekTutar: '180',
      tip: 'İskonto',
      not: 'otomatik\nözel',
      vergiCesidi: ' ',
      malHizmetTable: [
        {
          malHizmet: 'Işık bakımı',
          miktar: 2,
          birimFiyat: '83.33333',
          fiyat: '166.67',
          iskontoArttm: 'İskonto',
          iskontoOrani: 10,
          iskontoTutari: '16.67',
          malHizmetTutari: '150',
          kdvOrani: '20',
          vergiOrani: 0,
          kdvTutari: '30',
        },
      ],
    });
    expect(await writeInvoice({ ...invoice, il: '', ulke: '', paraBirim: 'AFG', dovizKur: '0.5' })).toMatchObject({
      sehir: ' ',
      ulke: 'Türkiye',
      paraBirimi: 'AFN',
      dovzTLkur: '0.5',
    });
  });

  it('OFF-12, GIB-09: the note contains every reason with its official text', async () => {
    const reasons = ['104', '151', '702', '999'].map((istisnaMuafiyetSebebi) => ({ ...line, istisnaMuafiyetSebebi }));
    expect((await writeInvoice({ ...invoice, not: '', malHizmetler: reasons }))['not']).toBe(
      [
        '104 - Petrol Arama Faaliyetlerinde Bulunanlara Yapılan Teslimler',
        '151 - ÖTV - İstisna Olmayan Diğer',
        '702 - DİİB ve Geçici Kabul Rejimi Kapsamındaki Satışlar',
        '999',
      ].join('\n'),
    );
  });

  it('OFF-10, A-16, GIB-09: the note contains the line code of a permit, because the portal has no key for it', async () => {
    const permitted = { ...line, istisnaMuafiyetSebebi: '702', aliciDibSatirKod: 'AB123456789' };
    const raw = await writeInvoice({ ...invoice, not: '', malHizmetler: [permitted] });
    expect(raw['not']).toBe(
      '702 - DİİB ve Geçici Kabul Rejimi Kapsamındaki Satışlar\n1. satır: Alıcı DİB Satır Kodu: AB123456789',
    );
    expect(JSON.stringify(raw['malHizmetTable'])).not.toContain('AB123456789');
  });

  it('A-15, GIB-09: does not repeat a reason that the automatic notes contain', async () => {
    const not = 'YALNIZ BİN TÜRK LİRASI\n702 - DİİB ve Geçici Kabul Rejimi Kapsamındaki Satışlar###teşekkürler';
    const lines = ['702', '301'].map((istisnaMuafiyetSebebi) => ({ ...line, istisnaMuafiyetSebebi }));
    expect((await writeInvoice({ ...invoice, not, malHizmetler: lines }))['not']).toBe(
      `${not.replace('###', '\n')}\n301 - 11/1-a Mal İhracatı`,
    );
  });

  it('GIB-09: taxes, tevkifat, returns and reasons have their own keys', async () => {
    const source = {
      faturaTip: 'TEVKIFAT',
      paraBirim: 'TRY',
      malHizmetler: [
        {
          ...line,
          tevkifatKodu: '627-Ex',
          V0073Orani: '10',
          istisnaMuafiyetSebebi: '301',
          teslimSarti: 'CIF',
          gtip: '123456789012',
        },
      ],
    } as const;
    const result = calculateInvoice(source);
    const raw = await writeInvoice({
      ...invoice,
      faturaTip: 'TEVKIFAT',
      iadeFaturalari: [{ faturaNumarasi: 'GIB2026000000001', faturaTarih: '2026-09-01' }],
      not: '',
      malHizmetler: [{ ...source.malHizmetler[0], ...result.malHizmetler[0] }],
      totals: { ...result.totals, kdvToplamlar: [] },
    });
    expect(raw).toMatchObject({
      iadeTable: [{ faturaNo: 'GIB2026000000001', duzenlenmeTarihi: '01/09/2026' }],
      hesaplananV0073: '15',
      hesaplananV9015: '13.2',
      tevkifataTabiIslemTutar: '150',
      tevkifataTabiIslemKdv: '33',
      malHizmetTable: [
        {
          tevkifatKodu: '627',
          V9015Orani: 40,
          V9015Tutari: '13.2',
          V0073Orani: 10,
          V0073Tutari: '15',
          V0073KdvTutari: '3',
          istisnaMuafiyetSebebi: '301',
          gtip: '123456789012',
        },
      ],
    });
    expect(raw['not']).toBe('301 - 11/1-a Mal İhracatı\n1. satır: Teslim Şartı: CIF');
  });
});

describe('reading from the portal', () => {
  it('GIB-09, GIB-10: list and fetch return a draft as it was sent', async () => {
    const { session } = start();
    expect(await session.createDraft(invoice)).toEqual({ ok: true, value: undefined });
    const rows = await session.listInvoices('2026-11-20', '2026-11-20');
    const row = rows.ok ? rows.value.find(({ vknTckn }) => vknTckn === invoice.vknTckn) : undefined;
    expect(row).toMatchObject({
      faturaTarih: '2026-11-20',
      onayDurumu: 'Onaylanmadi',
      belgeNumarasi: expect.stringMatching(/^GIB2026\d{9}$/),
    });
    const fetched = await session.fetchInvoice(row?.ettn ?? '');
    const { kdvMatrahi: _, ...sentLine } = invoice.malHizmetler[0] ?? {};
    const { kdvToplamlar: __, odenecekTutarText: ___, ...sentTotals } = invoice.totals;
    expect(fetched).toEqual({
      ok: true,
      value: {
        ...invoice,
        faturaTip: null,
        portalFaturaTip: invoice.faturaTip,
        emails: ['muhasebe@ornek.example'],
        not: 'otomatik\nözel',
        ettn: row?.ettn,
        belgeNumarasi: row?.belgeNumarasi,
        totals: sentTotals,
        malHizmetler: [sentLine],
      },
    });
  });

  it('GIB-08: reads own data and looks up a taxpayer', async () => {
    const { session } = start();
    expect(await session.ownData()).toMatchObject({
      ok: true,
      value: { vknTckn: '5560173901', il: 'KAYSERİ', yetkiliTelNo: '3525550102', email: 'finans@kizilirmakun.example' },
    });
    expect(await session.lookup('23184679022')).toEqual({
      ok: true,
      value: { unvan: '', ad: 'Ayşe Gül', soyad: 'Şahinoğlu', vergiDairesi: 'Üsküdar Vergi Dairesi Müdürlüğü' },
    });
    expect(await session.lookup('9999999999')).toEqual({ ok: true, value: null });
  });

  it('GIB-08: deletes a draft and reads its HTML and ZIP', async () => {
    const { session } = start();
    await session.createDraft(invoice);
    const rows = await session.listInvoices('2026-11-20', '2026-11-20');
    const row = rows.ok ? rows.value.find(({ vknTckn }) => vknTckn === invoice.vknTckn) : undefined;
    if (!row) throw new Error('the draft is not in the list');
    expect(await session.viewHtml(row)).toMatchObject({ ok: true, value: expect.stringContaining('Işık bakımı') });
    const zip = await session.downloadZip(row);
    expect(zip.ok && [...(zip.value ?? [])].slice(0, 2)).toEqual([0x50, 0x4b]);
    expect(await session.downloadZip({ ...row, onayDurumu: 'Onaylandi' })).toEqual({ ok: true, value: null });
    expect(await session.deleteDraft(row)).toMatchObject({ ok: true });
    expect(await session.listInvoices('2026-11-20', '2026-11-20')).toMatchObject({
      ok: true,
      value: expect.arrayContaining([{ ...row, onayDurumu: 'Silinmis' }]),
    });
  });

  it('GIB-08: signs with the code of the SMS; a wrong code is a refusal', async () => {
    const { session, simulator } = start({ smsCode: 'ABC234' });
    await session.createDraft(invoice);
    const rows = await session.listInvoices('2026-11-20', '2026-11-20');
    const ettns = rows.ok
      ? rows.value.filter(({ onayDurumu }) => onayDurumu === 'Onaylanmadi').map(({ ettn }) => ettn)
      : [];
    const sent = await session.sendSigningCode();
    if (!sent.ok) throw new Error('no code was sent');
    expect(sent.value.phoneNumber).toBe('5335550102');
    expect(simulator.outbox).toHaveLength(1);
    expect(await session.sign({ oid: sent.value.oid, smsCode: 'WRONG1', ettns })).toMatchObject({
      ok: false,
      failure: { kind: 'refused' },
    });
    expect(await session.sign({ oid: sent.value.oid, smsCode: 'ABC234', ettns })).toEqual({
      ok: true,
      value: undefined,
    });
  });
});

describe('the origin of the ETTN', () => {
  it('GIB-11: the portal assigns it, or one is reserved and sent if configured', async () => {
    const plain = start();
    await plain.session.createDraft({ ...invoice, ettn: crypto.randomUUID() });
    expect(JSON.parse((await plain.sent(CREATE))[0]?.get('jp') ?? '')).toMatchObject({ faturaUuid: '' });

    const reserving = start({ acceptReservedUuids: true }, 'reserved');
    expect(await reserving.session.createDraft(invoice)).toMatchObject({ ok: true });
    const { faturaUuid } = JSON.parse((await reserving.sent(CREATE))[0]?.get('jp') ?? '') as { faturaUuid: string };
    expect(await reserving.session.fetchInvoice(faturaUuid)).toMatchObject({
      ok: true,
      value: { ettn: faturaUuid, vknTckn: invoice.vknTckn },
    });
  });
});

describe('failures', () => {
  it('GIB-12: an account that is signed in elsewhere is not reported as a wrong password', async () => {
    const { portal } = start();
    await portal.logIn({ userCode: '33333302', password: '1' });
    expect(await portal.logIn({ userCode: '33333302', password: '1' })).toMatchObject({
      ok: false,
      failure: { kind: 'concurrent', text: expect.stringContaining('birden fazla giriş') },
    });
    expect(await portal.logIn({ userCode: '33333303', password: 'x' })).toMatchObject({
      ok: false,
      failure: { kind: 'credentials', text: 'Kullanıcı kodu veya şifre hatalı.' },
    });
  });

  it('GIB-12: a refusal includes the portal’s text', async () => {
    const { session } = start({ faults: [{ kind: 'sentence', cmd: CREATE, text: 'Bir hata meydana geldi' }] });
    expect(await session.createDraft(invoice)).toEqual({
      ok: false,
      failure: { kind: 'refused', text: 'Bir hata meydana geldi' },
    });
    expect(await session.fetchInvoice(crypto.randomUUID())).toMatchObject({
      ok: false,
      failure: { kind: 'refused', text: expect.stringContaining('getirilemedi') },
    });
  });

  it.each(['droppedConnection', 'timeout', 'maintenancePage', 'serverErrorPage', 'arjuna'] as const)(
    'GIB-12: a write that fails with %s is unknown and sent once',
    async (kind) => {
      const { session, sent } = start(fail({ kind, cmd: CREATE, when: 'after' }));
      expect(await session.createDraft(invoice)).toEqual({ ok: false, failure: { kind: 'unknown' } });
      expect(await sent(CREATE)).toHaveLength(1);
    },
  );

  it.each(['droppedConnection', 'maintenancePage', 'serverErrorPage', 'sessionPage'] as const)(
    'GIB-12: a read that fails with %s is repeated once',
    async (kind) => {
      const { session, sent } = start(fail({ kind, cmd: LIST }));
      expect(await session.listInvoices('2026-11-01', '2026-11-20')).toMatchObject({ ok: true });
      expect(await sent(LIST)).toHaveLength(2);
    },
  );

  it('GIB-12: a portal that does not answer is unreachable', async () => {
    const { session } = start({ faults: [{ kind: 'droppedConnection' }] });
    expect(await session.listInvoices('2026-11-01', '2026-11-20')).toEqual({
      ok: false,
      failure: { kind: 'unreachable' },
    });
    expect(await session.createDraft(invoice)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });

  it.each(['type4', 'noAuthority', 'sessionPage'] as const)(
    'GIB-12: renews a lost session (%s) once and sends the command again, writes too',
    async (staleToken) => {
      const { session, sent, useToken } = start({ staleToken });
      useToken('f'.repeat(128));
      expect(await session.createDraft(invoice)).toEqual({ ok: true, value: undefined });
      expect(await sent(CREATE)).toHaveLength(2);
      const rows = await session.listInvoices('2026-11-20', '2026-11-20');
      expect(rows.ok && rows.value.filter(({ vknTckn }) => vknTckn === invoice.vknTckn)).toHaveLength(1);
    },
  );

  it('GIB-08: repeats a read with the other page name when the first is refused', async () => {
    const { session, sent } = start(fail({ kind: 'noAuthority', cmd: LIST }));
    expect(await session.listInvoices('2026-11-01', '2026-11-20')).toMatchObject({ ok: true });
    expect((await sent(LIST)).map((form) => form.get('pageName'))).toEqual(['RG_BASITTASLAKLAR', 'RG_TASLAKLAR']);
  });

  it('GIB-12: a missing right of the account is a refusal, not a lost session', async () => {
    const { session, sent } = start({ faults: [{ kind: 'noAuthority', cmd: CREATE }] });
    expect(await session.createDraft(invoice)).toEqual({
      ok: false,
      failure: { kind: 'refused', text: 'Bu işlem için yetkiniz yok' },
    });
    expect(await sent(CREATE)).toHaveLength(1);
  });
});

describe('a reply without data', () => {
  const nothing = (kept: Record<string, unknown> = {}) => {
    const portal = createGibPortal({
      baseUrl: 'http://portal.test/',
      login: 'login',
      fetch: async (request) => {
        const cmd = new URLSearchParams(await request.text()).get('cmd') ?? '';
        return Response.json({ data: kept[cmd] ?? null });
      },
    });
    const token = { ok: true, value: 'token' } as const;
    return {
      portal,
      session: portal.session({ current: () => Promise.resolve(token), renew: () => Promise.resolve(token) }),
    };
  };

  it('SGN-05: to a signature or a code request means that the outcome is unknown', async () => {
    const { session } = nothing();
    expect(await session.sign({ oid: 'oid', smsCode: 'ABC234', ettns: [] })).toEqual({
      ok: false,
      failure: { kind: 'unknown' },
    });
    expect(await session.sendSigningCode()).toEqual({ ok: false, failure: { kind: 'unknown' } });
  });

  it('CMP-14, GIB-12: to a read is no company, no taxpayer, no invoice and no list', async () => {
    const { session, portal } = nothing();
    const unreachable = { ok: false, failure: { kind: 'unreachable' } };
    expect(await session.ownData()).toEqual(unreachable);
    expect(await session.fetchInvoice(crypto.randomUUID())).toEqual(unreachable);
    expect(await session.lookup('1938472657')).toEqual({ ok: true, value: null });
    expect(await session.listInvoices('2026-09-03', '2026-09-03')).toEqual({ ok: true, value: [] });
    expect(await portal.logIn({ userCode: '33333302', password: '1' })).toMatchObject({
      ok: false,
      failure: { text: '' },
    });
    expect(
      await nothing({ EARSIV_PORTAL_TASLAKLARI_GETIR: [null] }).session.listInvoices('2026-09-03', '2026-09-03'),
    ).toEqual({ ok: true, value: [] });
    expect(
      await nothing({ EARSIV_PORTAL_KULLANICI_BILGILERI_GETIR: { vknTckn: '', unvan: 'Adsız' } }).session.ownData(),
    ).toEqual(unreachable);
  });
});
