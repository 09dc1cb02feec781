import { startTestServer, type TestServer } from '@kalem/server/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ApiError, type CallSpan, createClient, type ClientOptions, type KalemClient } from '../src/index';
import { recordCalls } from './recordCalls';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => vi.useRealTimers());

type CallHeaders = NonNullable<Parameters<KalemClient['GET']>[1]>['headers'];
type Options = Omit<ClientOptions, 'auth' | 'baseUrl' | 'fetch'>;

function open(options: Options = {}) {
  const recorded = recordCalls(server);
  return {
    recorded,
    client: createClient({
      baseUrl: server.baseUrl,
      fetch: recorded.fetch,
      clock: () => server.clock.now().getTime(),
      ...options,
    }),
  };
}

async function openSignedIn(options?: Options) {
  const opened = open(options);
  const person = { email: `${crypto.randomUUID()}@ornek.com.tr`, password: 'Parola1!' };
  await opened.client.POST('/user', { body: { ...person, name: 'Işıl Çağlayan' } });
  await opened.client.session.signIn(person);
  opened.recorded.clear();
  return opened;
}

const newVkn = () => String(Math.floor(1e9 + Math.random() * 9e9));
const companyBody = () => ({ vknTckn: newVkn(), email: 'a@ornek.com.tr', unvan: 'Çınaraltı Ltd. Şti.' });
const failing = (answer: Response) => createClient({ baseUrl: server.baseUrl, fetch: async () => answer.clone() });

