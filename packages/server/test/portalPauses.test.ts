import { expect, it } from 'vitest';
import { invoiceBody } from '../src/testing/invoices';
import { linkNewcomer } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const LIST = 'EARSIV_PORTAL_TASLAKLARI_GETIR';
const MINUTE = 60;
const HOUR = 3600;

const server = await testServer();
const owner = await linkNewcomer(server, '33333302');
await server.runJobs();

it('INV-38: retries a waiting invoice forever, with pauses that grow up to an hour', async () => {
  let isTried = false;
  server.onPortalCall = (command) => Promise.resolve(void (isTried ||= command === LIST));
  server.meet({ kind: 'droppedConnection', cmd: LIST });
  const params = { query: owner.query };
  const { data: invoice } = await owner.client.POST('/fatura', { params, body: invoiceBody() });
  expect([invoice.portalDurumu, isTried]).toEqual(['BEKLIYOR', true]);
  const isTriedAfter = async (seconds: number) => {
    isTried = false;
    server.clock.advance(seconds);
    await server.runJobs();
    return isTried;
  };

  // The call itself was the first try. The queue retries after 2 s.
  const pauses = [2, 5, 15, 30, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, HOUR, HOUR];
  for (const pause of pauses) {
    const isEarly = await isTriedAfter(pause - 1);
    expect([pause, isEarly, await isTriedAfter(1)]).toEqual([pause, false, true]);
  }
  server.meet();
  await server.settle(1, HOUR);
  const { data: sent } = await owner.client.GET('/fatura/{id}', { params: { path: { id: invoice.id }, ...params } });
  expect(sent.portalDurumu).toBe('GONDERILDI');
});
