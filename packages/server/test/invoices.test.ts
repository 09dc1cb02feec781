import { addDays, istanbulNow } from '@kalem/domain';
import { type components, newIdempotencyKey } from '@kalem/sdk';
import { describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { createPortalAccounts } from '../src/portal/accounts';
import { createInvoice } from '../src/invoices/save';
import { auditLog, invoices } from '../src/schema';
import { apiError } from '../src/testing/answers';
import { invoiceBody, portalView } from '../src/testing/invoices';
import { linkNewcomer, signUpOwner } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const USER_CODE = '33333302';
const CREATE = 'EARSIV_PORTAL_FATURA_OLUSTUR';
const LIST = 'EARSIV_PORTAL_TASLAKLARI_GETIR';

const server = await testServer();
const owner = await linkNewcomer(server, USER_CODE);

type Body = components['schemas']['InvoiceWrite'];
const logOut = () => owner.client.GET('/company/logout', { params: { query: owner.query } });
const save = async (body: Body = invoiceBody()) =>
  (await owner.client.POST('/fatura', { params: { query: owner.query }, body })).data;
const read = async (id: string) =>
  (await owner.client.GET('/fatura/{id}', { params: { path: { id }, query: owner.query } })).data;
/** The portal's drafts with this time. */
const draftsOf = async (saat: string) => {
  await logOut();
  return portalView(server, USER_CODE, async ({ list, fetch }) => {
    const rows = (await list()).filter(({ onayDurumu }) => onayDurumu === 'Onaylanmadi');
    const drafts = await Promise.all(rows.map(async (row) => ({ ...row, ...(await fetch(row.ettn)) })));
    return drafts.filter(({ faturaSaat }) => faturaSaat === saat);
  });
};

let minutes = 0;
/** Each invoice gets another time, which identifies the portal's drafts. */
const nextTime = () => `08:${String((minutes += 1)).padStart(2, '0')}:00`;

describe('saving an invoice', () => {
  it('INV-38, API-67, GIB-13: is stored and becomes a draft at the portal, with the ETTN and number of the portal', async () => {
    const { data: invoice, response } = await owner.client.POST('/fatura', {
      params: { query: owner.query },
      body: invoiceBody(),
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('ETag')).toBe('"1"');
    expect(invoice).toMatchObject({
      onayDurumu: 'Onaylanmadi',
      portalDurumu: 'GONDERILDI',
      portalMesaji: null,
      ettn: expect.stringMatching(/^[0-9a-f-]{36}$/),
      belgeNumarasi: expect.stringMatching(/^GIB2026\d{9}$/),
    });
    const { uyarilar, ...stored } = invoice;
    expect(uyarilar).toEqual([]);
    expect(await read(invoice.id)).toEqual(stored);
    const [draft, ...others] = await draftsOf('12:00:00');
    expect(others).toEqual([]);
    expect(draft).toMatchObject({
      ettn: invoice.ettn,
      belgeNumarasi: invoice.belgeNumarasi,
      totals: { odenecekTutar: '1260.00' },
      aliciUnvan: invoice.aliciUnvan,
    });
  });

  it('INV-06: dates, times, amounts and rates are the strings of the contract', async () => {
    const body = invoiceBody({
      faturaSaat: nextTime(),
      paraBirim: 'USD',
      dovizKur: '41.250000',
      malHizmetler: [{ malHizmet: 'Danışmanlık', miktar: '1.5', birim: 'HUR', birimFiyat: '33.33333', kdvOrani: '20' }],
    });
    expect(await save(body)).toMatchObject({
      faturaTarih: '2026-09-03',
      faturaSaat: body.faturaSaat,
      dovizKur: '41.250000',
      createdAt: expect.stringMatching(/^2026-09-03T\d\d:\d\d:\d\d\.\d{3}Z$/),
      malHizmetler: [{ miktar: '1.5', birimFiyat: '33.33333', fiyat: '50.00', kdvTutari: '10.00', kdvOrani: '20' }],
      totals: { odenecekTutar: '60.00', odenecekTutarText: 'YALNIZ ALTMIŞ ABD DOLARI' },
      tlKarsiligi: { odenecekTutar: '2475.00' },
    });
  });

  it('REF-08: stores AFG as AFN', async () => {
    const body = invoiceBody({ faturaSaat: nextTime(), paraBirim: 'AFG', dovizKur: '0.5' });
    expect(await save(body)).toMatchObject({ paraBirim: 'AFN' });
  });

  it('INV-01, INV-02, INV-03: has every documented field, and accepts its mail addresses in both forms', async () => {
    const invoice = await save(
      invoiceBody({ faturaSaat: nextTime(), emails: ['bir@ornek.com.tr', 'iki@ornek.com.tr', 'bir@ornek.com.tr'] }),
    );
    expect(Object.keys(invoice)).toEqual(
      expect.arrayContaining([
        'id',
        'ettn',
        'belgeNumarasi',
        'faturaTarih',
        'faturaSaat',
        'faturaTip',
        'paraBirim',
        'dovizKur',
        'vknTckn',
        'aliciUnvan',
        'aliciAdi',
        'aliciSoyadi',
        'vergiDairesi',
        'emails',
        'emailAddresses',
        'iskonto',
        'il',
        'ilce',
        'ulke',
        'adres',
        'irsaliyeNumarasi',
        'irsaliyeTarihi',
        'iadeFaturalari',
        'vergiler',
        'malHizmetler',
        'totals',
        'not',
        'onayDurumu',
        'portalDurumu',
        'talepAkisi',
        'createdAt',
      ]),
    );
    expect(invoice).toMatchObject({
      emails: ['bir@ornek.com.tr', 'iki@ornek.com.tr'],
      emailAddresses: 'bir@ornek.com.tr,iki@ornek.com.tr',
    });
    expect(invoice).not.toHaveProperty('tlKarsiligi');
    expect(invoice.totals).toEqual({
      urunHizmetToplamTutari: '1150.00',
      toplamIskonto: '100.00',
      tip: 'İskonto',
      matrah: '1050.00',
      hesaplananKdv: '210.00',
      vergilerToplami: '210.00',
      vergilerDahilToplamTutar: '1260.00',
      odenecekTutar: '1260.00',
      odenecekTutarText: 'YALNIZ BİNİKİYÜZALTMIŞ TÜRK LİRASI',
      vergiToplamlar: {},
      kdvToplamlar: [{ oran: '20', matrah: '1050.00', tutar: '210.00' }],
    });
  });

  it('REF-12: stores the reason 351* as 351', async () => {
    const malHizmetler = [
      {
        malHizmet: 'Kırtasiye',
        miktar: '1',
        birim: 'C62',
        birimFiyat: '10',
        kdvOrani: '0',
        istisnaMuafiyetSebebi: '351*',
      },
    ];
    expect((await save(invoiceBody({ malHizmetler, faturaSaat: nextTime() }))).malHizmetler).toMatchObject([
      { istisnaMuafiyetSebebi: '351' },
    ]);
  });

  it('OFF-10, A-16, LIN-01: a line with 702 keeps the line code of its permit, and a wrong code or one without 702 is refused', async () => {
    const permitted = {
      malHizmet: 'Pamuklu kumaş',
      miktar: '120',
      birim: 'MTR',
      birimFiyat: '85.25',
      kdvOrani: '20',
      istisnaMuafiyetSebebi: '702',
      gtip: '520811000000',
      aliciDibSatirKod: 'AB123456789',
    };
    const body = (line: object) =>
      invoiceBody({ faturaTip: 'IHRACKAYITLI', faturaSaat: nextTime(), malHizmetler: [{ ...permitted, ...line }] });
    expect((await read((await save(body({}))).id)).malHizmetler[0]).toMatchObject(permitted);
    expect((await save(body({ aliciDibSatirKod: '' }))).malHizmetler[0]).toMatchObject({ aliciDibSatirKod: '' });
    const faultsOf = async (line: object) => (await apiError(save(body(line)))).faults;
    expect(await faultsOf({ aliciDibSatirKod: 'AB1234' })).toMatchObject([
      { path: 'malHizmetler[0].aliciDibSatirKod', code: 'PERMIT_CODE_LENGTH' },
    ]);
    expect(await faultsOf({ istisnaMuafiyetSebebi: '701' })).toMatchObject([
      { path: 'malHizmetler[0].aliciDibSatirKod', code: 'PERMIT_CODE_NOT_FOR_REASON' },
    ]);
  });

  it('LIN-01, LIN-02: a line keeps its fields, has taxes by code, and accepts a bare code as the amount', async () => {
    const kept = {
      malHizmet: 'Danışmanlık',
      miktar: '1',
      birim: 'HUR',
      birimFiyat: '1000',
      kdvOrani: '20',
      stokTipi: 'HIZMET',
      dovizKodu: 'TRY',
      aciklama: 'Kasım ayı',
    };
    const line = { ...kept, V0073Orani: '10', ...Object.fromEntries([['V0003', '25']]) };
    const invoice = await save(
      invoiceBody({ faturaSaat: nextTime(), vergiler: ['V0073', 'V0003'], malHizmetler: [line] }),
    );
    expect(invoice.malHizmetler[0]).toMatchObject({
      ...kept,
      V0073Orani: '10',
      V0073Tutari: '100.00',
      V0003Tutari: '25.00',
      kdvMatrahi: '1100.00',
      kdvTutari: '220.00',
    });
    expect(invoice.totals).toMatchObject({
      vergiToplamlar: { V0073: '100.00', V0003: '25.00' },
      vergilerDahilToplamTutar: '1320.00',
      odenecekTutar: '1295.00',
    });
  });

  it('LIN-01: stores every field of a line that users fill in, and the calculated ones', async () => {
    const plain = { malHizmet: 'Pamuklu kumaş', miktar: '120', birim: 'MTR', birimFiyat: '85.25', kdvOrani: '20' };
    const sold = {
      ...plain,
      iskontoTip: 'ARTTIRIM',
      iskontoOrani: '10',
      istisnaMuafiyetSebebi: '701',
      teslimSarti: 'FOB',
      esyaKapCinsi: 'BX',
      kapNo: 'K-17/3',
      kapAdet: '12',
      teslimBedelOdemeYeri: 'Iğdır İhracat Gümrüğü',
      gonderilmeSekli: '3',
      gtip: '520811000000',
      stokTipi: 'MAL',
      dovizKodu: 'EUR',
      aciklama: 'Ham, 150 cm',
    } as const;
    const amounts = { fiyat: '10230.00', iskontoTutari: '1023.00', malHizmetTutari: '11253.00', kdvTutari: '2250.60' };
    const lineOf = async (faturaTip: Body['faturaTip'], line: Body['malHizmetler'][number]) => {
      const { id } = await save(invoiceBody({ faturaTip, faturaSaat: nextTime(), malHizmetler: [line] }));
      return (await read(id)).malHizmetler[0];
    };
    expect(await lineOf('IHRACKAYITLI', sold)).toEqual({
      ...sold,
      ...amounts,
      id: expect.any(String),
      kdvMatrahi: '11253.00',
    });
    const withheld = { tevkifatKodu: '601', V9015Orani: '40' };
    expect(await lineOf('TEVKIFAT', { ...plain, iskontoTutari: '230', ...withheld })).toMatchObject({
      ...withheld,
      iskontoTutari: '230.00',
      malHizmetTutari: '10000.00',
      V9015Tutari: '800.00',
    });
    const special = { ozelMatrahNedeni: '805', ozelMatrahTutari: '1000' };
    expect(await lineOf('OZELMATRAH', { ...plain, ...special })).toMatchObject({ ...special, kdvTutari: '200.00' });
  });

  it.each([
    ['V4171', 'TEVKIFAT', '20', { V4171: '18.00' }, '1203.60'],
    ['V0059', 'KONAKLAMAVERGISI', '0', { V0059: '18.00' }, '1018.00'],
    ['V0003', 'SATIS', '20', { V0003: '18.00' }, '1182.00'],
    ['V0011', 'SATIS', '20', { V0011: '18.00' }, '1182.00'],
  ] as const)(
    'LIN-02: reads %s as the amount and stores it under %s',
    async (code, faturaTip, kdvOrani, taxes, payable) => {
      const line = { malHizmet: 'Hizmet', miktar: '1', birim: 'C62', birimFiyat: '1000', kdvOrani };
      const { id } = await save(
        invoiceBody({
          faturaTip,
          faturaSaat: nextTime(),
          malHizmetler: [{ ...line, ...Object.fromEntries([[code, '18']]) }],
        }),
      );
      const { malHizmetler, totals } = await read(id);
      expect(malHizmetler[0]).toHaveProperty(`${code}Tutari`, '18.00');
      expect(malHizmetler[0]).not.toHaveProperty(code);
      expect([totals.vergiToplamlar, totals.odenecekTutar]).toEqual([taxes, payable]);
    },
  );

  it('INV-01, LIN-13: an invoice without a list of taxes gets those of its lines', async () => {
    const line = {
      malHizmet: 'Temizlik',
      miktar: '1',
      birim: 'MON',
      birimFiyat: '1000',
      kdvOrani: '20',
      tevkifatKodu: '612',
      V4080Orani: '10',
    };
    const { vergiler: _none, ...body } = invoiceBody({
      faturaTip: 'TEVKIFAT',
      faturaSaat: nextTime(),
      malHizmetler: [line],
    });
    expect((await save(body)).vergiler).toEqual(['V4080', 'V9015']);
  });

  it('GIB-11: ETTN and number are null until the portal assigns them', async () => {
    server.meet({ kind: 'droppedConnection' });
    const invoice = await save(invoiceBody({ faturaSaat: nextTime() }));
    expect(invoice).toMatchObject({ ettn: null, belgeNumarasi: null, portalDurumu: 'BEKLIYOR' });
  });

  it('INV-39: the server calculates, refuses an odenecekTutar that differs by more than 0.01, and needs no totals', async () => {
    const withTotals = (odenecekTutar: string) => invoiceBody({ faturaSaat: nextTime(), totals: { odenecekTutar } });
    const error = await apiError(save(withTotals('1260.02')));
    expect(error).toMatchObject({ status: 422, message: 'Fatura toplamları hatalı.' });
    const { totals, malHizmetler } = await save(withTotals('1260.01'));
    expect(totals).toMatchObject({
      urunHizmetToplamTutari: '1150.00',
      toplamIskonto: '100.00',
      matrah: '1050.00',
      hesaplananKdv: '210.00',
      odenecekTutar: '1260.00',
      odenecekTutarText: 'YALNIZ BİNİKİYÜZALTMIŞ TÜRK LİRASI',
    });
    expect(malHizmetler[0]).toMatchObject({
      fiyat: '1000.00',
      iskontoOrani: '10',
      iskontoTutari: '100.00',
      malHizmetTutari: '900.00',
      kdvTutari: '180.00',
    });
  });

  it('INV-39: ignores calculated fields in a body', async () => {
    const [line] = invoiceBody().malHizmetler;
    const { malHizmetler, totals } = await save(
      invoiceBody({
        faturaSaat: nextTime(),
        malHizmetler: [{ ...line, fiyat: '1.00', malHizmetTutari: '1.00', kdvTutari: '0.10' }],
      }),
    );
    expect(malHizmetler[0]).toMatchObject({ fiyat: '1000.00', malHizmetTutari: '900.00', kdvTutari: '180.00' });
    expect(totals.odenecekTutar).toBe('1080.00');
  });

  it('INV-35: reports faults by path with code and text, and stores nothing', async () => {
    const before = (await owner.client.GET('/fatura/all', { params: { query: owner.query } })).data.items.length;
    const body = invoiceBody({
      aliciUnvan: '',
      malHizmetler: [{ malHizmet: 'Kalem', miktar: '0', birim: 'C62', birimFiyat: '10', kdvOrani: '20' }],
    });
    const error = await apiError(save(body));
    expect(error.status).toBe(422);
    expect(error.faults).toEqual(
      expect.arrayContaining([
        { path: 'aliciUnvan', code: 'REQUIRED', message: 'Bu alan gereklidir' },
        expect.objectContaining({ path: 'malHizmetler[0].miktar' }),
      ]),
    );
    expect((await owner.client.GET('/fatura/all', { params: { query: owner.query } })).data.items).toHaveLength(before);
  });

  it('INV-18: the recipient number is required and has 10 or 11 digits, but a wrong check digit can be saved', async () => {
    expect((await apiError(save(invoiceBody({ vknTckn: '' })))).faults).toContainEqual({
      path: 'vknTckn',
      code: 'REQUIRED',
      message: 'Bu alan gereklidir',
    });
    expect((await apiError(save(invoiceBody({ vknTckn: '123456789' })))).faults).toContainEqual(
      expect.objectContaining({ path: 'vknTckn', code: 'VKN_TCKN_LENGTH' }),
    );
    expect(await save(invoiceBody({ vknTckn: '1938472658', faturaSaat: nextTime() }))).toMatchObject({
      portalDurumu: 'GONDERILDI',
    });
  });

  it('GIB-11: two identical drafts get their own ETTN and number', async () => {
    const body = invoiceBody({ faturaSaat: nextTime() });
    const invoices = await Promise.all([save(body), save(body), save(body)]);
    expect(new Set(invoices.map(({ ettn }) => ettn)).size).toBe(3);
    expect(invoices.every(({ portalDurumu }) => portalDurumu === 'GONDERILDI')).toBe(true);
    expect((await draftsOf(body.faturaSaat ?? '')).map(({ ettn }) => ettn).sort()).toEqual(
      invoices.map(({ ettn }) => ettn).sort(),
    );
  });
});

describe('a portal that refuses', () => {
  it('INV-38: a refusal is 422 with the portal’s text, the invoice is REDDEDILDI, Location names it and PUT sends it again', async () => {
    server.meet({ kind: 'sentence', cmd: CREATE, text: 'Bir hata meydana geldi', times: 1 });
    const body = invoiceBody({ faturaSaat: nextTime() });
    const error = await apiError(save(body));
    expect(error).toMatchObject({
      status: 422,
      message: 'Bir hata meydana geldi',
      location: expect.stringMatching(/^\/api\/fatura\/[0-9a-f-]{36}$/),
    });
    const id = error.location?.split('/').at(-1) ?? '';
    expect(await read(id)).toMatchObject({
      portalDurumu: 'REDDEDILDI',
      portalMesaji: 'Bir hata meydana geldi',
      ettn: null,
    });
    expect(await draftsOf(body.faturaSaat ?? '')).toEqual([]);

    const { data: corrected } = await owner.client.PUT('/fatura/{id}', {
      params: { path: { id }, query: owner.query },
      body,
    });
    expect(corrected).toMatchObject({ id, portalDurumu: 'GONDERILDI', portalMesaji: null });
    expect(await draftsOf(body.faturaSaat ?? '')).toHaveLength(1);
  });

  it('INV-38: sends a refused one again on request, looks up one of unknown outcome, and answers 409 for one at the portal', async () => {
    const again = (id: string) =>
      owner.client.POST('/fatura/{id}/gonder', { params: { path: { id }, query: owner.query } });
    const body = invoiceBody({ faturaSaat: nextTime() });
    server.meet({ kind: 'sentence', cmd: CREATE, text: 'Bir hata meydana geldi', times: 2 });
    const id = (await apiError(save(body))).location?.split('/').at(-1) ?? '';
    expect(await apiError(again(id))).toMatchObject({ status: 422, message: 'Bir hata meydana geldi' });
    expect(await read(id)).toMatchObject({ portalDurumu: 'REDDEDILDI' });
    expect((await again(id)).data).toMatchObject({ id, portalDurumu: 'GONDERILDI', portalMesaji: null });
    expect(await draftsOf(body.faturaSaat ?? '')).toHaveLength(1);
    expect(await apiError(again(id))).toMatchObject({ status: 409, code: 'INVOICE_NOT_RESENDABLE' });
    expect(await apiError(again(crypto.randomUUID()))).toMatchObject({ status: 404 });

    const other = invoiceBody({ faturaSaat: nextTime() });
    server.meet({ kind: 'droppedConnection', when: 'after', cmd: CREATE, times: 1 });
    const unknown = await save(other);
    server.meet();
    expect((await again(unknown.id)).data).toMatchObject({ portalDurumu: 'GONDERILDI' });
    expect(await draftsOf(other.faturaSaat ?? '')).toHaveLength(1);
  });

  it('INV-38: does not send a refused invoice again automatically', async () => {
    server.meet({ kind: 'sentence', cmd: CREATE, text: 'Bir hata meydana geldi', times: 1 });
    const body = invoiceBody({ faturaSaat: nextTime() });
    await apiError(save(body));
    await server.settle(3);
    expect(await draftsOf(body.faturaSaat ?? '')).toEqual([]);
  });

  it('GIB-08: completes the own data of an account from the company, and sends the draft again', async () => {
    const incomplete = await linkNewcomer(server, '33333309');
    const { query } = incomplete;
    const post = () => incomplete.client.POST('/fatura', { params: { query }, body: invoiceBody() });
    const { data: company } = await incomplete.client.GET('/company');
    expect(company.items[0]?.vergiDairesi).toBe('');
    expect(await apiError(post())).toMatchObject({
      status: 422,
      message: expect.stringContaining('Kullanıcı Bilgilerini Güncellemedi'),
    });

    await incomplete.client.PUT('/company', {
      params: { query },
      body: { vergiDairesi: 'Şirinyer Vergi Dairesi Müdürlüğü', cadde: 'Menderes Mah.', ilce: 'BUCA', il: 'İZMİR' },
    });
    expect((await post()).data).toMatchObject({ portalDurumu: 'GONDERILDI' });
  });
});

describe('an unreachable portal', () => {
  it.each([
    ['dropped connections', 'droppedConnection'],
    ['maintenance', 'maintenancePage'],
  ] as const)('INV-38: with %s the invoice is saved as BEKLIYOR and sent later', async (_, kind) => {
    await logOut();
    server.meet({ kind });
    const body = invoiceBody({ faturaSaat: nextTime() });
    const { data: invoice, response } = await owner.client.POST('/fatura', { params: { query: owner.query }, body });
    expect(response.status).toBe(201);
    expect(invoice.portalDurumu).toBe('BEKLIYOR');
    await server.settle(2);
    expect(await read(invoice.id)).toMatchObject({ portalDurumu: 'BEKLIYOR' });
    server.meet();
    await server.settle(2);
    expect(await read(invoice.id)).toMatchObject({ portalDurumu: 'GONDERILDI', ettn: expect.any(String) });
    expect(await draftsOf(body.faturaSaat ?? '')).toHaveLength(1);
  });

  it('INV-38, GIB-12: saves as BEKLIYOR while the account is signed in elsewhere', async () => {
    await logOut();
    const elsewhere = await server.ports.portal.logIn({ userCode: USER_CODE, password: '1' });
    const invoice = await save(invoiceBody({ faturaSaat: nextTime() }));
    expect(invoice.portalDurumu).toBe('BEKLIYOR');
    if (elsewhere.ok) await server.ports.portal.logOut(elsewhere.value);
    await server.settle(1);
    expect(await read(invoice.id)).toMatchObject({ portalDurumu: 'GONDERILDI' });
  });

  it('INV-38: PUT sends a waiting invoice at once with its new content', async () => {
    await logOut();
    server.meet({ kind: 'droppedConnection' });
    const body = invoiceBody({ faturaSaat: nextTime() });
    const { id } = await save(body);
    server.meet();
    const { data: invoice } = await owner.client.PUT('/fatura/{id}', {
      params: { path: { id }, query: owner.query },
      body: { ...body, aliciUnvan: 'Yeni Unvan A.Ş.' },
    });
    expect(invoice).toMatchObject({ portalDurumu: 'GONDERILDI', aliciUnvan: 'Yeni Unvan A.Ş.' });
    expect(await draftsOf(body.faturaSaat ?? '')).toMatchObject([{ aliciUnvan: 'Yeni Unvan A.Ş.' }]);
  });

  it('INV-38: keeps the invoices of a company without a portal account for later', async () => {
    const { companyId, client } = await withoutPortal('1180042673');
    const { data: invoice } = await client.POST('/fatura', { params: { query: { companyId } }, body: invoiceBody() });
    expect(invoice.portalDurumu).toBe('BEKLIYOR');
  });

  const withoutPortal = async (vknTckn: string) => {
    const { data: company } = await owner.client.POST('/company', {
      body: { vknTckn, email: 'bilgi@ornek.com.tr', unvan: 'Portalsız Ltd.' },
    });
    return { companyId: company.id, client: owner.client };
  };
});

describe('an unknown outcome', () => {
  it.each(['droppedConnection', 'maintenancePage', 'serverErrorPage', 'arjuna'] as const)(
    'INV-38: after %s behind the write the invoice is BELIRSIZ, and the list proves the one draft',
    async (kind) => {
      const body = invoiceBody({ faturaSaat: nextTime() });
      server.meet({ kind, cmd: CREATE, when: 'after', times: 1 });
      const { data: invoice, response } = await owner.client.POST('/fatura', { params: { query: owner.query }, body });
      expect(response.status).toBe(201);
      expect(invoice).toMatchObject({ portalDurumu: 'BELIRSIZ', ettn: null });
      await server.settle(1);
      const settled = await read(invoice.id);
      expect(settled.portalDurumu).toBe('GONDERILDI');
      expect(await draftsOf(body.faturaSaat ?? '')).toMatchObject([{ ettn: settled.ettn }]);
    },
  );

  it('INV-38: a lost write is sent again only after enough checks of the list, so there is one draft', async () => {
    const body = invoiceBody({ faturaSaat: nextTime() });
    server.meet({ kind: 'droppedConnection', cmd: CREATE, when: 'before', times: 1 });
    const { id } = await save(body);
    await server.settle(3);
    expect(await read(id)).toMatchObject({ portalDurumu: 'BELIRSIZ' });
    await server.settle(4);
    expect(await read(id)).toMatchObject({ portalDurumu: 'GONDERILDI' });
    expect(await draftsOf(body.faturaSaat ?? '')).toHaveLength(1);
  });

  it('INV-38: a delayed list after an unknown write causes no second draft', async () => {
    const body = invoiceBody({ faturaSaat: nextTime() });
    server.simulator.setSwitches({
      listLag: 3,
      faults: [{ kind: 'droppedConnection', cmd: CREATE, when: 'after', times: 1 }],
    });
    const { id } = await save(body);
    await server.settle(2);
    expect(await read(id)).toMatchObject({ portalDurumu: 'BELIRSIZ' });
    await server.settle(6);
    expect(await read(id)).toMatchObject({ portalDurumu: 'GONDERILDI' });
    expect(await draftsOf(body.faturaSaat ?? '')).toHaveLength(1);
  });

  it('INV-38: a draft that the portal confirmed is never created again, however late its list shows it', async () => {
    const body = invoiceBody({ faturaSaat: nextTime() });
    server.simulator.setSwitches({ listLag: 10 });
    const invoice = await save(body);
    expect(invoice.portalDurumu).toBe('BELIRSIZ');
    await server.settle(8, 3600);
    expect(await read(invoice.id)).toMatchObject({ portalDurumu: 'BELIRSIZ' });
    await server.settle(3, 3600);
    expect(await read(invoice.id)).toMatchObject({ portalDurumu: 'GONDERILDI' });
    server.simulator.setSwitches({ listLag: 0 });
    expect(await draftsOf(body.faturaSaat ?? '')).toHaveLength(1);
  });

  it('INV-38: PUT and DELETE answer 409 while the outcome is unknown', async () => {
    server.simulator.setSwitches({ listLag: 12 });
    const { id } = await save(invoiceBody({ faturaSaat: nextTime() }));
    const text = 'Faturanın portaldaki durumu henüz bilinmiyor, lütfen biraz sonra tekrar deneyiniz.';
    expect(
      await apiError(
        owner.client.PUT('/fatura/{id}', { params: { path: { id }, query: owner.query }, body: invoiceBody() }),
      ),
    ).toMatchObject({ status: 409, message: text });
    expect(
      await apiError(owner.client.DELETE('/fatura/{id}', { params: { path: { id }, query: owner.query } })),
    ).toMatchObject({ status: 409, message: text });
  });

  it('INV-38: another draft to the same recipient is not taken for ours', async () => {
    const body = invoiceBody({ faturaSaat: nextTime() });
    const other = invoiceBody({ faturaSaat: nextTime() });
    // The write is lost before it arrives. Then another invoice to the same recipient is created.
    server.meet({ kind: 'droppedConnection', cmd: CREATE, when: 'before', times: 1 });
    const lost = await save(body);
    const made = await save(other);
    expect(made.portalDurumu).toBe('GONDERILDI');
    await server.settle(8);
    const found = await read(lost.id);
    expect(found.ettn).not.toBe(made.ettn);
    expect(await draftsOf(body.faturaSaat ?? '')).toMatchObject([{ ettn: found.ettn }]);
  });

  it('INV-38: a different draft of the same second may be ours, so it is neither taken nor created again', async () => {
    const faturaSaat = nextTime();
    server.meet({ kind: 'droppedConnection', cmd: CREATE, when: 'before', times: 1 });
    const lost = await save(invoiceBody({ faturaSaat }));
    await logOut();
    // Before the next check, a person creates a slightly different draft at the portal.
    await portalView(server, USER_CODE, ({ create }) =>
      create({ ...lost, malHizmetler: lost.malHizmetler.slice(0, 1), faturaTip: 'SATIS' }),
    );
    await server.settle(9);
    expect(await read(lost.id)).toMatchObject({ portalDurumu: 'BELIRSIZ', ettn: null });
    expect(await draftsOf(faturaSaat)).toHaveLength(1);
  });

  it('INV-38: a server that dies during a write finds the outcome at the next start', async () => {
    const body = invoiceBody({ faturaSaat: nextTime() });
    server.meet(
      { kind: 'droppedConnection', cmd: CREATE, when: 'after', times: 1 },
      { kind: 'droppedConnection', cmd: LIST, times: 4 },
    );
    const { id } = await save(body);
    await server.restart();
    await server.settle(3);
    expect(await read(id)).toMatchObject({ portalDurumu: 'GONDERILDI' });
    expect(await draftsOf(body.faturaSaat ?? '')).toHaveLength(1);
  });
});

describe('repeated calls', () => {
  const post = (key: string, body: Body) =>
    owner.client.POST('/fatura', { params: { query: owner.query, header: { 'Idempotency-Key': key } }, body });

  it('API-06: fifty concurrent calls with one key create one invoice and one draft', async () => {
    const key = newIdempotencyKey();
    const body = invoiceBody({ faturaSaat: nextTime() });
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => post(key, body)));
    const ids = new Set(outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.data.id] : [])));
    expect(ids.size).toBe(1);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    for (const reason of refused) expect(reason).toMatchObject({ status: 409, code: 'REQUEST_IN_PROGRESS' });
    expect((await post(key, body)).data.id).toBe([...ids][0]);
    expect(await draftsOf(body.faturaSaat ?? '')).toHaveLength(1);
  });

  it('API-06: a repetition after a lost answer returns the same invoice', async () => {
    const key = newIdempotencyKey();
    const body = invoiceBody({ faturaSaat: nextTime() });
    const first = await post(key, body);
    const second = await post(key, body);
    expect(second.data).toEqual(first.data);
    expect(second.response.headers.get('ETag')).toBe(first.response.headers.get('ETag'));
    expect(await draftsOf(body.faturaSaat ?? '')).toHaveLength(1);
  });

  it('API-06: a call that takes over after a crash continues with the stored invoice', async () => {
    const accounts = createPortalAccounts({ ...server.ports });
    const ports = { ...server.ports, accounts };
    await logOut();
    const body = invoiceBody({ faturaSaat: nextTime() });
    const ids = { companyId: owner.companyId, userId: owner.user.id, id: crypto.randomUUID() };
    const call = { ...ids, body, mayRead: true };
    server.meet({ kind: 'droppedConnection' });
    expect(await createInvoice(ports, call)).toMatchObject({ row: { id: call.id, portalDurumu: 'BEKLIYOR' } });
    server.meet();
    const again = await Promise.all([createInvoice(ports, call), createInvoice(ports, call)]);
    expect(again).toMatchObject([
      { row: { id: call.id, portalDurumu: 'GONDERILDI' } },
      { row: { id: call.id, portalDurumu: 'GONDERILDI' } },
    ]);
    await accounts.close();
    expect(await draftsOf(body.faturaSaat ?? '')).toHaveLength(1);
  });

  it('API-06: a repetition returns the stored invoice even if the body breaks a rule by now', async () => {
    const body = invoiceBody({ faturaSaat: nextTime() });
    const ids = { companyId: owner.companyId, userId: owner.user.id, id: crypto.randomUUID() };
    const call = { ...ids, body, mayRead: true };
    const accounts = createPortalAccounts({ ...server.ports });
    const { row } = await createInvoice({ ...server.ports, accounts }, call);
    const early = { now: () => new Date('2026-01-01T12:00:00+03:00') };
    const ports = { ...server.ports, accounts, clock: early };
    expect(await createInvoice(ports, call)).toMatchObject({ row: { id: row.id, portalDurumu: 'GONDERILDI' } });
    await expect(createInvoice(ports, { ...call, id: crypto.randomUUID() })).rejects.toMatchObject({ status: 422 });
    await accounts.close();
  });

  it('API-06: repeats the refusal of an invoice with its Location, and stores no second one', async () => {
    server.meet({ kind: 'sentence', cmd: CREATE, text: 'Bir hata meydana geldi', times: 1 });
    const key = newIdempotencyKey();
    const body = invoiceBody({ faturaSaat: nextTime() });
    const first = await apiError(post(key, body));
    const second = await apiError(post(key, body));
    expect(second.location).toBe(first.location);
    expect(second.message).toBe('Bir hata meydana geldi');
  });
});

