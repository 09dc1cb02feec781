import { describe, expect } from 'vitest';
import { invoiceForm, it, record, rows } from './PortalTester';

const CONDITIONS = /^Bu belge (iptal|itiraz) talebi oluşturmak için gerekli koşulları sağlamıyor!/;
const today = { baslangic: '21/11/2026', bitis: '21/11/2026' };
const week = { baslangic: '15/11/2026', bitis: '21/11/2026', hourlySearchInterval: 'NONE' };

describe('issued to me', () => {
  it('lists approved documents of another account', async ({ tester }) => {
    const draft = await tester.draft();
    const { oid, code } = await tester.askForCode();
    const ettns = async () => {
      await tester.become('33333302');
      const reply = await tester.incoming({ ...today, hourlySearchInterval: 'NONE' });
      return rows(reply).map(({ ettn }) => ettn);
    };
    expect(await ettns()).toEqual([]);
    await tester.become('33333301');
    const again = await tester.askForCode();
    expect(await tester.sign(oid, code, [draft])).toMatchObject({ data: { sonuc: '0' } });
    await tester.sign(again.oid, again.code, [draft]);
    expect(await ettns()).toEqual([draft.ettn]);
  });

  it('has its own columns', async ({ tester }) => {
    const approved = await tester.approved();
    await tester.become('33333302');
    expect((await tester.incoming({ ...today, hourlySearchInterval: 'NONE' })).data).toEqual([
      {
        belgeNumarasi: approved.belgeNumarasi,
        saticiVknTckn: '7350119289',
        saticiUnvanAdSoyad: expect.stringContaining('Çınaraltı'),
        belgeTarihi: '21-11-2026',
        belgeTuru: 'FATURA',
        onayDurumu: 'Onaylandı',
        ettn: approved.ettn,
        faturaOid: expect.stringMatching(/^0k/),
        toplamTutar: '1080',
        iptalItiraz: '-99',
        talepDurum: '-99',
      },
    ]);
  });

  it('is null without hourlySearchInterval', async ({ tester }) => {
    expect((await tester.incoming(today)).data).toBeNull();
  });

  it('is limited to seven days, first and last included', async ({ tester }) => {
    expect(rows(await tester.incoming(week)).length).toBeGreaterThan(0);
    expect(await tester.incoming({ ...week, baslangic: '14/11/2026' })).toMatchObject({
      error: '1',
      messages: ['Tarih aralığı 7 günden fazla olamaz.'],
    });
  });

  it('accepts half a day only for a single day', async ({ tester }) => {
    await tester.approved(invoiceForm({ saat: '11:59:59' }));
    await tester.approved(invoiceForm({ saat: '12:00:00' }));
    await tester.become('33333302');
    const half = async (hourlySearchInterval: string) =>
      rows(await tester.incoming({ ...today, hourlySearchInterval })).length;
    expect([await half('FIRST_HALF'), await half('LAST_HALF'), await half('NONE')]).toEqual([1, 1, 2]);
    expect(await tester.incoming({ ...week, hourlySearchInterval: 'LAST_HALF' })).toMatchObject({ error: '1' });
    expect(await tester.incoming({ ...today, hourlySearchInterval: 'toString' })).toMatchObject({ error: '1' });
  });
});

describe('issued to me through integrators', () => {
  const year = { baslangic: '01/01/2026', bitis: '31/12/2026' };

  it('has rows without an ETTN', async ({ tester }) => {
    const [row] = rows(await tester.integrators({ saticiVknTckn: '', belgeTuru: '', faturaNo: '', ...year }));
    expect(Object.keys(record(row))).toEqual([
      'faturaNo',
      'belgeNumarasi',
      'saticiVknTckn',
      'saticiUnvanAdSoyad',
      'belgeTarihi',
      'belgeTuru',
      'onayDurumu',
    ]);
  });

  it('finds by seller, number and kind', async ({ tester }) => {
    const all = rows(await tester.integrators(year));
    const row = record(all[0]);
    const { faturaNo, saticiVknTckn } = row;
    expect(rows(await tester.integrators({ ...year, faturaNo, saticiVknTckn, belgeTuru: 'FATURA' }))).toContainEqual(
      row,
    );
    expect(rows(await tester.integrators({ ...year, saticiVknTckn })).length).toBeLessThan(all.length);
    expect(rows(await tester.integrators({ ...year, faturaNo: 'YOK' }))).toEqual([]);
    expect(rows(await tester.integrators({ ...year, belgeTuru: 'SERBEST MESLEK MAKBUZU' }))).toEqual([]);
  });
});

