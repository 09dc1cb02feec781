import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readCompany } from '../src/db/wall';
import { rowsOf } from '../src/db/rows';
import { openCompany, signUpNewcomer } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer();
const companyId = (await openCompany((await signUpNewcomer(server)).client)).id;
await openCompany((await signUpNewcomer(server)).client);

const companies = sql`select id from company`;

it('sees the rows of its company alone, however many read at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => readCompany(server.db, companyId, (tx) => rowsOf(tx, companies))),
  );
  expect(answers).toEqual(Array.from({ length: 40 }, () => [{ id: companyId }]));
});

it('never lets a later statement out of the wall', async () => {
  const later = readCompany(server.db, companyId, async (tx) => {
    await rowsOf(tx, companies);
    await new Promise((resolve) => setImmediate(resolve));
    return rowsOf(tx, companies);
  });
  expect(await later.catch(() => [{ id: companyId }])).toEqual([{ id: companyId }]);
});

it('hands a failure on, and the connection stays good', async () => {
  for (let time = 0; time < 15; time += 1)
    await expect(readCompany(server.db, companyId, (tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow();
  expect(await readCompany(server.db, companyId, (tx) => rowsOf(tx, companies))).toEqual([{ id: companyId }]);
  expect((await rowsOf(server.db.queries, companies)).length).toBeGreaterThan(1);
});
