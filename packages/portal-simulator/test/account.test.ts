import { describe, expect } from 'vitest';
import { invoiceForm, it, PortalTester, read, record } from './PortalTester';

const CONCURRENT =
  "Sisteme aynı anda birden fazla giriş yapamazsınız. Lütfen 'Güvenli Çıkış' seçeneğini kullanarak çıkış yapınız.";
const MINUTE = 60_000;
const GET = ['EARSIV_PORTAL_KULLANICI_BILGILERI_GETIR', 'RG_KULLANICI'] as const;
const SAVE = ['EARSIV_PORTAL_KULLANICI_BILGILERI_KAYDET', 'RG_KULLANICI'] as const;
const LOOK_UP = ['SICIL_VEYA_MERNISTEN_BILGILERI_GETIR', 'RG_BASITFATURA'] as const;

describe('login', () => {
  it.each(['anologin', 'login'])('gives a token of 128 hexadecimal digits to %s', async (assoscmd) => {
    const reply = await new PortalTester().login('33333301', '1', assoscmd);
    expect(reply).toEqual({ token: expect.stringMatching(/^[0-9a-f]{128}$/), redirectUrl: 'index.jsp' });
  });

  it.each([
    ['33333301', '2'],
    ['33333399', '1'],
    ['', ''],
  ])('refuses %s with password %s', async (userid, sifre) => {
    const tester = new PortalTester();
    const reply = await tester.login(userid, sifre);
    expect(reply).toEqual({ error: '1', messages: [{ type: '1', text: 'Kullanıcı kodu veya şifre hatalı.' }] });
  });

  it('allows one session per user and names the reason', async ({ tester }) => {
    expect(await tester.login()).toEqual({ error: '1', messages: [{ type: '1', text: CONCURRENT }] });
    expect((await tester.login('33333302')).token).toBeTruthy();
  });

  it('answers a wrong password as such while another session is open', async ({ tester }) => {
    expect(JSON.stringify(await tester.login('33333301', 'x'))).toContain('şifre hatalı');
  });

  it('refuses an unknown login command', async () => {
    expect(await new PortalTester().login('33333301', '1', 'giris')).toMatchObject({ messages: [{ type: '7' }] });
  });

  it('requires no Referer, User-Agent or cookie', async () => {
    const tester = new PortalTester();
    const response = await tester.fetch('/earsiv-services/assos-login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
      body: 'assoscmd=anologin&rtype=json&userid=33333301&sifre=1&sifre2=1&parola=1&',
    });
    expect((await read(Promise.resolve(response))).token).toHaveLength(128);
  });
});

describe('logout', () => {
  it.for([
    ['logout', {}],
    ['anologin', {}],
    ['anologin', { userid: '' }],
  ] as const)('by %s with a token frees the account', async ([assoscmd, extra], { tester }) => {
    const { token } = tester;
    const reply = await read(tester.post('/earsiv-services/assos-login', { assoscmd, rtype: 'json', token, ...extra }));
    expect(reply).toEqual({ data: { redirectUrl: 'login.html' } });
    expect((await tester.login()).token).toBeTruthy();
  });

  it('makes the token stale', async ({ tester }) => {
    await tester.logout();
    expect(await tester.send('getUserMenu', 'MAINTREEMENU')).toMatchObject({
      error: '1',
      messages: [{ type: '4', text: 'Oturum zamanaşımına uğradı' }],
    });
  });
});