describe('a request to cancel', () => {
  it('is in the counterparty’s list, and its answer is in the rows of both', async ({ tester, approved }) => {
    expect((await tester.cancel(approved)).data).toBe('İptal talebiniz başarıyla oluşturulmuştur.');
    expect(await tester.ownRow(approved)).toMatchObject({ iptalItiraz: '0', talepDurum: '0' });

    await tester.become('33333302');
    const [request] = await tester.received();
    expect(request).toEqual({
      belgeNumarasi: approved.belgeNumarasi,
      belgeTuru: 'FATURA',
      ettn: approved.ettn,
      belgeTarihi: '21-11-2026',
      saticiVknTckn: '7350119289',
      saticiUnvanAdSoyad: expect.stringContaining('Çınaraltı'),
      aliciVknTckn: '5560173901',
      aliciUnvanAdSoyad: expect.stringContaining('Kızılırmak'),
      iptalItiraz: '0',
      iptalItirazDurumu: '0',
      iptalItirazOid: expect.stringMatching(/^0k/),
      itirazYontemi: '',
      talepTarihi: '21-11-2026',
      talepAciklama: 'Mükerrer',
      referansBelgeId: '',
      referansBelgeTarihi: '',
    });
    expect((await tester.answer(request?.iptalItirazOid, '1')).data).toBe('Talep durumu başarıyla güncellendi.');
    expect(await tester.incomingRow(approved)).toMatchObject({ iptalItiraz: '0', talepDurum: '1' });
    expect(await tester.received()).toMatchObject([{ iptalItirazDurumu: '1' }]);

    await tester.become('33333301');
    expect(await tester.ownRow(approved)).toMatchObject({ iptalItiraz: '0', talepDurum: '1' });
  });

  it('can be raised once per document', async ({ tester, approved }) => {
    await tester.cancel(approved);
    expect((await tester.cancel(approved)).data).toMatch(CONDITIONS);
    expect((await tester.object(approved)).data).toMatch(CONDITIONS);
  });

  it('needs an approved document of the account', async ({ tester, approved }) => {
    const draft = await tester.draft();
    expect((await tester.cancel(draft)).data).toMatch(CONDITIONS);
    expect((await tester.cancel({ ettn: 'yok' })).data).toMatch(CONDITIONS);
    expect((await tester.cancel(approved, { onayDurumu: 'Onaylanmadı' })).data).toMatch(CONDITIONS);
    await tester.become('33333303');
    expect((await tester.cancel(approved)).data).toMatch(CONDITIONS);
  });

  it('needs an explanation', async ({ tester, approved }) => {
    expect(await tester.cancel(approved, { talepAciklama: null })).toMatchObject({
      error: '1',
      messages: [expect.stringContaining('NullPointer')],
    });
  });

  it('is accepted at once for a recipient who cannot answer', async ({ tester }) => {
    const consumer = await tester.approved(
      invoiceForm({ vknTckn: '11111111111', aliciUnvan: '', aliciAdi: 'A', aliciSoyadi: 'B' }),
    );
    expect((await tester.cancel(consumer)).data).toBe('İptal talebiniz başarıyla oluşturulmuş ve kabul edilmiştir.');
    expect((await tester.list()).at(-1)).toMatchObject({ talepDurum: '1' });
  });

  it('may come from the recipient, with the columns of the incoming row', async ({ tester, approved }) => {
    await tester.become('33333302');
    const { faturaOid, toplamTutar, saticiVknTckn, belgeNumarasi } = await tester.incomingRow(approved);
    expect(await tester.cancel(approved, {}, 'RG_ALICI_TASLAKLAR')).toMatchObject({ error: '1' });
    const reply = await tester.cancel(
      approved,
      { faturaOid, toplamTutar, saticiVknTckn, belgeNumarasi },
      'RG_ALICI_TASLAKLAR',
    );
    expect(reply.data).toMatch(/başarıyla/);
    await tester.become('33333301');
    expect(await tester.received()).toMatchObject([{ ettn: approved.ettn, iptalItiraz: '0' }]);
  });
});

describe('an objection', () => {
  it('of the recipient reaches the seller, who rejects it', async ({ tester, approved }) => {
    await tester.become('33333302');
    const { faturaOid, toplamTutar, saticiVknTckn, belgeNumarasi } = await tester.incomingRow(approved);
    const reply = await tester.object(
      approved,
      { faturaOid, toplamTutar, saticiVknTckn, belgeNumarasi },
      'RG_ALICI_TASLAKLAR',
    );
    expect(reply.data).toBe('İtiraz talebiniz başarıyla oluşturulmuştur.');

    await tester.become('33333301');
    const [request] = await tester.received();
    expect(request).toMatchObject({
      iptalItiraz: '1',
      itirazYontemi: 'KEP',
      referansBelgeId: '2026/17',
      referansBelgeTarihi: '20/11/2026',
    });
    await tester.answer(request?.iptalItirazOid, '2', { retAciklama: 'Teslim tutanağı ektedir' });
    expect(await tester.ownRow(approved)).toMatchObject({ iptalItiraz: '1', talepDurum: '2' });
  });

  it.for([{ itirazYontemi: 'FAKS' }, { itirazYontemi: '' }, { referansBelgeTarihi: '20.11.2026' }])(
    'is refused with %j',
    async (changes, { tester, approved }) => {
      expect((await tester.object(approved, changes)).data).toBe('Form parametrelerinde sorun var');
    },
  );

  it.for(['itirazYontemi', 'referansBelgeId', 'referansBelgeTarihi'])('needs %s', async (key, { tester, approved }) => {
    expect(await tester.object(approved, { [key]: null })).toMatchObject({
      error: '1',
      messages: [expect.stringContaining('NullPointer')],
    });
  });
});

describe('an answer', () => {
  it('needs retAciklama even for an acceptance', async ({ tester, approved }) => {
    await tester.cancel(approved);
    await tester.become('33333302');
    const [request] = await tester.received();
    expect(await tester.answer(request?.iptalItirazOid, '1', { retAciklama: null })).toMatchObject({ error: '1' });
  });

  it('can be given once, is 1 or 2, and only by the addressee', async ({ tester, approved }) => {
    const failed = 'Talep cevabı kaydedilirken beklenmeyen bir hata ile karşılaşıldı.';
    await tester.cancel(approved);
    await tester.become('33333302');
    const [request] = await tester.received();
    expect((await tester.answer(request?.iptalItirazOid, '3')).data).toBe(failed);
    await tester.become('33333301');
    expect((await tester.answer(request?.iptalItirazOid, '1')).data).toBe(failed);
    await tester.become('33333302');
    await tester.answer(request?.iptalItirazOid, '2', { retAciklama: 'Hayır' });
    expect((await tester.answer(request?.iptalItirazOid, '1')).data).toBe(failed);
  });
});