describe('an invoice that is deleted while it is being sent', () => {
  it('LST-11, INV-38: is not created at the portal', async () => {
    const body = invoiceBody({ faturaSaat: nextTime() });
    let deleted = false;
    server.onPortalCall = async (command) => {
      if (command !== LIST || deleted) return;
      deleted = true;
      const [row] = await server.db.queries
        .select()
        .from(invoices)
        .where(eq(invoices.faturaSaat, body.faturaSaat ?? ''));
      await remove(row?.id ?? '');
    };
    expect(await save(body)).toMatchObject({ onayDurumu: 'Silinmis', portalDurumu: 'BEKLIYOR' });
    expect(await draftsOf(body.faturaSaat ?? '')).toEqual([]);
  });
});

describe('access to saving', () => {
  it('API-03: companyId is required and must be a company of the caller', async () => {
    const none = { params: { query: {} as { companyId: string } } };
    expect(await apiError(owner.client.POST('/fatura', { ...none, body: invoiceBody() }))).toMatchObject({
      status: 400,
    });
    const stranger = await linkNewcomer(server, '33333303');
    expect(
      await apiError(stranger.client.POST('/fatura', { params: { query: owner.query }, body: invoiceBody() })),
    ).toMatchObject({ status: 403 });
    const { id } = await save(invoiceBody({ faturaSaat: nextTime() }));
    expect(
      await apiError(stranger.client.GET('/fatura/{id}', { params: { path: { id }, query: stranger.query } })),
    ).toMatchObject({ status: 404 });
  });
});