describe('a session', () => {
  it('ends after fifteen idle minutes, not before', async ({ tester }) => {
    tester.advance(15 * MINUTE);
    expect(await tester.send('getUserMenu', 'MAINTREEMENU')).toMatchObject({ data: { menu: [] } });
    tester.advance(15 * MINUTE + 1);
    expect(await tester.send('getUserMenu', 'MAINTREEMENU')).toMatchObject({ messages: [{ type: '4' }] });
  });

  it('that is idle for too long no longer locks the account', async () => {
    const tester = new PortalTester({ switches: { idleMinutes: 1 } });
    await tester.login();
    tester.advance(MINUTE + 1);
    expect((await tester.login()).token).toBeTruthy();
  });

  it('requires a token', async () => {
    const tester = new PortalTester();
    expect(await tester.send('getUserMenu', 'MAINTREEMENU')).toMatchObject({
      error: '1',
      messages: [{ type: '4', text: 'Oturum geçersiz, token yok' }],
    });
  });

  it('belongs to the address of its login when addressBinding is on', async () => {
    const tester = new PortalTester({ switches: { addressBinding: true } });
    await tester.login();
    tester.address = '10.0.0.2';
    expect(await tester.send('getUserMenu', 'MAINTREEMENU')).toMatchObject({
      messages: [{ type: '4', text: 'Oturum geçersiz (clientIP)' }],
    });
    tester.simulator.setSwitches({ addressBinding: false });
    expect(await tester.send('getUserMenu', 'MAINTREEMENU')).toMatchObject({ data: { menu: [] } });
  });

  it('that is stale gets the reply of the switch staleToken', async () => {
    const tester = new PortalTester();
    tester.token = 'f'.repeat(128);
    tester.simulator.setSwitches({ staleToken: 'noAuthority' });
    expect(await tester.send('getUserMenu', 'MAINTREEMENU')).toMatchObject({ messages: [{ type: '7' }] });

    tester.simulator.setSwitches({ staleToken: 'sessionPage' });
    const page = await tester.raw('getUserMenu', 'MAINTREEMENU');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html;charset=UTF-8']);
    expect(await page.text()).toContain('Oturum süreniz dolmuştur');

    tester.simulator.setSwitches({ staleToken: 'serverErrorPage' });
    expect((await tester.raw('getUserMenu', 'MAINTREEMENU')).status).toBe(500);
  });
});

describe('kullaniciOner', () => {
  const ask = (tester: PortalTester) =>
    read(tester.post('/earsiv-services/esign', { assoscmd: 'kullaniciOner', rtype: 'json' }));

  it('hands out a free test user', async () => {
    const tester = new PortalTester();
    expect(await ask(tester)).toEqual({ userid: '33333301' });
    await tester.login('33333301', '1', 'login');
    expect(await ask(tester)).toEqual({ userid: '33333302' });
  });

  it('returns an empty user when the pool is empty', async () => {
    const tester = new PortalTester({ switches: { testUserPool: ['33333304'] } });
    expect(await ask(tester)).toEqual({ userid: '33333304' });
    await tester.login('33333304');
    expect(await ask(tester)).toEqual({ userid: '' });
  });

  it('rejects other commands', async () => {
    const tester = new PortalTester();
    expect(await read(tester.post('/earsiv-services/esign', { assoscmd: 'imzala' }))).toMatchObject({ error: '1' });
  });
});

describe('own data', () => {
  it('are returned as strings under the portal’s names', async ({ tester }) => {
    const { data } = await tester.send(...GET);
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

  it('are replaced as a whole: an omitted field is erased, the tax number stays', async ({ tester }) => {
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

  it('must be complete before the first draft of 33333309', async ({ tester }) => {
    await tester.become('33333309');
    const refused = await tester.create();
    expect(refused.data).toMatch(/^Bu Mükellef Kullanıcı Bilgilerini Güncellemedi/);

    const own = record((await tester.send(...GET)).data);
    await tester.send(...SAVE, { ...own, vergiDairesi: 'Şirinyer', cadde: 'Menderes Mah.', ilce: 'BUCA', il: 'İZMİR' });
    expect((await tester.create()).data).toMatch(/başarıyla/);
  });

  it.for(['unvan', 'vergiDairesi', 'cadde', 'ilce', 'il'])('are incomplete without %s', async (key, { tester }) => {
    const own = record((await tester.send(...GET)).data);
    await tester.send(...SAVE, { ...own, [key]: '' });
    expect((await tester.create(invoiceForm())).data).toMatch(/Güncellemedi/);
  });
});

describe('recipient lookup', () => {
  it.for([
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
  ])('finds %s', async ([vknTcknn, expected], { tester }) => {
    expect((await tester.send(...LOOK_UP, { vknTcknn })).data).toEqual(expected);
  });

  it('requires its key with the double n', async ({ tester }) => {
    expect(await tester.send(...LOOK_UP, { vknTckn: '7350119289' })).toMatchObject({
      error: '1',
      messages: ['Genel Sistem Hatası:java.lang.NullPointerException'],
    });
  });
});
