import { beforeEach, describe, expect, it } from 'vitest';
import { PortalTester, invoiceForm, record, rows } from './PortalTester';

let tester: PortalTester;
beforeEach(async () => {
  tester = new PortalTester();
  await tester.login();
});

const incoming = (jp: unknown) => tester.send('EARSIV_PORTAL_ADIMA_KESILEN_BELGELERI_GETIR', 'RG_ALICI_TASLAKLAR', jp);
const today = { baslangic: '21/11/2026', bitis: '21/11/2026' };
const week = { baslangic: '15/11/2026', bitis: '21/11/2026', hourlySearchInterval: 'NONE' };

describe('issued to me', () => {
  it('shows what another account issued, from its approval on', async () => {
    const draft = await tester.draft();
    const { oid, code } = await tester.askForCode();
    const ettns = async () => {
      await tester.become('33333302');
      const reply = await incoming({ ...today, hourlySearchInterval: 'NONE' });
      return rows(reply).map(({ ettn }) => ettn);
    };
    expect(await ettns()).toEqual([]);
    await tester.become('33333301');
    const again = await tester.askForCode();
    expect(await tester.sign(oid, code, [draft])).toMatchObject({ data: { sonuc: '0' } });
    await tester.sign(again.oid, again.code, [draft]);
    expect(await ettns()).toEqual([draft.ettn]);
  });

  it('has its own columns', async () => {
    const approved = await tester.approved();
    await tester.become('33333302');
    expect((await incoming({ ...today, hourlySearchInterval: 'NONE' })).data).toEqual([
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

  it('is null without hourlySearchInterval', async () => {
    expect((await incoming(today)).data).toBeNull();
  });

  it('is limited to seven days, first and last included', async () => {
    expect(rows(await incoming(week)).length).toBeGreaterThan(0);
    expect(await incoming({ ...week, baslangic: '14/11/2026' })).toMatchObject({
      error: '1',
      messages: ['Tarih aralığı 7 günden fazla olamaz.'],
    });
  });

  it('takes half a day only for a single day', async () => {
    await tester.approved(invoiceForm({ saat: '11:59:59' }));
    await tester.approved(invoiceForm({ saat: '12:00:00' }));
    await tester.become('33333302');
    const half = async (hourlySearchInterval: string) =>
      rows(await incoming({ ...today, hourlySearchInterval })).length;
    expect([await half('FIRST_HALF'), await half('LAST_HALF'), await half('NONE')]).toEqual([1, 1, 2]);
    expect(await incoming({ ...week, hourlySearchInterval: 'LAST_HALF' })).toMatchObject({ error: '1' });
    expect(await incoming({ ...today, hourlySearchInterval: 'toString' })).toMatchObject({ error: '1' });
  });
});

describe('issued to me through integrators', () => {
  const integrators = (jp: unknown) =>
    tester.send('EARSIV_PORTAL_ENTEGRATOR_ADIMA_DUZENLENENLER_SORGULA', 'RG_ALICI_ENTEGRATOR', jp);
  const year = { baslangic: '01/01/2026', bitis: '31/12/2026' };

  it('has rows without an ETTN', async () => {
    const [row] = rows(await integrators({ saticiVknTckn: '', belgeTuru: '', faturaNo: '', ...year }));
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

  it('finds by seller, number and kind', async () => {
    const all = rows(await integrators(year));
    const row = record(all[0]);
    const { faturaNo, saticiVknTckn } = row;
    expect(rows(await integrators({ ...year, faturaNo, saticiVknTckn, belgeTuru: 'FATURA' }))).toContainEqual(row);
    expect(rows(await integrators({ ...year, saticiVknTckn })).length).toBeLessThan(all.length);
    expect(rows(await integrators({ ...year, faturaNo: 'YOK' }))).toEqual([]);
    expect(rows(await integrators({ ...year, belgeTuru: 'SERBEST MESLEK MAKBUZU' }))).toEqual([]);
  });
});
