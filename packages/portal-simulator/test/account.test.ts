import { describe, expect, it } from 'vitest';
import { PortalTester, invoiceForm, record } from './PortalTester';

const GET = ['EARSIV_PORTAL_KULLANICI_BILGILERI_GETIR', 'RG_KULLANICI'] as const;
const SAVE = ['EARSIV_PORTAL_KULLANICI_BILGILERI_KAYDET', 'RG_KULLANICI'] as const;
const LOOK_UP = ['SICIL_VEYA_MERNISTEN_BILGILERI_GETIR', 'RG_BASITFATURA'] as const;

async function loggedIn(userCode?: string): Promise<PortalTester> {
  const tester = new PortalTester();
  await tester.login(userCode);
  return tester;
}

describe('own data', () => {
  it('are read as strings under the portal’s names', async () => {
    const { data } = await (await loggedIn()).send(...GET);
    expect(Object.keys(record(data))).toEqual([
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
    ]);
    expect(Object.values(record(data)).every((value) => typeof value === 'string')).toBe(true);
    expect(data).toMatchObject({ vknTckn: '7350119289', ilce: 'ÜMRANİYE', il: 'İSTANBUL', ulke: 'Türkiye' });
  });

  it('are saved whole: what is left out is erased, the tax number stays', async () => {
    const tester = await loggedIn();
    const reply = await tester.send(...SAVE, {
      vknTckn: '1111111111',
      unvan: 'Yeni Unvan',
      vergiDairesi: 'Ulus',
      cadde: 'C',
      ilce: 'İ',
      il: 'A',
    });
    expect(reply.data).toBe('Bilgileriniz başarıyla güncellendi.');
    const { data } = await tester.send(...GET);
    expect(data).toMatchObject({ vknTckn: '7350119289', unvan: 'Yeni Unvan', telNo: '', ulke: '', ePostaAdresi: '' });
  });

  it('must be complete before the first draft of 33333309', async () => {
    const tester = await loggedIn('33333309');
    const refused = await tester.create();
    expect(refused.data).toMatch(/^Bu Mükellef Kullanıcı Bilgilerini Güncellemedi/);

    const own = record((await tester.send(...GET)).data);
    await tester.send(...SAVE, { ...own, vergiDairesi: 'Şirinyer', cadde: 'Menderes Mah.', ilce: 'BUCA', il: 'İZMİR' });
    expect((await tester.create()).data).toMatch(/başarıyla/);
  });

  it.each(['unvan', 'vergiDairesi', 'cadde', 'ilce', 'il'])('are incomplete without %s', async (key) => {
    const tester = await loggedIn();
    const own = record((await tester.send(...GET)).data);
    await tester.send(...SAVE, { ...own, [key]: '' });
    expect((await tester.create(invoiceForm())).data).toMatch(/Güncellemedi/);
  });
});

describe('recipient lookup', () => {
  it.each([
    [
      '7350119289',
      {
        unvan: expect.stringContaining('Çınaraltı'),
        adi: '',
        soyadi: '',
        vergiDairesi: 'Ümraniye Vergi Dairesi Müdürlüğü',
      },
    ],
    ['28415903754', { unvan: '', adi: 'Şükrü', soyadi: 'Işıldak', vergiDairesi: 'Kadıköy Vergi Dairesi Müdürlüğü' }],
    [
      '3250641189',
      {
        unvan: expect.stringContaining('Ege İhracatçı'),
        adi: '',
        soyadi: '',
        vergiDairesi: 'Ege Vergi Dairesi Müdürlüğü',
      },
    ],
    ['1234567890', { unvan: '', adi: '', soyadi: '', vergiDairesi: '' }],
  ])('of %s', async (vknTcknn, expected) => {
    const tester = await loggedIn();
    expect((await tester.send(...LOOK_UP, { vknTcknn })).data).toEqual(expected);
  });

  it('needs its key with the double n', async () => {
    const tester = await loggedIn();
    expect(await tester.send(...LOOK_UP, { vknTckn: '7350119289' })).toMatchObject({
      error: '1',
      messages: ['Genel Sistem Hatası:java.lang.NullPointerException'],
    });
  });
});
