import { strFromU8 } from 'fflate';
import { describe, expect } from 'vitest';
import { invoiceForm, it, line, read, record } from './PortalTester';

const UUID = '6f0fdc0f-d6a7-4d1a-b4dd-ea1fd9d2da53';
const SUCCESS = 'Faturanız başarıyla oluşturulmuştur. Düzenlenen Belgeler menüsünden faturanıza ulaşabilirsiniz.';
const BAD_FORM = 'Form parametrelerinde sorun var';
const BAD_ETTN = 'Ettn ya eksik ya boş ya da 36 uzunluk sınırına uymuyor.';
const EXISTS = 'Bu ETTN ile fatura zaten mevcut.';

describe('creating a draft', () => {
  it('returns a sentence without ETTN and number; the list has both', async ({ tester }) => {
    expect((await tester.create()).data).toBe(SUCCESS);
    expect((await tester.list()).at(-1)).toEqual({
      belgeNumarasi: expect.stringMatching(/^GIB2026\d{9}$/),
      aliciVknTckn: '5560173901',
      aliciUnvanAdSoyad: 'Kızılırmak Un ve Yem Fabrikaları Anonim Şirketi',
      belgeTarihi: '21-11-2026',
      belgeTuru: 'FATURA',
      onayDurumu: 'Onaylanmadı',
      ettn: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    });
  });

  it('numbers drafts by seller and year of the invoice', async ({ tester }) => {
    const numbers = [];
    for (const faturaTarihi of ['21/11/2026', '21/11/2026', '03/01/2027']) {
      await tester.create(invoiceForm({ faturaTarihi }));
      const rows = await tester.list(faturaTarihi);
      numbers.push(String(rows.at(-1)?.belgeNumarasi));
    }
    expect(Number(numbers[1]?.slice(7)) - Number(numbers[0]?.slice(7))).toBe(1);
    expect(numbers[2]).toBe('GIB2027000000001');
  });

  it('prints first and last name of a natural person', async ({ tester }) => {
    await tester.create(invoiceForm({ vknTckn: '11111111111', aliciUnvan: '', aliciAdi: 'ALİ', aliciSoyadi: 'VELİ' }));
    expect((await tester.list()).at(-1)).toMatchObject({ aliciUnvanAdSoyad: 'ALİ VELİ', aliciVknTckn: '11111111111' });
  });

  it('does not check the arithmetic', async ({ tester }) => {
    expect((await tester.create(invoiceForm({ odenecekTutar: '9999', matrah: '1' }))).data).toBe(SUCCESS);
  });

  it.for(['faturaTarihi', 'saat', 'paraBirimi', 'dovzTLkur', 'vknTckn', 'ulke', 'malHizmetTable'])(
    'requires %s',
    async (key, { tester }) => {
      expect((await tester.create(invoiceForm({ [key]: undefined }))).data).toBe(BAD_FORM);
      expect((await tester.create(invoiceForm({ [key]: '' }))).data).toBe(BAD_FORM);
    },
  );

  it.for(['malHizmet', 'miktar', 'birim', 'birimFiyat', 'kdvOrani'])(
    'requires %s on every line',
    async (key, { tester }) => {
      const malHizmetTable = [line(), line({ [key]: undefined })];
      expect((await tester.create(invoiceForm({ malHizmetTable }))).data).toBe(BAD_FORM);
    },
  );

  it.for([
    { faturaTarihi: '31/02/2026' },
    { faturaTarihi: '2026-11-21' },
    { faturaTarihi: '11/21/2026' },
    { irsaliyeTarihi: 'dün' },
    { saat: '25:00:00' },
    { saat: '9:00' },
    { paraBirimi: 'TL' },
    { vknTckn: '123456789' },
    { vknTckn: '12345678901a' },
    { malHizmetTable: [] },
    { paraBirimi: 'USD', dovzTLkur: '0' },
    { paraBirimi: 'USD', dovzTLkur: 'on' },
    { matrah: '1.000.00' },
    { malHizmetTable: [line({ miktar: 'iki' })] },
  ])('refuses %j as an unreadable form', async (changes, { tester }) => {
    expect((await tester.create(invoiceForm(changes))).data).toBe(BAD_FORM);
    expect(await tester.list()).toHaveLength(0);
  });

  it.for([
    { odenecekTutar: '1080,00' },
    { dovzTLkur: '41,85', paraBirimi: 'USD' },
    { malHizmetTable: [line({ birimFiyat: '500,50' })] },
    { malHizmetTable: [line({ V9015Tutari: '12,5' })] },
  ])('refuses the decimal comma of %j without a reason', async (changes, { tester }) => {
    expect((await tester.create(invoiceForm(changes))).data).toBe('Bir hata meydana geldi');
  });

  it('accepts numbers as text and as JSON numbers, trailing zeros and many decimals', async ({ tester }) => {
    const malHizmetTable = [line({ miktar: '2.000', birimFiyat: 64.16667891, kdvOrani: 20 })];
    expect((await tester.create(invoiceForm({ malHizmetTable, odenecekTutar: 1080, matrah: '900.00' }))).data).toBe(
      SUCCESS,
    );
  });

  it('accepts a currency with its rate', async ({ tester }) => {
    expect((await tester.create(invoiceForm({ paraBirimi: 'USD', dovzTLkur: '41.85' }))).data).toBe(SUCCESS);
  });
});

