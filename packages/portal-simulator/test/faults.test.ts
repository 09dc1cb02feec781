import { afterEach, describe, expect, vi } from 'vitest';
import { ConnectionDropped } from '../src/index';
import { invoiceForm, it, line, PortalTester, read } from './PortalTester';

const CREATE = 'EARSIV_PORTAL_FATURA_OLUSTUR';
const ARJUNA = 'ARJUNA016053: Could not commit transaction';

describe('a fault', () => {
  it('drops the connection before the write', async ({ tester }) => {
    tester.meet({ kind: 'droppedConnection', cmd: CREATE });
    await expect(tester.rawCreate()).rejects.toBeInstanceOf(ConnectionDropped);
    expect(await tester.list()).toHaveLength(0);
  });

  it('drops the connection after the write was stored', async ({ tester }) => {
    tester.meet({ kind: 'droppedConnection', cmd: CREATE, when: 'after' });
    await expect(tester.rawCreate()).rejects.toBeInstanceOf(ConnectionDropped);
    expect(await tester.list()).toHaveLength(1);
  });

  it('never replies, after the write was stored', async ({ tester }) => {
    tester.meet({ kind: 'timeout', cmd: CREATE, when: 'after' });
    const client = new AbortController();
    const pending = tester.rawCreate(client.signal);
    await vi.waitFor(async () => expect(await tester.list()).toHaveLength(1));
    client.abort(new DOMException('40 s', 'TimeoutError'));
    await expect(pending).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('never replies, and stores nothing', async ({ tester }) => {
    tester.meet({ kind: 'timeout', cmd: CREATE });
    await expect(tester.rawCreate(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(await tester.list()).toHaveLength(0);
  });

  it('returns ARJUNA as data of a write and in the messages of a read', async ({ tester }) => {
    tester.meet({ kind: 'arjuna' });
    expect(await tester.create()).toMatchObject({ data: ARJUNA });
    expect(await tester.send('EARSIV_PORTAL_TASLAKLARI_GETIR', 'RG_TASLAKLAR')).toMatchObject({
      error: '1',
      messages: [ARJUNA],
    });
    tester.meet();
    expect(await tester.list()).toHaveLength(0);
  });

  it('returns ARJUNA although the write was stored', async ({ tester }) => {
    tester.meet({ kind: 'arjuna', when: 'after', cmd: CREATE });
    expect(await tester.create()).toMatchObject({ data: ARJUNA });
    expect(await tester.list()).toHaveLength(1);
  });

  it('returns any sentence', async ({ tester }) => {
    const text = 'Bu mükellef (VKN/TCKN: 7350119289) e-Arşiv Portal Fatura’nın ekranından fatura kesemez';
    tester.meet({ kind: 'sentence', cmd: CREATE, text });
    expect((await tester.create()).data).toBe(text);
  });

  it('returns "no authority" for a command, as the test host does for signing', async ({ tester }) => {
    tester.meet({ kind: 'noAuthority', cmd: 'EARSIV_PORTAL_TELEFONNO_SORGULA' });
    const reply = await tester.send('EARSIV_PORTAL_TELEFONNO_SORGULA', 'RG_SMSONAY');
    expect(reply).toMatchObject({ error: '1', messages: [{ type: '7', text: 'Bu işlem için yetkiniz yok' }] });
  });

  it.for([
    ['sessionPage', 200, 'Oturum süreniz'],
    ['maintenancePage', 200, 'bakım çalışması'],
    ['serverErrorPage', 500, 'Internal Server Error'],
  ] as const)('returns HTML: %s', async ([kind, status, text], { tester }) => {
    tester.meet({ kind });
    const response = await tester.rawCreate();
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html;charset=UTF-8']);
    expect(await response.text()).toContain(text);
  });

  it.for(['login', 'logout', 'kullaniciOner', 'download'])('applies to %s by name', async (cmd, { tester }) => {
    const calls = {
      login: () =>
        tester.post('/earsiv-services/assos-login', { assoscmd: 'anologin', userid: '33333302', sifre: '1' }),
      logout: () => tester.post('/earsiv-services/assos-login', { assoscmd: 'logout', token: tester.token }),
      kullaniciOner: () => tester.post('/earsiv-services/esign', { assoscmd: 'kullaniciOner' }),
      download: () => tester.fetch(`/earsiv-services/download?token=${tester.token}`),
    };
    tester.meet({ kind: 'serverErrorPage', cmd });
    const failed = [];
    for (const [name, call] of Object.entries(calls)) {
      if ((await call()).status === 500) failed.push(name);
    }
    expect(failed).toEqual([cmd]);
  });

  it('applies to the given number of calls, then the next fault follows', async ({ tester }) => {
    tester.meet(
      { kind: 'arjuna', cmd: CREATE, times: 1 },
      { kind: 'sentence', cmd: CREATE, text: 'Bir hata meydana geldi', times: 2 },
    );
    const answers = [];
    for (let call = 0; call < 4; call += 1) answers.push((await tester.create()).data);
    expect(answers).toEqual([
      ARJUNA,
      'Bir hata meydana geldi',
      'Bir hata meydana geldi',
      expect.stringMatching(/başarıyla/),
    ]);
  });

  it('that loses the session carries nothing out, for any reply to a stale token', async () => {
    const tester = new PortalTester({
      switches: { faults: [{ kind: 'sessionLost', cmd: 'EARSIV_PORTAL_FATURA_OLUSTUR', times: 1 }] },
    });
    await tester.login();
    expect(await tester.create()).toMatchObject({ error: '1', messages: [{ type: '4' }] });
    await tester.login();
    expect(await tester.list()).toEqual([]);
  });
});

describe('latency', () => {
  afterEach(() => vi.useRealTimers());

  it('is added to every call', async ({ tester }) => {
    vi.useFakeTimers();
    tester.simulator.setSwitches({ latencyMs: 1500 });
    let answered = false;
    const pending = tester.list().finally(() => (answered = true));
    await vi.advanceTimersByTimeAsync(1499);
    expect(answered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await pending).toEqual([]);
  });
});

it('strict arithmetic logs deviations from the lines and saves anyway', async () => {
  const logged: string[] = [];
  const tester = new PortalTester({ log: (text) => logged.push(text), switches: { strictArithmetic: true } });
  await tester.login();
  await tester.create();
  expect(logged).toEqual([]);
  await tester.create(invoiceForm({ malHizmetTable: [line({ kdvTutari: '90' })], matrah: '901' }));
  expect(logged).toEqual([
    'Draft with other amounts than its lines give: line 1: kdvTutari is 90.00, not 180.00',
    'Draft with other amounts than its lines give: matrah is 901.00, not 900.00',
  ]);
  expect(await tester.list()).toHaveLength(2);
  tester.simulator.setSwitches({ strictArithmetic: false });
  await tester.create(invoiceForm({ matrah: '901' }));
  expect(logged).toHaveLength(2);
});

describe('the switches', () => {
  const post = (tester: PortalTester, body: string) => tester.fetch('/dev/switches', { method: 'POST', body });
  const switches = (tester: PortalTester) => read(tester.fetch('/dev/switches'));

  it('can all be read and set over HTTP', async ({ tester }) => {
    const changed = {
      latencyMs: 1,
      listLag: 2,
      idleMinutes: 3,
      refuseClientUuid: false,
      acceptReservedUuids: true,
      refuseUpdates: true,
      strictArithmetic: true,
      addressBinding: true,
      smsCode: 'ABC123',
      testUserPool: ['33333304'],
      staleToken: 'sessionPage',
      faults: [{ kind: 'timeout', when: 'after', cmd: CREATE, times: 1 }],
    };
    const before = await switches(tester);
    expect(Object.keys(before)).toEqual(Object.keys(changed));
    for (const [name, value] of Object.entries(changed)) {
      expect(await read(post(tester, JSON.stringify({ [name]: value })))).toMatchObject({ [name]: value });
    }
    expect(await switches(tester)).toEqual(changed);
    expect(tester.simulator.switches).toEqual(changed);
  });

  it.for([
    [{ latency: 1 }],
    [{ latencyMs: -1 }],
    [{ latencyMs: '1' }],
    [{ refuseUpdates: 1 }],
    [{ staleToken: 'type5' }],
    [{ testUserPool: [1] }],
    [{ faults: [{ kind: 'fire' }] }],
    [{ faults: [{ kind: 'timeout', sometimes: true }] }],
    [[]],
    [null],
  ])('reject %j and stay unchanged', async (body, { tester }) => {
    const before = await switches(tester);
    const response = await post(tester, JSON.stringify(body));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.any(String) });
    expect(await switches(tester)).toEqual(before);
  });

  it('reject invalid JSON', async ({ tester }) => {
    expect((await post(tester, '{')).status).toBe(400);
  });
});
