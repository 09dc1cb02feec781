import { addDays, istanbulNow } from '@kalem/domain';
import { type SyncRow, syncRun } from '../../db/queries/syncRun';
import { writeAudit } from '../../db/queries/writeAudit';
import { withCompany } from '../../db/withCompany';
import type { PortalAnswer } from '../../ports/Portal';
import type { Ports } from '../../Ports';
import type { PortalTurn } from '../PortalTurn';
import { storeRequests } from '../requests/storeRequests';
import { windowsOf } from '../windowsOf';
import { syncWindow } from './syncWindow';

const REQUEST_DAYS = 30;

/**
 * One turn at the portal of a company's download: a piece of the window that comes next, or, after the last, the requests that others raised.
 * Everything it brings is stored together with the progress, so that a server that is killed leaves nothing half, and whoever goes on,
 * several servers at once too, does nothing twice. `looked` holds what this caller need not fetch again.
 */
export function syncStep(ports: Ports, companyId: string, looked: Set<string>): Promise<PortalAnswer<'more' | 'done'>> {
  return ports.accounts.use(companyId, async (session): Promise<PortalAnswer<'more' | 'done'>> => {
    const turn = { ports, session, companyId };
    const run = await withCompany(ports.db, companyId, (tx) => syncRun.find(tx, companyId));
    if (!run || run.durum === 'TAMAMLANDI') return { ok: true, value: 'done' };
    const window = windowsOf({ from: run.baslangicTarihi, to: run.bitisTarihi })[run.tamamlananPencere];
    if (!window) return finish(turn, run);
    const synced = await syncWindow(turn, run, window, looked);
    return synced.ok ? { ok: true, value: 'more' } : synced;
  });
}

async function finish(turn: PortalTurn, run: SyncRow): Promise<PortalAnswer<'done'>> {
  const { ports, companyId } = turn;
  const requests = await syncRequests(turn);
  if (!requests.ok) return requests;
  const now = ports.clock.now();
  await withCompany(ports.db, companyId, async (tx) => {
    await syncRun.finish(tx, run, now);
    const { faturaSayisi, cariSayisi, stokSayisi } = run;
    await writeAudit(tx, { action: 'syncCompany', companyId, details: { faturaSayisi, cariSayisi, stokSayisi }, at: now });
  });
  return { ok: true, value: 'done' };
}

/** Notices new requests also when nobody opens their list. */
async function syncRequests({ ports, session, companyId }: PortalTurn): Promise<PortalAnswer<void>> {
  const today = istanbulNow(ports.clock.now()).date;
  for (const { from, to } of windowsOf({ from: addDays(today, -REQUEST_DAYS), to: today })) {
    const listed = await session.listRequests(from, to);
    if (listed.ok) await storeRequests(ports, companyId, listed.value);
    else if (listed.failure.kind !== 'refused') return listed;
  }
  return { ok: true, value: undefined };
}