const FETCH = 'EARSIV_PORTAL_FATURA_GETIR';
const DELETE = 'EARSIV_PORTAL_FATURA_SIL';

const at = (id: string) => ({ path: { id }, query: owner.query });
const update = async (id: string, body: Body, ifMatch?: string) =>
  (
    await owner.client.PUT('/fatura/{id}', {
      params: { ...at(id), ...(ifMatch !== undefined && { header: { 'If-Match': ifMatch } }) },
      body,
    })
  ).data;
const remove = (id: string, ifMatch?: string) =>
  owner.client.DELETE('/fatura/{id}', {
    params: { ...at(id), ...(ifMatch !== undefined && { header: { 'If-Match': ifMatch } }) },
  });
const atPortal = async (ettn: string | null) => {
  await owner.client.GET('/company/logout', { params: { query: owner.query } });
  return portalView(server, USER_CODE, async ({ list, fetch }) => {
    const row = (await list('2026-08-28')).concat(await list()).find((document) => document.ettn === ettn);
    return row && { ...(await fetch(row.ettn)), ...row };
  });
};
/** Signs in the portal's own screens. */
const signAtPortal = async (ettn: string | null) => {
  await owner.client.GET('/company/logout', { params: { query: owner.query } });
  await portalView(server, USER_CODE, ({ sign }) => sign(ettn ?? ''));
};
const changed = (changes: Partial<Body> = {}) =>
  invoiceBody({
    aliciUnvan: 'Değişen Alıcı A.Ş.',
    malHizmetler: [{ malHizmet: 'Yeni kalem', miktar: '3', birim: 'C62', birimFiyat: '100', kdvOrani: '20' }],
    ...changes,
  });