describe('the ETTN', () => {
  it('is chosen by the portal: refuses one of the client', async ({ tester }) => {
    expect((await tester.create(invoiceForm({ faturaUuid: UUID }))).data).toBe(BAD_ETTN);
    expect(await tester.list()).toHaveLength(0);
  });

  it('may be chosen by the client under /legacy, for the same account', async ({ tester }) => {
    const legacy = (form: unknown) =>
      read(
        tester.post('/legacy/earsiv-services/dispatch', {
          cmd: 'EARSIV_PORTAL_FATURA_OLUSTUR',
          callid: '1',
          pageName: 'RG_BASITFATURA',
          token: tester.token,
          jp: JSON.stringify(form),
        }),
      );
    expect((await legacy(invoiceForm({ faturaUuid: 'kısa' }))).data).toBe(BAD_ETTN);
    expect((await legacy(invoiceForm({ faturaUuid: UUID }))).data).toBe(SUCCESS);
    expect((await tester.list()).map(({ ettn }) => ettn)).toEqual([UUID]);
    expect((await legacy(invoiceForm({ faturaUuid: UUID }))).data).toBe(EXISTS);
  });

  it('may be chosen by the client when refuseClientUuid is off', async ({ tester }) => {
    tester.simulator.setSwitches({ refuseClientUuid: false });
    await tester.create(invoiceForm({ faturaUuid: UUID }));
    expect((await tester.list()).map(({ ettn }) => ettn)).toEqual([UUID]);
  });

  it('may be a reserved one when acceptReservedUuids is on', async ({ tester }) => {
    const { data: reserved } = await tester.send('EARSIV_PORTAL_UUID_GETIR', '');
    expect((await tester.create(invoiceForm({ faturaUuid: reserved }))).data).toBe(BAD_ETTN);
    tester.simulator.setSwitches({ acceptReservedUuids: true });
    expect((await tester.create(invoiceForm({ faturaUuid: UUID }))).data).toBe(BAD_ETTN);
    expect((await tester.create(invoiceForm({ faturaUuid: reserved }))).data).toBe(SUCCESS);
    expect((await tester.list()).map(({ ettn }) => ettn)).toEqual([reserved]);
  });
});

