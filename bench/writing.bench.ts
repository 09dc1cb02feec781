import { loadavg } from 'node:os';
import { join } from 'node:path';
import { startPortalSimulator } from '@kalem/portal-simulator/node';
import { readKeyFile } from '../packages/server/src/node/config/secrets';
import { connectionTo, readPostmaster } from '../packages/server/src/node/postgres/readPostmaster';
import type { LoadCompany } from './load/calls';
import { openCompanies } from './load/companies';
import { startBuilt } from './load/startBuilt';
import { percentiles } from './server/percentiles';
import { bareInserts } from './writing/bareInserts';
import { manySellers, userCodesOf } from './writing/manySellers';
import { benchMonthEnd } from './writing/monthEnd';
import { link, save, sign, signUp } from './writing/sellers';

// 200 companies write at once to the build of the last `npm start`. This process simulates the portal and the callers.
// `SELLERS=20` uses fewer.
const SELLERS = Number(process.env['SELLERS'] ?? 200);
const DOCUMENTS = 20;
const SAVES = 10;
const SIGNED = 5;
const BULK = 200;

const codes = new Map<string, string>();
const portal = await startPortalSimulator({
  port: 0,
  seed: manySellers(SELLERS, DOCUMENTS),
  onSms: ({ to, body }) => codes.set(to, body.split(' ').at(-1) ?? ''),
});
const product = await startBuilt({ environment: { PORTAL_URL: portal.url } });
try {
  const strangers = await openCompanies({ url: product.url, companies: SELLERS, invoices: 1 });
  const plain = await atOnce(`saves, ${SAVES} each, without an account of the portal`, strangers, SAVES, (company) =>
    save(company, SAVES),
  );
  const count = SELLERS * SAVES;
  const bare = await bareInserts(connectionOf(product.environment['KALEM_DATA'] ?? ''), count, SELLERS);
  console.log(line('the same rows, inserted bare', count, bare.ms, bare.times));
  console.log(`  ${(bare.ms / plain).toFixed(2)} of the rate of bare inserts`);

  const users: LoadCompany['client'][] = [];
  for (let index = 0; index < SELLERS; index += 1) users.push(await signUp(product.url));
  const sellers: LoadCompany[] = [];
  const userCodes = userCodesOf(SELLERS);
  await atOnce(`first sync, ${DOCUMENTS} invoices each`, users, DOCUMENTS, async (client, index) => {
    const began = performance.now();
    sellers.push(await link(client, userCodes[index] ?? ''));
    return [performance.now() - began];
  });
  await atOnce(`saves, ${SAVES} each, with their drafts at the portal`, sellers, SAVES, (company) =>
    save(company, SAVES),
  );
  await atOnce(`signing, ${SIGNED} in one code each`, sellers, SIGNED, async (company) => {
    const began = performance.now();
    await sign(company, company.invoiceIds.slice(0, SIGNED), codes);
    return [performance.now() - began];
  });
  const [first] = sellers;
  if (first) {
    await save(first, BULK);
    const began = performance.now();
    await sign(first, first.invoiceIds.slice(-BULK), codes);
    console.log(`signing ${BULK} invoices in one code: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  await benchMonthEnd(sellers, codes);
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await product.stop();
  await portal.close();
}

/**
 * Runs the work of all companies at the same time. Prints the total rate and the duration of each step, and returns the
 * total milliseconds.
 */
async function atOnce<T>(
  what: string,
  all: readonly T[],
  steps: number,
  work: (one: T, index: number) => Promise<number[]>,
): Promise<number> {
  const began = performance.now();
  const times = (await Promise.all(all.map(work))).flat();
  const ms = performance.now() - began;
  console.log(line(what, all.length * steps, ms, times));
  return ms;
}

function line(what: string, count: number, ms: number, times: readonly number[]): string {
  return `${what.padEnd(52)} ${(count / (ms / 1000)).toFixed(0).padStart(5)} a second  ${percentiles(times)}`;
}

function connectionOf(folder: string) {
  const postmaster = readPostmaster(join(folder, 'postgres'));
  if (!postmaster) throw new Error('The product has no PostgreSQL of its own');
  return { ...connectionTo(postmaster, readKeyFile(join(folder, 'postgres.key'))), database: 'kalem' };
}