describe('calls', () => {
  test('EMB-06: onSpan gets each call by its path in the contract, without personal data', async () => {
    const spans: CallSpan[] = [];
    const { client } = await openSignedIn({ onSpan: (span) => spans.push(span) });
    spans.length = 0;
    const id = crypto.randomUUID();
    await client.GET('/account');
    await client.GET('/payment/{id}', { params: { path: { id } } }).catch(() => undefined);
    const gone = AbortSignal.abort();
    await client.GET('/account', { signal: gone }).catch(() => undefined);
    const measured = { kind: 'call', start: expect.any(Number), duration: expect.any(Number) };
    expect(spans).toEqual([
      { ...measured, name: 'GET /account', status: 200, code: undefined, requestId: undefined },
      {
        ...{ ...measured, name: 'GET /payment/{id}', status: 404 },
        ...{ code: expect.any(String), requestId: expect.any(String) },
      },
      { ...measured, name: 'GET /account', status: undefined, code: 'CANCELLED', requestId: undefined },
    ]);
    expect(JSON.stringify(spans)).not.toContain(id);
  });

  test('UI-21: a callback that throws does not make the call fail; its error is logged', async () => {
    const fault = new TypeError('bug in the host');
    const fails = () => {
      throw fault;
    };
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { client } = await openSignedIn({ onSpan: fails, onLoading: fails });
    logged.mockClear();
    expect((await client.POST('/company', { body: companyBody() })).response.status).toBe(201);
    expect(logged.mock.calls).toEqual([[fault], [fault], [fault]]);
    const unpaid = new Response(JSON.stringify({ code: 'LICENCE_OVER', message: 'Süre doldu.' }), { status: 402 });
    const fetch = async () => unpaid.clone();
    const call = createClient({ baseUrl: server.baseUrl, fetch, onPaymentRequired: fails }).GET('/company');
    await expect(call).rejects.toMatchObject({ status: 402 });
    logged.mockRestore();
  });

  test('API-01: uses the configured base url, with or without a trailing slash, and no other address', async () => {
    const urls: string[] = [];
    const fetch = async (request: Request) => {
      urls.push(request.url);
      return server.fetch(request);
    };
    await createClient({ baseUrl: `${server.baseUrl}/`, fetch }).GET('/hash');
    await createClient({ baseUrl: server.baseUrl, fetch }).GET('/hash', { baseUrl: 'https://baska.example' });
    expect(urls).toEqual([`${server.baseUrl}/hash`, `${server.baseUrl}/hash`]);
  });

  test('API-01: does not follow redirects, so no token leaves the origin', async () => {
    const { client, recorded } = open();
    recorded.next('GET /hash', ({ redirect }) => Response.json({ hash: redirect }));
    expect((await client.GET('/hash')).data.hash).toBe('error');
  });

  test.each([
    ['an object', { 'X-Bank': 'a', 'X-Sube': undefined }],
    ['pairs', [['X-Bank', 'a']]],
    ['Headers', new Headers({ 'X-Bank': 'a' })],
  ] satisfies [string, CallHeaders][])('sends the headers of one call, given as %s', async (_, headers) => {
    const { client, recorded } = open();
    const seen: [string, string][][] = [];
    recorded.next('GET /hash', ({ headers: sent }) => (seen.push([...sent]), Response.json({ hash: 'x' })));
    await client.GET('/hash', { headers });
    expect(seen).toEqual([
      [
        ['accept-language', 'tr'],
        ['x-bank', 'a'],
      ],
    ]);
  });

  test('omits null and undefined parameters, and repeats a parameter for each item of a list', async () => {
    const urls: string[] = [];
    const fetch = async ({ url }: Request) => (urls.push(url), Response.json({ items: [], page: 1, hasNext: false }));
    // A caller in JavaScript may pass null.
    const query = { companyId: 'a b&ç', q: undefined, siralama: null, durum: ['x', 'y'] } as unknown as {
      companyId: string;
    };
    await createClient({ baseUrl: server.baseUrl, fetch }).GET('/fatura', { params: { query } });
    expect(urls).toEqual([`${server.baseUrl}/fatura?companyId=a%20b%26%C3%A7&durum=x&durum=y`]);
  });

  test('API-02: the public calls need no session', async () => {
    const { client } = open();
    expect((await client.GET('/hash')).data.hash).toBe('test');
  });

  test('ACC-18: sign-up sends email, password and name', async () => {
    const { client, recorded } = open();
    const body = { email: `${crypto.randomUUID()}@ornek.com.tr`, password: 'Parola1!', name: 'Işıl Çağlayan' };
    const { data } = await client.POST('/user', { body });
    expect(JSON.parse(recorded.calls[0]?.body ?? '')).toEqual(body);
    expect(data.name).toBe('Işıl Çağlayan');
  });

  test('a 204 has no data', async () => {
    const { client } = await openSignedIn();
    const { data: company } = await client.POST('/company', { body: companyBody() });
    const { data, response } = await client.GET('/company/logout', { params: { query: { companyId: company.id } } });
    expect(response.status).toBe(204);
    expect(data).toBeUndefined();
  });

  test('returns a document as a Blob on request', async () => {
    const { client, recorded } = open();
    recorded.next(
      'GET /belge/x/fatura.zip',
      () => new Response(new Uint8Array([80, 75, 3, 4]), { headers: { 'Content-Type': 'application/zip' } }),
    );
    const { data } = await client.GET('/belge/{ettn}/{dosya}', {
      params: { path: { ettn: 'x', dosya: 'fatura.zip' } },
      parseAs: 'blob',
    });
    expect([...new Uint8Array(await data.arrayBuffer())]).toEqual([80, 75, 3, 4]);
  });
});

describe('idempotency', () => {
  test('API-06: every POST has a new UUID, no other call has a key', async () => {
    const { client, recorded } = await openSignedIn();
    await client.POST('/company', { body: companyBody() });
    await client.POST('/company', { body: companyBody() });
    await client.GET('/company');
    const [first, second, list] = recorded.calls.map(({ key }) => key);
    expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(second).not.toBe(first);
    expect(list).toBeNull();
  });

  test('API-06: keeps a given key, and a repeated call takes effect once', async () => {
    const { client } = await openSignedIn();
    const call = { body: companyBody(), params: { header: { 'Idempotency-Key': crypto.randomUUID() } } };
    const first = await client.POST('/company', call);
    const second = await client.POST('/company', call);
    expect(second.data).toEqual(first.data);
    expect((await client.GET('/company')).data.items).toHaveLength(1);
  });
});