describe('updating a draft', () => {
  it('replaces the form under the same ETTN and number', async ({ tester }) => {
    const draft = await tester.draft();
    const changes = {
      faturaUuid: draft.ettn,
      belgeNumarasi: draft.belgeNumarasi,
      not: 'Düzeltildi',
      faturaTarihi: '20/11/2026',
    };
    expect((await tester.create(invoiceForm(changes))).data).toBe(SUCCESS);
    expect(await tester.list('20/11/2026')).toContainEqual({ ...draft, belgeTarihi: '20-11-2026' });
    expect((await tester.fetchInvoice(draft.ettn)).data).toMatchObject({
      not: 'Düzeltildi',
      belgeNumarasi: draft.belgeNumarasi,
    });
  });

  it('is refused without its number, for another account, and after approval', async ({ tester }) => {
    const draft = await tester.draft();
    const update = (belgeNumarasi: unknown) => tester.create(invoiceForm({ faturaUuid: draft.ettn, belgeNumarasi }));
    expect((await update('')).data).toBe(EXISTS);
    expect((await update('GIB2026000009999')).data).toBe(EXISTS);

    const { oid, code } = await tester.askForCode();
    await tester.sign(oid, code, [draft]);
    expect((await update(draft.belgeNumarasi)).data).toBe(EXISTS);

    await tester.become('33333302');
    expect((await update(draft.belgeNumarasi)).data).toBe(EXISTS);
  });

  it('is refused when refuseUpdates is on', async ({ tester }) => {
    const draft = await tester.draft();
    tester.simulator.setSwitches({ refuseUpdates: true });
    const form = invoiceForm({ faturaUuid: draft.ettn, belgeNumarasi: draft.belgeNumarasi });
    expect((await tester.create(form)).data).toBe(EXISTS);
  });
});

describe('the list', () => {
  it('includes both ends of its range, with slashes and with dashes', async ({ tester }) => {
    for (const faturaTarihi of ['01/12/2026', '05/12/2026', '06/12/2026'])
      await tester.create(invoiceForm({ faturaTarihi }));
    const dates = (await tester.list('01/12/2026', '05/12/2026')).map(({ belgeTarihi }) => belgeTarihi);
    expect(dates).toEqual(['01-12-2026', '05-12-2026']);
    expect(await tester.list('01-12-2026', '05-12-2026')).toHaveLength(2);
  });

  it('accepts the parameters of its other page', async ({ tester }) => {
    const draft = await tester.draft();
    const jp = { baslangic: '21/11/2026', bitis: '21/11/2026', hangiTip: 'Buyuk', onayDurumu: 'Hepsi' };
    expect((await tester.send('EARSIV_PORTAL_TASLAKLARI_GETIR', 'RG_TASLAKLAR', jp)).data).toContainEqual(draft);
  });

  it('shows only the account’s own documents', async ({ tester }) => {
    const draft = await tester.draft();
    await tester.become('33333303');
    expect(await tester.list()).not.toContainEqual(draft);
  });

  it('refuses an unreadable range', async ({ tester }) => {
    const list = (jp: unknown) => tester.send('EARSIV_PORTAL_TASLAKLARI_GETIR', 'RG_TASLAKLAR', jp);
    expect(await list({ baslangic: '2026-11-21', bitis: '21/11/2026' })).toMatchObject({
      error: '1',
      messages: [BAD_FORM],
    });
    expect(await list({ bitis: '21/11/2026' })).toMatchObject({
      error: '1',
      messages: ['Genel Sistem Hatası:java.lang.NullPointerException'],
    });
  });

  it('shows a new draft only after listLag calls', async ({ tester }) => {
    tester.simulator.setSwitches({ listLag: 2 });
    await tester.create();
    expect(await tester.list()).toHaveLength(0);
    expect(await tester.list()).toHaveLength(0);
    expect(await tester.list()).toHaveLength(1);
  });
});

