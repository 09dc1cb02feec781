import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTcmbRates } from '../src/adapters/createTcmbRates';
import { exchangeBulletins } from '../src/schema';
import { apiError } from '../src/testing/answers';
import { bulletinXml, startCentralBank } from '../src/testing/rates';
import { createTestClock, startTestServer, testServer } from '../src/testing/startTestServer';
import { signUpNewcomer } from '../src/testing/people';

const bankClock = createTestClock('2026-09-03T09:00:00Z');
const bank = await startCentralBank();
afterAll(() => bank.close());
// A short timeout, because one test waits for it.
const server = await testServer({
  rates: createTcmbRates({ fetch, clock: bankClock, baseUrl: bank.url, timeout: 300 }),
});
const person = await signUpNewcomer(server);

const usd = (forexBuying: string) => ({
  code: 'USD',
  unit: '1',
  forexBuying,
  forexSelling: '41.1775',
  banknoteBuying: '41.0746',
  banknoteSelling: '41.2392',
});
const publish = (day: string, forexBuying: string) => bank.bulletins.set(day, bulletinXml(day, [usd(forexBuying)]));
const rateOn = async (date: string, currencyCode = 'USD') =>
  (await person.client.GET('/currency', { params: { query: { currencyCode, date } } })).data;

beforeEach(async () => {
  bank.bulletins.clear();
  bank.asked.length = 0;
  bank.trouble = 'none';
  bankClock.advance(31);
  server.clock.set('2026-09-03T12:00:00+03:00');
  await server.db.queries.delete(exchangeBulletins);
});