describe('errors', () => {
  test('ERR-01: an error has the server’s message, status, code and faults by wire path', async () => {
    const { client } = open();
    const error = await client
      .POST('/user', { body: { email: 'yanlış', password: '123', name: 'Işıl' } })
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 422,
      message: expect.stringMatching(/.+/),
      code: expect.stringMatching(/^[A-Z_]+$/),
    });
    expect(error instanceof ApiError && error.faults.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['email', 'password']),
    );
  });

  test.each([
    [
      'a 401, whatever the server says',
      Response.json({ code: 'X', message: 'Başka' }, { status: 401 }),
      'Oturum süreniz sona ermiştir, lütfen tekrar giriş yapınız.',
    ],
    [
      'the server’s message',
      Response.json({ code: 'X', message: 'Kupon geçersiz.' }, { status: 400, statusText: 'Bad Request' }),
      'Kupon geçersiz.',
    ],
    ['the status line', new Response('', { status: 418, statusText: 'Teapot' }), 'Teapot'],
    ['nothing at all', new Response(null, { status: 500 }), 'Beklenmeyen bir hata oluştu'],
    ['a page of a proxy', new Response('<html>', { status: 500 }), 'Beklenmeyen bir hata oluştu'],
    ['a body that is no Problem', Response.json([{ message: 3 }], { status: 500 }), 'Beklenmeyen bir hata oluştu'],
  ])('ERR-01: the text of %s', async (_, answer, message) => {
    const client = createClient({
      baseUrl: server.baseUrl,
      fetch: async () => answer.clone(),
      auth: { getAccessToken: () => Promise.reject(new Error('no')) },
    });
    const plain = answer.status === 401 ? client : failing(answer);
    await expect(plain.GET('/hash')).rejects.toMatchObject({ message });
  });

  const away = 'Sunucuya şu anda ulaşılamıyor, lütfen biraz sonra tekrar deneyiniz.';
  test.each([
    [413, 'Payload Too Large', 'Gönderilen veri çok büyük.'],
    [429, 'Too Many Requests', 'Çok fazla istek gönderildi, lütfen biraz sonra tekrar deneyiniz.'],
    [502, 'Bad Gateway', away],
    [503, 'Service Unavailable', away],
    [504, 'Gateway Timeout', away],
  ])(
    'USE-08, ERR-01: a %i of a gateway has our Turkish text, regardless of its body',
    async (status, statusText, message) => {
      const init = { status, statusText, headers: { 'Content-Type': 'text/html' } };
      for (const body of [`<html><h1>${statusText}</h1>`, '', '{"message":"no upstream"}']) {
        const call = failing(new Response(body, init)).GET('/hash', { retries: 0 });
        await expect(call).rejects.toMatchObject({ status, code: `HTTP_${status}`, message });
      }
      const own = Response.json({ code: 'SERVER_BUSY', message: 'Sunucu yoğun.' }, { status });
      await expect(failing(own).GET('/hash', { retries: 0 })).rejects.toMatchObject({ message: 'Sunucu yoğun.' });
    },
  );

  test('ERR-01: an empty 500 has its status and a code', async () => {
    await expect(failing(new Response(null, { status: 500 })).GET('/hash')).rejects.toMatchObject({
      status: 500,
      code: 'HTTP_500',
      faults: [],
      requestId: undefined,
    });
  });

  test('ERR-02: no response is a connection error', async () => {
    const cause = new TypeError('fetch failed');
    const client = createClient({ baseUrl: server.baseUrl, fetch: () => Promise.reject(cause) });
    await expect(client.GET('/hash')).rejects.toMatchObject({
      status: 0,
      code: 'NETWORK',
      message: 'Bağlantı hatası, internet bağlantınızı kontrol eder misin?',
      cause,
    });
  });

  test('BNK-16: without a response, or with a page instead of one, the error has the address without its parameters', async () => {
    const lost = createClient({ baseUrl: 'https://api.example.test/v1', fetch: () => Promise.reject(new TypeError()) });
    const query = { vknTckn: '1938472657', companyId: '018f3c1e-0000-7000-8000-000000000001' };
    await expect(lost.GET('/info', { params: { query }, retries: 0 })).rejects.toMatchObject({
      code: 'NETWORK',
      address: 'GET https://api.example.test/v1/info',
    });
    const page = new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
    await expect(failing(page).GET('/company')).rejects.toMatchObject({
      code: 'UNREADABLE',
      address: `GET ${server.baseUrl}/company`,
    });
  });

  test('ERR-02: an incomplete response is a connection error', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
    await expect(failing(new Response(broken)).GET('/hash')).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
  });

  test('a 200 with invalid JSON is UNREADABLE', async () => {
    await expect(failing(new Response('<html>')).GET('/hash')).rejects.toMatchObject({
      code: 'UNREADABLE',
      message: 'Beklenmeyen bir hata oluştu',
    });
  });

  test('ERR-02: a cancelled call is an AbortError, not an ApiError', async () => {
    const abort = new AbortController();
    const client = createClient({ baseUrl: server.baseUrl, fetch: () => new Promise(() => {}) });
    const call = client.GET('/hash', { signal: abort.signal });
    abort.abort();
    const error = await call.catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: 'AbortError' });
    expect(error).not.toBeInstanceOf(ApiError);
  });

  test('ERR-02: never sends a call that is already cancelled', async () => {
    const { client, recorded } = open();
    await expect(client.GET('/hash', { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
    expect(recorded.lines()).toEqual([]);
  });

  test('the error has the server’s request id', async () => {
    const answer = Response.json({ code: 'X', message: 'Y' }, { status: 409, headers: { 'X-Request-Id': 'abc' } });
    await expect(failing(answer).GET('/hash')).rejects.toMatchObject({ requestId: 'abc' });
  });
});

describe('time limit', () => {
  const never = () => new Promise<Response>(() => {});

  test('SES-08, NUM-04: a call times out after 1 500 000 ms', async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    const call = createClient({ baseUrl: server.baseUrl, fetch: never })
      .GET('/hash')
      .catch((error: unknown) => error)
      .finally(settled);
    await vi.advanceTimersByTimeAsync(1_499_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toMatchObject({
      status: 0,
      code: 'TIMEOUT',
      message: 'Bağlantı hatası, internet bağlantınızı kontrol eder misin?',
    });
  });

  test('SES-08: the client’s timeout and the call’s own override it', async () => {
    vi.useFakeTimers();
    const client = createClient({ baseUrl: server.baseUrl, fetch: never, timeout: 5_000 });
    const slow = client.GET('/hash', { timeout: 9_000 }).catch((error: unknown) => error);
    const quick = client.GET('/hash').catch((error: unknown) => error);
    const order: string[] = [];
    void slow.then(() => order.push('slow'));
    void quick.then(() => order.push('quick'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(order).toEqual(['quick']);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(order).toEqual(['quick', 'slow']);
  });

  test('the timeout aborts the request', async () => {
    vi.useFakeTimers();
    const signals: AbortSignal[] = [];
    const client = createClient({
      baseUrl: server.baseUrl,
      timeout: 10,
      fetch: ({ signal }) => (signals.push(signal), never()),
    });
    const call = client.GET('/hash').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10);
    await call;
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('clears the timer of a finished call', async () => {
    vi.useFakeTimers();
    await createClient({ baseUrl: server.baseUrl, fetch: async () => Response.json({ hash: 'x' }) }).GET('/hash');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('loading', () => {
  test('SES-16: counts up per call and down per response, error or cancellation, and never below 0', async () => {
    const counts: number[] = [];
    const { client, recorded } = open({ onLoading: (pending) => counts.push(pending) });
    recorded.next('GET /hash', () => Promise.reject(new TypeError('fetch failed')));
    const cancelled = new AbortController();
    const calls = [client.GET('/hash'), client.GET('/hash', { signal: cancelled.signal }), client.GET('/hash')];
    expect(counts).toEqual([1, 2, 3]);
    cancelled.abort();
    await Promise.allSettled(calls);
    expect(counts.slice(3)).toEqual([2, 1, 0]);
  });

  test('SES-16: hideLoading calls do not count', async () => {
    const onLoading = vi.fn();
    const { client } = open({ onLoading });
    await client.GET('/hash', { hideLoading: true });
    expect(onLoading).not.toHaveBeenCalled();
  });
});

describe('payment', () => {
  test('SES-19: calls onPaymentRequired for a 402 and throws it', async () => {
    const onPaymentRequired = vi.fn();
    const { client, recorded } = await openSignedIn({ onPaymentRequired });
    recorded.next('GET /fatura', () =>
      Response.json({ code: 'LICENCE_OVER', message: 'Şirketinizin kullanım süresi dolmuştur.' }, { status: 402 }),
    );
    const error = await client
      .GET('/fatura', { params: { query: { companyId: crypto.randomUUID() } } })
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({ status: 402, message: 'Şirketinizin kullanım süresi dolmuştur.' });
    expect(onPaymentRequired).toHaveBeenCalledExactlyOnceWith(error);
  });
});
