import { describe, expect, inject, test } from 'vitest';
import { createClient } from '../src/index';

const megabytes = 8;
const file = new File([new Uint8Array(megabytes * 1_048_576)], 'çağrı ğüş.xlsx');
const params = { query: { companyId: crypto.randomUUID() } };
const clientAt = (place: string) =>
  createClient({
    baseUrl: `${inject('echoUrl')}/${place}`,
    auth: { getAccessToken: async () => 'anahtar' },
    retries: 0,
  });

describe('uploads in a browser', () => {
  test('API-55: the sent share rises to 1, and the whole file arrives with token, key and name', async () => {
    const shares: number[] = [];
    const { data, response } = await clientAt('echo').POST('/cari/import', {
      params,
      body: { file },
      onUploadProgress: (share) => shares.push(share),
    });
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(data).toMatchObject({
      name: 'çağrı ğüş.xlsx',
      headers: { authorization: 'Bearer anahtar', 'idempotency-key': expect.any(String) },
    });
    expect((data as unknown as { bytes: number }).bytes).toBeGreaterThan(megabytes * 1_048_576);
    expect(response.headers.get('X-Request-Id')).toBe('echo');
  });

  test('ERR-01: a rejected upload has the server’s message', async () => {
    await expect(
      clientAt('refuse').POST('/cari/import', { params, body: { file }, onUploadProgress: () => {} }),
    ).rejects.toMatchObject({ status: 415, code: 'NOT_A_SPREADSHEET', requestId: 'echo' });
  });

  test('ERR-02: a cancelled upload is an AbortError, a missing response a connection error', async () => {
    const abort = new AbortController();
    const upload = clientAt('never').POST('/cari/import', {
      params,
      body: { file },
      signal: abort.signal,
      onUploadProgress: () => abort.abort(),
    });
    await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
    const nowhere = createClient({
      baseUrl: 'http://127.0.0.1:9',
      auth: { getAccessToken: async () => null },
      retries: 0,
    });
    await expect(
      nowhere.POST('/cari/import', { params, body: { file }, onUploadProgress: () => {} }),
    ).rejects.toMatchObject({ code: 'NETWORK' });
  });

  test('API-01: an upload does not follow redirects', async () => {
    await expect(
      clientAt('moved').POST('/cari/import', { params, body: { file }, onUploadProgress: () => {} }),
    ).rejects.toMatchObject({ code: 'NETWORK' });
  });
});
