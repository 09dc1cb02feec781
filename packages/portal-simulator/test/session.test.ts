import { describe, expect, it } from 'vitest';
import { PortalTester, read } from './PortalTester';

const CONCURRENT =
  "Sisteme aynı anda birden fazla giriş yapamazsınız. Lütfen 'Güvenli Çıkış' seçeneğini kullanarak çıkış yapınız.";
const MINUTE = 60_000;

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

  it('allows one session per user and names the reason', async () => {
    const tester = new PortalTester();
    await tester.login();
    expect(await tester.login()).toEqual({ error: '1', messages: [{ type: '1', text: CONCURRENT }] });
    expect((await tester.login('33333302')).token).toBeTruthy();
  });

  it('answers a wrong password as such while another session is open', async () => {
    const tester = new PortalTester();
    await tester.login();
    expect(JSON.stringify(await tester.login('33333301', 'x'))).toContain('şifre hatalı');
  });

  it('refuses an unknown login command', async () => {
    expect(await new PortalTester().login('33333301', '1', 'giris')).toMatchObject({ messages: [{ type: '7' }] });
  });

  it('needs no Referer, User-Agent or cookie', async () => {
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
  it.each([
    ['logout', {}],
    ['anologin', {}],
    ['anologin', { userid: '' }],
  ])('by %s with a token frees the account', async (assoscmd, extra) => {
    const tester = new PortalTester();
    await tester.login();
    const { token } = tester;
    const reply = await read(tester.post('/earsiv-services/assos-login', { assoscmd, rtype: 'json', token, ...extra }));
    expect(reply).toEqual({ data: { redirectUrl: 'login.html' } });
    expect((await tester.login()).token).toBeTruthy();
  });

  it('makes the token stale', async () => {
    const tester = new PortalTester();
    await tester.login();
    await tester.logout();
    expect(await tester.send('getUserMenu', 'MAINTREEMENU')).toMatchObject({
      error: '1',
      messages: [{ type: '4', text: 'Oturum zamanaşımına uğradı' }],
    });
  });
});

describe('a session', () => {
  it('ends after fifteen idle minutes, not before', async () => {
    const tester = new PortalTester();
    await tester.login();
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

  it('asks for a token', async () => {
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

  it('that is stale is answered as the switch staleToken says', async () => {
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

  it('answers an empty user when the pool is dry', async () => {
    const tester = new PortalTester({ switches: { testUserPool: ['33333304'] } });
    expect(await ask(tester)).toEqual({ userid: '33333304' });
    await tester.login('33333304');
    expect(await ask(tester)).toEqual({ userid: '' });
  });

  it('knows no other command', async () => {
    const tester = new PortalTester();
    expect(await read(tester.post('/earsiv-services/esign', { assoscmd: 'imzala' }))).toMatchObject({ error: '1' });
  });
});
