import { beforeEach, describe, expect, it } from 'vitest';
import { PortalTester, invoiceForm, record, rows } from './PortalTester';

type Row = Readonly<Record<string, unknown>>;

const CONDITIONS = /^Bu belge (iptal|itiraz) talebi oluşturmak için gerekli koşulları sağlamıyor!/;

let tester: PortalTester;
let approved: Row;
beforeEach(async () => {
  tester = new PortalTester();
  await tester.login();
  approved = await tester.approved();
});

const cancel = ({ ettn }: Row, changes: Row = {}, page = 'RG_TASLAKLAR') =>
  tester.send('EARSIV_PORTAL_IPTAL_TALEBI_OLUSTUR', page, {
    ettn,
    onayDurumu: 'Onaylandı',
    belgeTuru: 'FATURA',
    talepAciklama: 'Mükerrer',
    ...changes,
  });

const object = (row: Row, changes: Row = {}, page = 'RG_TASLAKLAR') =>
  tester.send('EARSIV_PORTAL_ITIRAZ_TALEBI_OLUSTUR', page, {
    ettn: row.ettn,
    onayDurumu: 'Onaylandı',
    belgeTuru: 'FATURA',
    talepAciklama: 'Miktar fazla',
    itirazYontemi: 'KEP',
    referansBelgeId: '2026/17',
    referansBelgeTarihi: '20/11/2026',
    ...changes,
  });

const received = async (): Promise<readonly Row[]> =>
  rows(
    await tester.send('EARSIV_PORTAL_GELEN_IPTAL_ITIRAZ_TALEPLERINI_GETIR', 'RG_IPTALITIRAZTASLAKLAR', {
      baslangic: '21/11/2026',
      bitis: '21/11/2026',
    }),
  );

const answer = (iptalItirazOid: unknown, talepCevabi: string, changes: Row = {}) =>
  tester.send('EARSIV_PORTAL_IPTAL_ITIRAZ_TALEP_DURUM_GUNCELLE', 'RG_IPTALITIRAZTASLAKLAR', {
    iptalItirazOid,
    talepCevabi,
    belgeTuru: 'FATURA',
    retAciklama: '',
    ...changes,
  });

const incomingRow = async (): Promise<Row> => {
  const jp = { baslangic: '21/11/2026', bitis: '21/11/2026', hourlySearchInterval: 'NONE' };
  const list = rows(await tester.send('EARSIV_PORTAL_ADIMA_KESILEN_BELGELERI_GETIR', 'RG_ALICI_TASLAKLAR', jp));
  return record(list.find(({ ettn }) => ettn === approved.ettn));
};

const ownRow = async (): Promise<Row> => record((await tester.list()).find(({ ettn }) => ettn === approved.ettn));