describe('fetching', () => {
  it('returns the form with numbers, every tax on every line, and an empty hata', async ({ tester }) => {
    const malHizmetTable = [line({ tevkifatKodu: '603', V9015Orani: 70, V9015Tutari: '126', özel: 'x' })];
    const draft = await tester.draft(
      invoiceForm({ malHizmetTable, ilave: { a: 1 }, iadeTable: [{ faturaNo: 'GIB2026000000001' }] }),
    );
    const data = record((await tester.fetchInvoice(draft.ettn)).data);
    expect(data).toMatchObject({
      faturaUuid: draft.ettn,
      belgeNumarasi: draft.belgeNumarasi,
      faturaTarihi: '21/11/2026',
      odenecekTutar: 1080,
      matrah: 900,
      hesaplanankdv: 180,
      ilave: { a: 1 },
      iadeTable: [{ faturaNo: 'GIB2026000000001' }],
      hata: '',
    });
    expect(data.malHizmetTable).toEqual([
      expect.objectContaining({
        malHizmet: 'Bakım hizmeti',
        miktar: 2,
        birimFiyat: 500,
        kdvOrani: 20,
        V9015Orani: 70,
        V9015Tutari: 126,
        tevkifatKodu: '603',
        V0071Orani: 0,
        V0071Tutari: 0,
        V0071KdvTutari: 0,
        V0059Tutari: 0,
        V9944KdvTutari: 0,
        özel: 'x',
      }),
    ]);
  });

  it('fails by data.hata for an unknown ETTN and for the document of another account', async ({ tester }) => {
    const hata = { hata: 'Düzenlenmek üzere fatura getirilemedi. Hata kodu: 2-1109' };
    expect((await tester.fetchInvoice(UUID)).data).toEqual(hata);
    const draft = await tester.draft();
    await tester.become('33333302');
    expect((await tester.fetchInvoice(draft.ettn)).data).toEqual(hata);
  });
});

describe('viewing', () => {
  it('gives a page with every value escaped', async ({ tester }) => {
    const attack = `<script>alert("1")</script>'&`;
    const draft = await tester.draft(
      invoiceForm({ aliciUnvan: attack, not: attack, malHizmetTable: [line({ malHizmet: attack, birim: attack })] }),
    );
    const page = String((await tester.view(draft.ettn, 'Onaylanmadı')).data);
    expect(page).toMatch(/^<!DOCTYPE html>/);
    expect(page).not.toContain('<script');
    expect(page.split('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;')).toHaveLength(5);
    expect(page).toContain(String(draft.belgeNumarasi));
    expect(page).toContain('1.080,00 TL');
    expect(page).toContain('<svg');
    expect(page).not.toMatch(/(src|href)=/);
  });

  it.for([
    ['another status', 'Onaylandı'],
    ['no status', ''],
  ])('fails for %s', async ([_, status], { tester }) => {
    const draft = await tester.draft();
    expect(await tester.view(draft.ettn, status)).toMatchObject({
      error: '1',
      messages: ['String index out of range: 4'],
    });
  });

  it('fails for an unknown ETTN', async ({ tester }) => {
    expect(await tester.view(UUID, 'Onaylandı')).toMatchObject({
      error: '1',
      messages: ['String index out of range: 4'],
    });
  });
});

describe('deleting', () => {
  it('returns the number of deleted drafts, and still lists them as deleted', async ({ tester }) => {
    const drafts = [await tester.draft(), await tester.draft()];
    expect((await tester.remove(drafts)).data).toBe('2 fatura başarıyla silindi.');
    expect((await tester.list()).map(({ onayDurumu }) => onayDurumu)).toEqual(['Silinmiş', 'Silinmiş']);
  });

  it('needs only kind and ETTN', async ({ tester }) => {
    const { ettn } = await tester.draft();
    expect((await tester.remove([{ belgeTuru: 'FATURA', ettn }])).data).toBe('1 fatura başarıyla silindi.');
  });

  it('refuses all when one of them is approved, deleted or unknown', async ({ tester }) => {
    const draft = await tester.draft();
    const approved = await tester.approved();
    for (const other of [approved, { ettn: UUID }]) {
      expect((await tester.remove([draft, other])).data).toBe('Silinirken bir sorun oluştu.');
    }
    expect((await tester.remove([])).data).toBe('Silinirken bir sorun oluştu.');
    await tester.remove([draft]);
    expect((await tester.remove([draft])).data).toBe('Silinirken bir sorun oluştu.');
    expect((await tester.list()).map(({ onayDurumu }) => onayDurumu)).toEqual(['Silinmiş', 'Onaylandı']);
  });

  it('without a list causes a null pointer', async ({ tester }) => {
    expect(await tester.remove(null)).toMatchObject({
      error: '1',
      messages: ['Genel Sistem Hatası:java.lang.NullPointerException'],
    });
  });
});

