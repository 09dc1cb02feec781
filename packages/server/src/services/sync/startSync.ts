import { addDays, istanbulNow } from '@kalem/domain';
import { beginSync, continueSync, lockSync } from '../../db/queries/syncRun';
import type { Queries } from '../../ports/Database';
import type { Ports } from '../../ports/Ports';
import { windowsOf } from '../../portal/windows';

const FIRST_DAYS = 365;
const LATER_DAYS = 30;

/**
 * Begins a download of the company's portal invoices, in the transaction of its cause: 12 months the first time, 30 days later, and further
 * back where the last whole one is older than that (GIB-04). One that is not done yet goes on instead.
 */
export async function startSync({ jobs, clock, config }: Ports, tx: Queries, companyId: string): Promise<void> {
  if (config.manualSync) return;
  const now = clock.now();
  const last = await lockSync(tx, companyId);
  if (last && last.durum !== 'TAMAMLANDI') {
    await continueSync(tx, companyId, now);
  } else {
    const to = istanbulNow(now).date;
    const from = firstDay(to, last?.sonTamGun ?? null);
    await beginSync(
      tx,
      companyId,
      { baslangicTarihi: from, bitisTarihi: to, toplamPencere: windowsOf({ from, to }).length },
      now,
    );
  }
  await jobs.enqueue(tx, 'syncCompany', { companyId });
}

function firstDay(today: string, lastWholeDay: string | null): string {
  if (lastWholeDay === null) return addDays(today, -FIRST_DAYS);
  const usual = addDays(today, -LATER_DAYS);
  return lastWholeDay < usual ? lastWholeDay : usual;
}