describe('a request to cancel', () => {
  it('stands in the counterparty’s list, and its answer in the rows of both', async () => {
    expect((await cancel(approved)).data).toBe('İptal talebiniz başarıyla oluşturulmuştur.');
    expect(await ownRow()).toMatchObject({ iptalItiraz: '0', talepDurum: '0' });

    await tester.become('33333302');
    const [request] = await received();
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
    expect((await answer(request?.iptalItirazOid, '1')).data).toBe('Talep durumu başarıyla güncellendi.');
    expect(await incomingRow()).toMatchObject({ iptalItiraz: '0', talepDurum: '1' });
    expect(await received()).toMatchObject([{ iptalItirazDurumu: '1' }]);

    await tester.become('33333301');
    expect(await ownRow()).toMatchObject({ iptalItiraz: '0', talepDurum: '1' });
  });

  it('comes once for a document', async () => {
    await cancel(approved);
    expect((await cancel(approved)).data).toMatch(CONDITIONS);
    expect((await object(approved)).data).toMatch(CONDITIONS);
  });

  it('needs an approved document of the account', async () => {
    const draft = await tester.draft();
    expect((await cancel(draft)).data).toMatch(CONDITIONS);
    expect((await cancel({ ettn: 'yok' })).data).toMatch(CONDITIONS);
    expect((await cancel(approved, { onayDurumu: 'Onaylanmadı' })).data).toMatch(CONDITIONS);
    await tester.become('33333303');
    expect((await cancel(approved)).data).toMatch(CONDITIONS);
  });

  it('needs its explanation', async () => {
    expect(await cancel(approved, { talepAciklama: null })).toMatchObject({
      error: '1',
      messages: [expect.stringContaining('NullPointer')],
    });
  });

  it('is accepted at once where nobody can answer', async () => {
    const consumer = await tester.approved(
      invoiceForm({ vknTckn: '11111111111', aliciUnvan: '', aliciAdi: 'A', aliciSoyadi: 'B' }),
    );
    expect((await cancel(consumer)).data).toBe('İptal talebiniz başarıyla oluşturulmuş ve kabul edilmiştir.');
    expect((await tester.list()).at(-1)).toMatchObject({ talepDurum: '1' });
  });

  it('may come from the recipient, with the columns of the incoming row', async () => {
    await tester.become('33333302');
    const { faturaOid, toplamTutar, saticiVknTckn, belgeNumarasi } = await incomingRow();
    expect(await cancel(approved, {}, 'RG_ALICI_TASLAKLAR')).toMatchObject({ error: '1' });
    const reply = await cancel(
      approved,
      { faturaOid, toplamTutar, saticiVknTckn, belgeNumarasi },
      'RG_ALICI_TASLAKLAR',
    );
    expect(reply.data).toMatch(/başarıyla/);
    await tester.become('33333301');
    expect(await received()).toMatchObject([{ ettn: approved.ettn, iptalItiraz: '0' }]);
  });
});

describe('an objection', () => {
  it('of the recipient reaches the seller, who rejects it', async () => {
    await tester.become('33333302');
    const { faturaOid, toplamTutar, saticiVknTckn, belgeNumarasi } = await incomingRow();
    const reply = await object(
      approved,
      { faturaOid, toplamTutar, saticiVknTckn, belgeNumarasi },
      'RG_ALICI_TASLAKLAR',
    );
    expect(reply.data).toBe('İtiraz talebiniz başarıyla oluşturulmuştur.');

    await tester.become('33333301');
    const [request] = await received();
    expect(request).toMatchObject({
      iptalItiraz: '1',
      itirazYontemi: 'KEP',
      referansBelgeId: '2026/17',
      referansBelgeTarihi: '20/11/2026',
    });
    await answer(request?.iptalItirazOid, '2', { retAciklama: 'Teslim tutanağı ektedir' });
    expect(await ownRow()).toMatchObject({ iptalItiraz: '1', talepDurum: '2' });
  });

  it.each([{ itirazYontemi: 'FAKS' }, { itirazYontemi: '' }, { referansBelgeTarihi: '20.11.2026' }])(
    'is refused with %j',
    async (changes) => {
      expect((await object(approved, changes)).data).toBe('Form parametrelerinde sorun var');
    },
  );

  it.each(['itirazYontemi', 'referansBelgeId', 'referansBelgeTarihi'])('needs %s', async (key) => {
    expect(await object(approved, { [key]: null })).toMatchObject({
      error: '1',
      messages: [expect.stringContaining('NullPointer')],
    });
  });
});

describe('an answer', () => {
  it('needs retAciklama even when it is yes', async () => {
    await cancel(approved);
    await tester.become('33333302');
    const [request] = await received();
    expect(await answer(request?.iptalItirazOid, '1', { retAciklama: null })).toMatchObject({ error: '1' });
  });

  it('comes once, is 1 or 2, and belongs to the addressee', async () => {
    const failed = 'Talep cevabı kaydedilirken beklenmeyen bir hata ile karşılaşıldı.';
    await cancel(approved);
    await tester.become('33333302');
    const [request] = await received();
    expect((await answer(request?.iptalItirazOid, '3')).data).toBe(failed);
    await tester.become('33333301');
    expect((await answer(request?.iptalItirazOid, '1')).data).toBe(failed);
    await tester.become('33333302');
    await answer(request?.iptalItirazOid, '2', { retAciklama: 'Hayır' });
    expect((await answer(request?.iptalItirazOid, '1')).data).toBe(failed);
  });
});