describe('GET /currency', () => {
  it('API-81, INV-27: returns the four rates of the previous day’s bulletin, and fetches it once', async () => {
    publish('2026-09-02', '41.1034');
    const answer = {
      BanknoteBuying: '41.0746',
      BanknoteSelling: '41.2392',
      ForexBuying: '41.1034',
      ForexSelling: '41.1775',
      bultenTarihi: '2026-09-02',
      kaynak: 'TCMB',
    };
    expect(await rateOn('2026-09-03')).toEqual(answer);
    expect(await rateOn('2026-09-03')).toEqual(answer);
    expect(bank.asked).toEqual(['/kurlar/202609/02092026.xml']);
  });

  it('INV-27: uses Friday’s bulletin on Monday, without requests for the weekend', async () => {
    publish('2026-08-28', '41.0001');
    expect(await rateOn('2026-08-31')).toMatchObject({ ForexBuying: '41.0001', bultenTarihi: '2026-08-28' });
    expect(bank.asked).toEqual(['/kurlar/202608/28082026.xml']);
  });

  it('INV-27: uses the last working day’s bulletin after holidays, and stores the holidays', async () => {
    publish('2026-05-25', '40.5');
    expect(await rateOn('2026-05-29')).toMatchObject({ bultenTarihi: '2026-05-25' });
    expect(bank.asked).toHaveLength(4);
    expect(await rateOn('2026-05-28')).toMatchObject({ bultenTarihi: '2026-05-25' });
    expect(bank.asked).toHaveLength(4);
  });

  it('INV-27: a late bulletin is not taken for a holiday and counts after its publication', async () => {
    publish('2026-09-02', '41.1034');
    expect(await rateOn('2026-09-04')).toMatchObject({ bultenTarihi: '2026-09-02' });
    publish('2026-09-03', '41.2');
    expect(await rateOn('2026-09-04')).toMatchObject({ bultenTarihi: '2026-09-03', ForexBuying: '41.2' });
  });

  it('INV-27: does not request a future day', async () => {
    publish('2026-09-02', '41.1034');
    expect(await rateOn('2026-09-10')).toMatchObject({ bultenTarihi: '2026-09-02' });
    expect(bank.asked).toEqual(['/kurlar/202609/03092026.xml', '/kurlar/202609/02092026.xml']);
  });

  it('INV-27, API-81: finds no rate more than ten days back, or for a currency missing in the bulletin', async () => {
    publish('2026-05-18', '40');
    expect(await apiError(rateOn('2026-05-29'))).toMatchObject({ status: 404, code: 'EXCHANGE_RATE_NOT_FOUND' });
    publish('2026-09-02', '41.1034');
    expect(await apiError(rateOn('2026-09-03', 'TRY'))).toMatchObject({
      status: 404,
      code: 'EXCHANGE_RATE_NOT_FOUND',
      message: 'Bu tarih için Merkez Bankası kuru bulunamadı, lütfen kuru kendiniz giriniz.',
    });
    expect(await apiError(rateOn('1990-01-01'))).toMatchObject({ status: 404 });
    expect(await apiError(rateOn('2099-01-01'))).toMatchObject({ status: 404 });
  });

  it.each(['silent', 'maintenance', 'redirect', 'endless'] as const)(
    'API-81: with a central bank that is %s, answers 503, and stored rates still work',
    async (trouble) => {
      publish('2026-09-01', '41');
      expect(await rateOn('2026-09-02')).toMatchObject({ bultenTarihi: '2026-09-01' });
      bank.trouble = trouble;
      expect(await apiError(rateOn('2026-09-03'))).toMatchObject({ status: 503, code: 'EXCHANGE_RATES_UNREACHABLE' });
      expect(await rateOn('2026-09-02')).toMatchObject({ bultenTarihi: '2026-09-01' });
      expect(server.logs.findLast(({ level }) => level === 'warn')).toMatchObject({
        event: 'exchange_rates_unreachable',
        fields: { day: '2026-09-02' },
      });
    },
  );

  it('API-81: does not call the central bank again for half a minute', async () => {
    bank.trouble = 'maintenance';
    await apiError(rateOn('2026-09-03'));
    publish('2026-09-02', '41.1034');
    bank.trouble = 'none';
    expect(await apiError(rateOn('2026-09-03'))).toMatchObject({ status: 503 });
    expect(bank.asked).toHaveLength(1);
    bankClock.advance(31);
    expect(await rateOn('2026-09-03')).toMatchObject({ ForexBuying: '41.1034' });
  });

  it('API-81: limits the requests that one account can cause', async () => {
    const greedy = await signUpNewcomer(server);
    const dates = Array.from({ length: 45 }, (_, index) => `${1998 + (index % 25)}-0${1 + Math.floor(index / 25)}-14`);
    const answers = [];
    for (const date of dates)
      answers.push(
        await apiError(greedy.client.GET('/currency', { params: { query: { currencyCode: 'USD', date } } })),
      );
    expect(answers.at(0)).toMatchObject({ status: 404 });
    expect(answers.at(-1)).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
    expect(bank.asked.length).toBeLessThanOrEqual(200);
  });

  it('API-81, API-03: requires date and currency', async () => {
    for (const [date, currencyCode] of [
      ['2026-02-30', 'USD'],
      ['03.09.2026', 'USD'],
      ['2026-09-03', 'usd'],
      ['2026-09-03', '../'],
    ]) {
      expect(await apiError(rateOn(date ?? '', currencyCode))).toMatchObject({ status: 400 });
    }
  });
});

describe('without the central bank, outside of production', () => {
  it('API-81: returns a recorded bulletin, marked as such and not stored', async () => {
    const trial = await startTestServer();
    const client = (await signUpNewcomer(trial)).client;
    const { data } = await client.GET('/currency', { params: { query: { currencyCode: 'JPY', date: '2026-09-03' } } });
    expect(data).toEqual({
      BanknoteBuying: '0.276983',
      BanknoteSelling: '0.280916',
      ForexBuying: '0.278012',
      ForexSelling: '0.279853',
      bultenTarihi: '2026-09-02',
      kaynak: 'KAYITLI',
    });
    expect(await trial.db.queries.$count(exchangeBulletins)).toBe(0);
    await trial.close();
  });
});