describe('changing an invoice', () => {
  it('INV-38, API-68: PUT changes the draft in place and keeps ETTN and number', async () => {
    const before = await save();
    const after = await update(before.id, changed());
    expect(after).toMatchObject({
      id: before.id,
      ettn: before.ettn,
      belgeNumarasi: before.belgeNumarasi,
      portalDurumu: 'GONDERILDI',
      totals: { odenecekTutar: '360.00' },
    });
    expect(await atPortal(before.ettn)).toMatchObject({
      aliciUnvan: 'Değişen Alıcı A.Ş.',
      totals: { odenecekTutar: '360.00' },
      onayDurumu: 'Onaylanmadi',
    });
  });

  it('INV-38: replaces the draft, with another number, at a portal that does not change drafts', async () => {
    const before = await save();
    server.simulator.setSwitches({ refuseUpdates: true });
    const after = await update(before.id, changed());
    expect(after.portalDurumu).toBe('GONDERILDI');
    expect(after.ettn).not.toBe(before.ettn);
    expect(after.belgeNumarasi).not.toBe(before.belgeNumarasi);
    expect(await atPortal(before.ettn)).toMatchObject({ onayDurumu: 'Silinmis' });
    expect(await atPortal(after.ettn)).toMatchObject({
      onayDurumu: 'Onaylanmadi',
      totals: { odenecekTutar: '360.00' },
    });
  });

  it('INV-38: moves a draft to another day', async () => {
    const before = await save();
    server.simulator.setSwitches({ refuseUpdates: true });
    const after = await update(before.id, changed({ faturaTarih: '2026-08-28' }));
    expect(await atPortal(before.ettn)).toMatchObject({ onayDurumu: 'Silinmis' });
    expect(await atPortal(after.ettn)).toMatchObject({ faturaTarih: '2026-08-28', onayDurumu: 'Onaylanmadi' });
  });

  it('INV-38: a refusal of the portal is 422, the new content is stored, and the old draft stays at the portal', async () => {
    const before = await save();
    server.meet({ kind: 'sentence', cmd: CREATE, text: 'Form parametrelerinde sorun var', times: 1 });
    expect(await apiError(update(before.id, changed()))).toMatchObject({
      status: 422,
      message: 'Form parametrelerinde sorun var',
      location: `/api/fatura/${before.id}`,
    });
    expect(await read(before.id)).toMatchObject({
      portalDurumu: 'REDDEDILDI',
      portalMesaji: 'Form parametrelerinde sorun var',
      aliciUnvan: 'Değişen Alıcı A.Ş.',
      ettn: before.ettn,
    });
    expect(await atPortal(before.ettn)).toMatchObject({
      onayDurumu: 'Onaylanmadi',
      totals: { odenecekTutar: '1260.00' },
    });
    expect(await update(before.id, changed())).toMatchObject({ portalDurumu: 'GONDERILDI', ettn: before.ettn });
  });

  it('INV-38: stores the change as BEKLIYOR while the portal is unreachable, and sends it later', async () => {
    const before = await save();
    server.meet(
      { kind: 'droppedConnection', cmd: LIST },
      { kind: 'maintenancePage', cmd: 'login' },
      { kind: 'maintenancePage', cmd: CREATE },
    );
    await owner.client.GET('/company/logout', { params: { query: owner.query } });
    expect(await update(before.id, changed())).toMatchObject({
      portalDurumu: 'BEKLIYOR',
      ettn: before.ettn,
      totals: { odenecekTutar: '360.00' },
    });
    server.meet();
    await server.settle(1);
    expect(await read(before.id)).toMatchObject({ portalDurumu: 'GONDERILDI', ettn: before.ettn });
    expect(await atPortal(before.ettn)).toMatchObject({ totals: { odenecekTutar: '360.00' } });
  });

  it.each(['before', 'after'] as const)(
    'INV-38: looks up a lost answer (%s the write) at the draft itself',
    async (when) => {
      const before = await save();
      server.meet({ kind: 'droppedConnection', cmd: CREATE, when, times: 1 });
      expect(await update(before.id, changed())).toMatchObject({ portalDurumu: 'BELIRSIZ' });
      await server.settle(1);
      expect(await read(before.id)).toMatchObject({ portalDurumu: 'GONDERILDI', ettn: before.ettn });
      expect(await atPortal(before.ettn)).toMatchObject({ totals: { odenecekTutar: '360.00' } });
    },
  );

  it.each(['before', 'after'] as const)(
    'INV-38: a draft approved at the portal after a lost update (%s the write) is stored as it was signed',
    async (when) => {
      const before = await save();
      server.meet({ kind: 'droppedConnection', cmd: CREATE, when, times: 1 });
      expect(await update(before.id, changed())).toMatchObject({ portalDurumu: 'BELIRSIZ' });
      server.meet();
      await signAtPortal(before.ettn);
      await server.settle(1);
      expect(await read(before.id)).toMatchObject({
        onayDurumu: 'Onaylandi',
        portalDurumu: 'GONDERILDI',
        faturaTip: 'SATIS',
        ettn: before.ettn,
        ...(when === 'before'
          ? { aliciUnvan: before.aliciUnvan, totals: { odenecekTutar: '1260.00' } }
          : { aliciUnvan: 'Değişen Alıcı A.Ş.', totals: { odenecekTutar: '360.00' } }),
      });
    },
  );

  it('INV-38: the signed content replaces a waiting change when the draft is approved at the portal', async () => {
    const before = await save();
    await owner.client.GET('/company/logout', { params: { query: owner.query } });
    server.meet({ kind: 'droppedConnection' });
    expect(await update(before.id, changed())).toMatchObject({ portalDurumu: 'BEKLIYOR' });
    server.meet();
    await signAtPortal(before.ettn);
    await server.settle(1);
    expect(await read(before.id)).toMatchObject({
      onayDurumu: 'Onaylandi',
      portalDurumu: 'GONDERILDI',
      aliciUnvan: before.aliciUnvan,
      totals: { odenecekTutar: '1260.00' },
    });
  });

  it('INV-38: an unconfirmed update is not reported as sent', async () => {
    const before = await save();
    server.meet({ kind: 'droppedConnection', cmd: FETCH, times: 2 });
    expect(await update(before.id, changed())).toMatchObject({ portalDurumu: 'BELIRSIZ' });
    await server.settle(1);
    expect(await read(before.id)).toMatchObject({ portalDurumu: 'GONDERILDI' });
  });
});

