import { startTestServer, type TestServer } from '@kalem/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, download, pages, type KalemClient, type Session } from '../src/index';

let server: TestServer;
let client: KalemClient & { session: Session };
let companyId: string;
const person = { email: `${crypto.randomUUID()}@ornek.com.tr`, password: 'Parola1!' };

beforeAll(async () => {
  server = await startTestServer();
  client = server.client();
  await client.POST('/user', { body: { ...person, name: 'Işıl Çağlayan' } });
  await client.session.signIn(person);
  companyId = (
    await client.POST('/company', { body: { vknTckn: '1938472657', unvan: 'Örnek Ltd.', email: 'a@ornek.com.tr' } })
  ).data.id;
});
afterAll(() => server.close());

/** A client over one planned response; `asked` are the received requests. */
function over(answer: (request: Request) => Response | Promise<Response>) {
  const asked: Request[] = [];
  return {
    asked,
    client: createClient({
      baseUrl: server.baseUrl,
      fetch: async (request) => (asked.push(request.clone()), answer(request)),
    }),
  };
}

describe('pages', () => {
  test('API-04, API-50: yields every entry of every page once, in order', async () => {
    const query = { companyId };
    for (let index = 0; index < 32; index += 1) {
      await client.POST('/cari', {
        params: { query },
        body: {
          vknTckn: String(1_000_000_000 + index),
          unvan: `Cari ${String(index).padStart(2, '0')}`,
          tuzel: true,
          vergiDairesi: 'KADIKÖY',
          ulke: 'Türkiye',
        },
      });
    }
    const names: string[] = [];
    for await (const cari of pages(client, '/cari', { params: { query } })) names.push(cari.unvan ?? '');
    expect(names).toEqual(Array.from({ length: 32 }, (_, index) => `Cari ${String(index).padStart(2, '0')}`));
    const rest: string[] = [];
    for await (const cari of pages(client, '/cari', { params: { query: { companyId, page: 3 } } }))
      rest.push(cari.unvan ?? '');
    expect(rest).toEqual(['Cari 30', 'Cari 31']);
  });

  test('API-04: requests a page when the previous one is used up, and none after the loop breaks', async () => {
    const { client: counted, asked } = over((request) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      return Response.json({ items: [{ id: `${page}a` }, { id: `${page}b` }], page, pageSize: 2, hasNext: true });
    });
    const ids: string[] = [];
    for await (const { id } of pages(counted, '/cari', { params: { query: { companyId } } })) {
      ids.push(id);
      if (ids.length === 3) break;
    }
    expect(ids).toEqual(['1a', '1b', '2a']);
    expect(asked).toHaveLength(2);
  });

  test('ERR-02: a signal ends the loop', async () => {
    const abort = new AbortController();
    const { client: endless } = over(() =>
      Response.json({ items: [{ id: 'a' }], page: 1, pageSize: 1, hasNext: true }),
    );
    const seen: string[] = [];
    const run = async () => {
      for await (const { id } of pages(endless, '/cari', { params: { query: { companyId } }, signal: abort.signal })) {
        seen.push(id);
        abort.abort();
      }
    };
    await expect(run()).rejects.toMatchObject({ name: 'AbortError' });
    expect(seen).toEqual(['a']);
  });
});

