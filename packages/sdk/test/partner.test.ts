import { execFileSync } from 'node:child_process';
import { startTestServer, type TestServer } from '@kalem/server/testing';
import { openPartner, sessionOf } from '@kalem/server/testing/partners';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createClient, type HostAuth } from '../src/index';
import { createPartnerClient } from '../src/partner';
import { recordCalls } from './recordCalls';

let server: TestServer;
let partnerKey: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ partnerKey } = await openPartner(server));
});
afterAll(() => server.close());

function openBank() {
  const recorded = recordCalls(server);
  const bank = createPartnerClient({ baseUrl: server.baseUrl, partnerKey, fetch: recorded.fetch });
  return { recorded, bank };
}

describe('createPartnerClient', () => {
  test('PRT-04: opens a session with the key, and retries the same request after a lost response', async () => {
    const { recorded, bank } = openBank();
    recorded.next('POST /partner/session', async (request) => {
      await server.fetch(request.clone());
      return new Response(null, { status: 502 });
    });
    const session = await bank.createSession(sessionOf());
    expect(session).toMatchObject({ token: expect.stringMatching(/^kalem_session_/), companyId: expect.any(String) });
    expect(recorded.calls.map(({ authorization }) => authorization)).toEqual(Array(2).fill(`Bearer ${partnerKey}`));
    const [first, second] = recorded.calls;
    expect(first?.key).not.toBeNull();
    expect(second?.key).toBe(first?.key);
    expect(await bank.revokeAllSessions()).toBe(1);
  });

  test('PRT-07: ends one session, all of a user, and all', async () => {
    const { recorded, bank } = openBank();
    const asked = sessionOf();
    const { id } = await bank.createSession(asked);
    await bank.createSession(asked);
    await bank.createSession(sessionOf());
    await bank.revokeSession(id);
    expect(await bank.revokeSessionsOf(asked.kullanici.kimlik)).toBe(1);
    expect(await bank.revokeAllSessions()).toBe(1);
    expect(recorded.lines().slice(3)).toEqual([
      `DELETE /partner/session/${id}`,
      'POST /partner/session/revoke',
      'POST /partner/session/revoke',
    ]);
  });

  test('PRT-04: a rejected key fails once without a retry', async () => {
    const recorded = recordCalls(server);
    const bank = createPartnerClient({
      baseUrl: server.baseUrl,
      partnerKey: 'kalem_partner_yok',
      fetch: recorded.fetch,
    });
    await expect(bank.createSession(sessionOf())).rejects.toMatchObject({ status: 401 });
    expect(recorded.lines()).toEqual(['POST /partner/session']);
  });

  test('PRT-04: an aborted call does not wait', async () => {
    const { bank } = openBank();
    const left = bank.createSession(sessionOf(), { signal: AbortSignal.abort() });
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('PRT-11: bundlers for browsers do not resolve it', () => {
    const build = (platform: string) =>
      execFileSync(
        'node_modules/.bin/esbuild',
        ['--bundle', `--platform=${platform}`, '--format=esm', '--log-level=error', '--conditions=kalem-source'],
        { input: "export * from '@kalem/sdk/partner';", encoding: 'utf8', stdio: 'pipe' },
      );
    expect(build('node')).toContain('createPartnerClient');
    expect(() => build('browser')).toThrow(/partner/);
  });
});

test('PRT-08: after the session has ended the page asks its host once, whose server opens another session', async () => {
  const { bank } = openBank();
  const asked = sessionOf({ widgetler: ['invoice-list'], yetkiler: ['faturaRead'] });
  const first = await bank.createSession(asked);
  const getAccessToken = vi.fn<HostAuth['getAccessToken']>(async ({ reason }) =>
    reason === 'first' ? first.token : (await bank.createSession(asked)).token,
  );
  const recorded = recordCalls(server);
  const onSessionExpired = vi.fn();
  const client = createClient({
    baseUrl: server.baseUrl,
    fetch: recorded.fetch,
    auth: { getAccessToken },
    onSessionExpired,
  });
  const params = { query: { companyId: first.companyId } };
  await client.GET('/fatura', { params });
  server.clock.advance(900);
  await Promise.all([client.GET('/fatura', { params }), client.GET('/company')]);
  expect(getAccessToken.mock.calls.map(([{ reason }]) => reason)).toEqual(['first', 'refused']);
  expect(onSessionExpired).not.toHaveBeenCalled();
});