describe('invoices that cannot be changed', () => {
  it("INV-10: an invoice without a type came from the portal: 409 'Bu fatura düzenlenemez.'", async () => {
    const { id } = await save();
    await server.db.queries.update(invoices).set({ faturaTip: null }).where(eq(invoices.id, id));
    expect(await apiError(update(id, changed()))).toMatchObject({ status: 409, message: 'Bu fatura düzenlenemez.' });
  });

  it("INV-11: an invoice that is not Onaylanmadi: 409 'Yalnızca onaylanmamış faturalar düzenlenebilir.'", async () => {
    const { id } = await save();
    await remove(id);
    expect(await apiError(update(id, changed()))).toMatchObject({
      status: 409,
      message: 'Yalnızca onaylanmamış faturalar düzenlenebilir.',
    });
  });

  it('API-06: a stale If-Match answers 412 with the current version, and changes nothing', async () => {
    const { id } = await save();
    await update(id, changed(), '"1"');
    const stale = await server.fetch(
      new Request(`${server.baseUrl}/fatura/${id}?companyId=${owner.companyId}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', 'If-Match': '"1"', Authorization: `Bearer ${await tokenOf()}` },
        body: JSON.stringify(invoiceBody()),
      }),
    );
    expect(stale.status).toBe(412);
    expect(stale.headers.get('ETag')).toBe('"2"');
    expect(await read(id)).toMatchObject({ aliciUnvan: 'Değişen Alıcı A.Ş.' });
    expect(await apiError(remove(id, '"1"'))).toMatchObject({ status: 412 });
  });

  it('API-06: of many concurrent changes based on one version one succeeds', async () => {
    const { id } = await save();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => update(id, changed({ aliciUnvan: `Alıcı ${index}` }), '"1"')),
    );
    const won = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(won).toHaveLength(1);
    expect(await read(id)).toMatchObject({ aliciUnvan: won[0]?.aliciUnvan, portalDurumu: 'GONDERILDI' });
  });

  it('API-06: sending an invoice to the portal does not change its version', async () => {
    server.meet({ kind: 'droppedConnection' });
    await owner.client.GET('/company/logout', { params: { query: owner.query } });
    const { id } = await save();
    server.meet();
    await server.settle(1);
    expect(await update(id, changed(), '"1"')).toMatchObject({ portalDurumu: 'GONDERILDI' });
  });

  const tokenOf = async () => {
    const response = await server.fetch(
      new Request(`${server.baseUrl}/user/token`, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'password', email: owner.email, password: owner.password }),
      }),
    );
    return ((await response.json()) as { access_token: string }).access_token;
  };
});

describe('deleting an invoice', () => {
  it('LST-11, API-69: deletes it at the portal and keeps it as Silinmis', async () => {
    const { id, ettn } = await save();
    const { response } = await remove(id);
    expect(response.status).toBe(204);
    expect(await read(id)).toMatchObject({ onayDurumu: 'Silinmis' });
    expect(await atPortal(ettn)).toMatchObject({ onayDurumu: 'Silinmis' });
    expect(await apiError(remove(id))).toMatchObject({ status: 409 });
  });

  it('LST-11: deletes an invoice that the portal never had only here, and never sends it', async () => {
    server.meet({ kind: 'droppedConnection' });
    await owner.client.GET('/company/logout', { params: { query: owner.query } });
    const { id, ettn } = await save(invoiceBody({ faturaSaat: '07:07:07' }));
    expect(ettn).toBeNull();
    expect((await remove(id)).response.status).toBe(204);
    server.meet();
    await server.settle(2);
    expect(await read(id)).toMatchObject({ onayDurumu: 'Silinmis', ettn: null });
  });

  it('GIB-12: an unreachable portal is 503, an account signed in elsewhere 409, a refusal 422 with its text, and the invoice stays', async () => {
    const { id } = await save();
    await owner.client.GET('/company/logout', { params: { query: owner.query } });
    server.meet({ kind: 'maintenancePage' });
    expect(await apiError(remove(id))).toMatchObject({
      status: 503,
      message: 'GİB portalına şu anda ulaşılamıyor, lütfen daha sonra tekrar deneyiniz.',
    });
    server.meet();
    const elsewhere = await server.ports.portal.logIn({ userCode: USER_CODE, password: '1' });
    expect(await apiError(remove(id))).toMatchObject({
      status: 409,
      message: expect.stringContaining('birden fazla giriş yapamazsınız'),
    });
    if (elsewhere.ok) await server.ports.portal.logOut(elsewhere.value);
    server.meet({ kind: 'sentence', cmd: DELETE, text: 'Silinirken bir sorun oluştu.', times: 1 });
    expect(await apiError(remove(id))).toMatchObject({ status: 422, message: 'Silinirken bir sorun oluştu.' });
    expect(await read(id)).toMatchObject({ onayDurumu: 'Onaylanmadi', portalDurumu: 'GONDERILDI' });
  });

  it('LST-11: a lost answer counts only after the list confirms it', async () => {
    const { id, ettn } = await save();
    server.meet({ kind: 'droppedConnection', cmd: DELETE, when: 'after', times: 1 });
    expect((await remove(id)).response.status).toBe(204);
    expect(await atPortal(ettn)).toMatchObject({ onayDurumu: 'Silinmis' });
  });

  it('INV-38: an outcome that is settled later is in the audit log once', async () => {
    const { id } = await save();
    server.onPortalCall = (command) => {
      if (command === DELETE)
        server.meet(
          { kind: 'droppedConnection', cmd: DELETE, when: 'after', times: 1 },
          { kind: 'maintenancePage', cmd: LIST },
        );
      return Promise.resolve();
    };
    expect(await apiError(remove(id))).toMatchObject({ status: 409 });
    server.onPortalCall = () => Promise.resolve();
    server.meet();
    await server.settle(2);
    expect(await read(id)).toMatchObject({ onayDurumu: 'Silinmis' });
    const told = await server.db.queries.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(told.filter(({ action }) => action === 'deleteInvoice')).toHaveLength(1);
  });

  it('INV-38: a deletion that the list does not show is BELIRSIZ, and after enough checks counts as not done', async () => {
    const { id } = await save();
    server.meet({ kind: 'droppedConnection', cmd: DELETE, when: 'before', times: 1 });
    expect(await apiError(remove(id))).toMatchObject({
      status: 409,
      message: 'Faturanın portaldaki durumu henüz bilinmiyor, lütfen biraz sonra tekrar deneyiniz.',
    });
    expect(await read(id)).toMatchObject({ portalDurumu: 'BELIRSIZ', onayDurumu: 'Onaylanmadi' });
    await server.settle(6);
    expect(await read(id)).toMatchObject({ portalDurumu: 'GONDERILDI', onayDurumu: 'Onaylanmadi' });
    expect((await remove(id)).response.status).toBe(204);
  });
});

describe('the date of an invoice', () => {
  const inDays = (days: number) => addDays(istanbulNow(server.clock.now()).date, days);

  it.each([
    ['3000-01-01', () => '3000-01-01'],
    ['9999-12-31', () => '9999-12-31'],
    ['2004-12-31', () => '2004-12-31'],
    ['in 32 days', () => inDays(32)],
  ])('ATK-67: refuses %s at its field, on save and on change', async (_, dayOf) => {
    const body = invoiceBody({ faturaTarih: dayOf() });
    const refused = { status: 422, faults: [{ path: 'faturaTarih' }] };
    const params = { query: owner.query };
    expect(await apiError(owner.client.POST('/fatura', { params, body }))).toMatchObject(refused);
    const { id } = await save();
    const change = owner.client.PUT('/fatura/{id}', { params: { ...params, path: { id } }, body });
    expect(await apiError(change)).toMatchObject(refused);
  });

  it('ATK-67: accepts a day within the next 31', async () => {
    const faturaTarih = inDays(31);
    expect((await save(invoiceBody({ faturaTarih }))).faturaTarih).toBe(faturaTarih);
  });

  it.each(['9999-12-31', '3000-01-01', '1000-01-01'])(
    'ATK-67: lists, search, pending items and documents work with a stored invoice of %s',
    async (faturaTarih) => {
      const { client, query } = await signUpOwner(server);
      const { id } = (await client.POST('/fatura', { params: { query }, body: invoiceBody() })).data;
      await server.db.queries.update(invoices).set({ faturaTarih }).where(eq(invoices.id, id));
      const params = { query, path: { id } };
      expect((await client.GET('/fatura/{id}', { params })).data.faturaTarih).toBe(faturaTarih);
      for (const list of ['/fatura', '/fatura/all'] as const)
        expect((await client.GET(list, { params: { query } })).data.items.map((row) => row.id)).toEqual([id]);
      await client.GET('/fatura/search', { params: { query: { ...query, q: 'Büyükçamlıca' } } });
      await client.GET('/anasayfa/bekleyenler', { params: { query } });
      const path = { ettn: id, dosya: `${id}_f.html` };
      await client.GET('/belge/{ettn}/{dosya}', { params: { query, path }, parseAs: 'text' });
      expect((await client.DELETE('/fatura/{id}', { params })).response.status).toBe(204);
    },
  );
});