describe('downloading', () => {
  it('returns a ZIP of HTML and XML as application/json', async ({ tester }) => {
    const approved = await tester.approved(invoiceForm({ aliciUnvan: 'A & B <Ltd>' }));
    const { response, files } = await tester.download(approved);
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('content-disposition'),
    ]).toEqual([200, 'application/json', `attachment; filename="${String(approved.ettn)}_f.zip"`]);
    expect(Object.keys(files)).toEqual([`${String(approved.ettn)}_f.html`, `${String(approved.ettn)}_f.xml`]);

    const xml = strFromU8(files[`${String(approved.ettn)}_f.xml`] ?? new Uint8Array());
    for (const part of [
      `<cbc:ID>${String(approved.belgeNumarasi)}</cbc:ID>`,
      `<cbc:UUID>${String(approved.ettn)}</cbc:UUID>`,
      '<cbc:IssueDate>2026-11-21</cbc:IssueDate>',
      '<cbc:PayableAmount currencyID="TRY">1080.00</cbc:PayableAmount>',
      '<cbc:TaxInclusiveAmount currencyID="TRY">1080.00</cbc:TaxInclusiveAmount>',
      '<cac:TaxTotal><cbc:TaxAmount currencyID="TRY">180.00</cbc:TaxAmount>',
      '<cbc:ID schemeID="VKN">7350119289</cbc:ID>',
      '<cbc:Name>A &amp; B &lt;Ltd&gt;</cbc:Name>',
    ]) {
      expect(xml).toContain(part);
    }
  });

  it.for([
    ['301', 'Tam İstisna'],
    ['351', 'KDV - İstisna Olmayan Diğer'],
    ['702', 'DİİB ve Geçici Kabul Rejimi Kapsamındaki Satışlar'],
  ] as const)(
    'OFF-11, API-93: the XML has the text of reason %s next to its code',
    async ([code, text], { tester }) => {
      const malHizmetTable = [line({ kdvOrani: '0', kdvTutari: '0', istisnaMuafiyetSebebi: code })];
      const approved = await tester.approved(invoiceForm({ malHizmetTable }));
      const { files } = await tester.download(approved);
      const xml = strFromU8(files[`${String(approved.ettn)}_f.xml`] ?? new Uint8Array());
      expect(xml).toContain(
        `<cbc:TaxExemptionReasonCode>${code}</cbc:TaxExemptionReasonCode><cbc:TaxExemptionReason>${text}</cbc:TaxExemptionReason>`,
      );
    },
  );

  it('gives the same bytes each time', async ({ tester }) => {
    const approved = await tester.approved();
    const [first, second] = [await tester.download(approved), await tester.download(approved)];
    expect(await first.response.arrayBuffer()).toEqual(await second.response.arrayBuffer());
  });

  it('supports the old command, and drafts', async ({ tester }) => {
    const draft = await tester.draft();
    expect(Object.keys((await tester.download(draft, { cmd: 'downloadResource' })).files)).toHaveLength(2);
  });

  it.for([
    ['belgeTip', 'MÜSTAHSİL MAKBUZU'],
    ['onayDurumu', 'Onaylandı'],
    ['ettn', UUID],
    ['cmd', 'baska'],
  ] as const)('returns zero bytes for %s %s', async ([key, value], { tester }) => {
    const { response } = await tester.download(await tester.draft(), { [key]: value });
    expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, 0]);
  });

  it('serves the recipient of an approved document, but no third account', async ({ tester }) => {
    const approved = await tester.approved();
    const size = async () => (await (await tester.download(approved)).response.arrayBuffer()).byteLength;
    await tester.become('33333302');
    expect(await size()).toBeGreaterThan(0);
    await tester.become('33333303');
    expect(await size()).toBe(0);
  });

  it('needs a live session', async ({ tester }) => {
    const draft = await tester.draft();
    await tester.logout();
    const query = new URLSearchParams({
      token: tester.token,
      ettn: String(draft.ettn),
      cmd: 'EARSIV_PORTAL_BELGE_INDIR',
    });
    expect(await read(tester.fetch(`/earsiv-services/download?${query}`))).toMatchObject({ messages: [{ type: '4' }] });
  });
});