describe('uploads', () => {
  test('API-55: sends a file as multipart with its Turkish name, and the progress ends at 1', async () => {
    const { client: taken, asked } = over(() => Response.json({ eklenen: 1, guncellenen: 0, hatali: 0, satirlar: [] }));
    const shares: number[] = [];
    await taken.POST('/cari/import', {
      params: { query: { companyId } },
      body: { file: new File(['ğüş'], 'çağrı ğüş.xlsx') },
      onUploadProgress: (share) => shares.push(share),
    });
    const file = (await asked[0]?.formData())?.get('file');
    expect(file instanceof File && [file.name, await file.text()]).toEqual(['çağrı ğüş.xlsx', 'ğüş']);
    expect(asked[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(shares).toEqual([1]);
  });

  test('API-55: returns the server’s result of the upload', async () => {
    const failed = await client
      .POST('/cari/import', {
        params: { query: { companyId } },
        body: { file: new File(['bu bir Excel değil'], 'cariler.xlsx') },
      })
      .catch((error: unknown) => error);
    expect(failed).toMatchObject({ status: 415, code: 'NOT_A_SPREADSHEET' });
  });

  test('ERR-02: an upload can be cancelled', async () => {
    const abort = new AbortController();
    const { client: slow } = over(
      (request) =>
        new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason))),
    );
    const upload = slow.POST('/cari/import', {
      params: { query: { companyId } },
      body: { file: new File(['x'], 'x.xlsx') },
      signal: abort.signal,
      onUploadProgress: () => {},
    });
    abort.abort();
    await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('downloads', () => {
  const params = { path: { ettn: crypto.randomUUID(), dosya: 'fatura.zip' } };

  test.each([
    [`attachment; filename="fatura.zip"; filename*=UTF-8''%C3%A7a%C4%9Fr%C4%B1.zip`, 'çağrı.zip'],
    ['inline; filename="GIB2026000000001.pdf"', 'GIB2026000000001.pdf'],
    [undefined, 'fatura.zip'],
  ])('API-93: a document is a Blob with the name that %s gives', async (disposition, fileName) => {
    const { client: given } = over(
      () =>
        new Response(new Uint8Array([80, 75, 3, 4]), {
          headers: { 'Content-Type': 'application/zip', ...(disposition && { 'Content-Disposition': disposition }) },
        }),
    );
    const file = await download(given, { params });
    expect(file.fileName).toBe(fileName);
    expect([...new Uint8Array(await file.blob.arrayBuffer())]).toEqual([80, 75, 3, 4]);
    expect(file.blob.type).toBe('application/zip');
  });

  test('ERR-01: a rejected download is an ApiError with the server’s message', async () => {
    await expect(download(client, { params: { ...params, query: { companyId } } })).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      message: 'Kayıt bulunamadı.',
    });
  });
});

describe('API keys', () => {
  test('API-08, KEY-05: a server uses only its key; requests a token once, by form, and again after a 401', async () => {
    const { data: key } = await client.POST('/company/api', {
      params: { query: { companyId } },
      body: { name: 'Muhasebe' },
    });
    const lines: string[] = [];
    const forms: string[] = [];
    const fetch = async (request: Request) => {
      const { pathname } = new URL(request.url);
      lines.push(`${request.method} ${pathname.replace('/api/', '/')}`);
      if (pathname.endsWith('/user/token')) forms.push(await request.clone().text());
      return server.fetch(request);
    };
    const robot = createClient({
      baseUrl: server.baseUrl,
      fetch,
      auth: { apiKey: key.apiKey, apiSecret: key.apiSecret },
    });
    const query = { companyId };
    await Promise.all([robot.GET('/fatura', { params: { query } }), robot.GET('/cari', { params: { query } })]);
    expect(lines.filter((line) => line === 'POST /user/token')).toHaveLength(1);
    expect(Object.fromEntries(new URLSearchParams(forms[0]))).toEqual({
      grant_type: 'client_credentials',
      client_id: key.apiKey,
      client_secret: key.apiSecret,
    });
    server.clock.advance(3601);
    await robot.GET('/fatura', { params: { query } });
    expect(lines.slice(-3)).toEqual(['GET /fatura', 'POST /user/token', 'GET /fatura']);
  });

  test('API-08: a wrong key gives the server’s message', async () => {
    const robot = createClient({
      baseUrl: server.baseUrl,
      fetch: server.fetch,
      auth: { apiKey: 'yok', apiSecret: 'yok' },
    });
    await expect(robot.GET('/fatura', { params: { query: { companyId } } })).rejects.toMatchObject({
      status: 400,
      code: 'WRONG_API_KEY',
    });
  });
});
