import { addDays, istanbulNow } from '@kalem/domain';
import { limitAttempts } from '../limits/attempts';
import { writeAudit } from '../db/audit';
import { serverQueries, withCompany } from '../db/wall';
import { licenceOf } from '../payments/licence';
import { findPortalAccount } from '../portal/credentials';
import { windowsOf } from '../portal/windows';
import type { CompanyTx } from '../ports/Database';
import { describeError } from '../ports/Log';
import type { Ports } from '../ports/Ports';
import * as portalProblems from '../problems/portalProblems';
import { beginSync, continueSync, dueSyncs, findSync, lockSync, resting, stopSync, type SyncRow } from './runs';

/**
 * Starts a download of the company's portal invoices, in the transaction of its cause. The first one covers 12 months,
 * a later one 30 days, or more if the last complete one is older (GIB-04). An unfinished download is continued instead.
 */
export async function startSync({ jobs, clock, config }: Ports, tx: CompanyTx): Promise<void> {
  if (config.manualSync) return;
  const now = clock.now();
  const last = await lockSync(tx);
  if (last && last.durum !== 'TAMAMLANDI') {
    await continueSync(tx, now);
  } else {
    const to = istanbulNow(now).date;
    const from = firstDay(to, last?.sonTamGun ?? null);
    await beginSync(tx, { baslangicTarihi: from, bitisTarihi: to, toplamPencere: windowsOf({ from, to }).length }, now);
  }
  await jobs.enqueue(tx, 'syncCompany', { companyId: tx.companyId });
}

/** Starts a download at a user's request. A running one continues unchanged. Returns the progress. */
export async function startSyncNow(
  ports: Ports,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<SyncRow | undefined> {
  await limitAttempts(ports, 'startSync', companyId);
  return withCompany(ports.db, companyId, async (tx) => {
    if (!(await findPortalAccount(tx))) throw portalProblems.of({ kind: 'unlinked' });
    const last = await lockSync(tx);
    if (last && (last.durum === 'BEKLIYOR' || last.durum === 'SURUYOR')) return last;
    await startSync(ports, tx);
    await writeAudit(tx, { action: 'startSync', userId, entityId: companyId, at: ports.clock.now() });
    return findSync(tx);
  });
}

/** Stops a download that is running or waiting for its next try. Returns the progress. */
export function stopSyncNow(
  { db, clock }: Ports,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<SyncRow | undefined> {
  return withCompany(db, companyId, async (tx) => {
    const run = await lockSync(tx);
    if (!run || resting.includes(run.durum)) return run;
    const at = clock.now();
    await stopSync(tx, at);
    await writeAudit(tx, { action: 'stopSync', userId, entityId: companyId, at });
    return findSync(tx);
  });
}

/** Downloads start at night, spread over three hours. */
const FIRST_MINUTE = 3 * 60;
const SPREAD_MINUTES = 180;

/** Starts the daily download of active companies (GIB-04). Safe to run on several servers at once. */
export async function startDueSyncs(ports: Ports): Promise<void> {
  const { db, clock, config, log } = ports;
  if (config.manualSync) return;
  const now = clock.now();
  const { date: today, time } = istanbulNow(now);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (hour * 60 + minute < FIRST_MINUTE) return;
  for (const company of await dueSyncs(serverQueries(db, 'sweep'), today)) {
    const { id } = company;
    const isTime = hour * 60 + minute >= FIRST_MINUTE + (parseInt(id.slice(0, 8), 16) % SPREAD_MINUTES);
    if (!isTime || !licenceOf(company, now).active) continue;
    // A failure must not stop the other companies. This one is retried in a minute.
    await withCompany(db, id, (tx) => startOnce(ports, tx, today)).catch((error: unknown) =>
      log('error', 'sync_not_started', { companyId: id, ...describeError(error) }),
    );
  }
}

const FIRST_DAYS = 365;
const LATER_DAYS = 30;

function firstDay(today: string, lastWholeDay: string | null): string {
  if (lastWholeDay === null) return addDays(today, -FIRST_DAYS);
  const usual = addDays(today, -LATER_DAYS);
  return lastWholeDay < usual ? lastWholeDay : usual;
}

/** Checks again under the row lock, because another server may have started the download. */
async function startOnce(ports: Ports, tx: CompanyTx, today: string): Promise<void> {
  const run = await lockSync(tx);
  const isDue = !run || (resting.includes(run.durum) && run.bitisTarihi < today);
  if (isDue) await startSync(ports, tx);
}
