import type { PageServer } from '@kalem/server/page';
import { createClient } from '@kalem/sdk';
import { createIndexedDbSessionStorage } from '@kalem/sdk/indexed-db';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openNetwork } from '../../ui/testing/openNetwork';
import { startEmptyServer } from '../../ui/testing/startScenario';

const account = { email: 'sekme@ornek.test', password: 'Deneme2026!' };
let time = Date.now();
let server: PageServer;
let name: string;

beforeAll(async () => {
  server = await startEmptyServer({ clock: { now: () => new Date(time) } });
  await createClient({ baseUrl: server.baseUrl, fetch: server.fetch }).POST('/user', {
    body: { ...account, name: 'Sekme Açan' },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  name = `kalem.session.${crypto.randomUUID()}`;
});

/** A tab of the app: its own connection to the storage and its own client. */
async function openTab() {
  const network = openNetwork(server);
  const client = createClient({
    baseUrl: server.baseUrl,
    fetch: network.fetch,
    storage: createIndexedDbSessionStorage({ name }),
  });
  await client.session.ready;
  return { client, network, refreshes: () => network.calls().filter((call) => call === 'POST /user/token').length };
}

describe('the session in IndexedDB', () => {
  test('SES-02, SES-05: survives a reload', async () => {
    const { client } = await openTab();
    await client.session.signIn(account);
    const reloaded = await openTab();
    expect(reloaded.client.session.user()).toEqual(client.session.user());
    expect((await reloaded.client.GET('/account')).data.email).toBe(account.email);
  });

  test('SES-09, SES-10: five tabs with twenty calls each refresh once and lose nothing', async () => {
    const first = await openTab();
    await first.client.session.signIn(account);
    const tabs = [first, ...(await Promise.all([1, 2, 3, 4].map(openTab)))];
    for (const { network } of tabs) network.sent.length = 0;
    time += 3_601_000;
    const answers = await Promise.all(
      tabs.flatMap(({ client }) => Array.from({ length: 20 }, () => client.GET('/account'))),
    );
    expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([200]));
    expect(tabs.reduce((sum, tab) => sum + tab.refreshes(), 0)).toBe(1);
    expect(tabs.every(({ client }) => client.session.isSignedIn())).toBe(true);
  });

  test('SES-13: signing out in one tab signs out the others', async () => {
    const [one, other] = [await openTab(), await openTab()];
    await one.client.session.signIn(account);
    await vi.waitFor(() => expect(other.client.session.isSignedIn()).toBe(true));
    await one.client.session.signOut();
    await vi.waitFor(() => expect(other.client.session.isSignedIn()).toBe(false));
  });

  test('SES-05: reopens a database that was closed from outside', async () => {
    const { client } = await openTab();
    await client.session.signIn(account);
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = resolve;
      request.onerror = () => reject(request.error);
    });
    await client.session.signIn(account);
    expect((await openTab()).client.session.isSignedIn()).toBe(true);
  });
});
