import { addDays, istanbulNow } from '@kalem/domain';
import { writeAudit } from '../db/audit';
import { readCompany, withCompany } from '../db/wall';
import { answerInTurn, type PortalTurn } from '../portal/turn';
import { windowsOf } from '../portal/windows';
import { pauseAfter } from '../ports/Jobs';
import type { PortalAnswer, PortalFailure } from '../ports/Portal';
import type { Ports } from '../ports/Ports';
import * as portalProblems from '../problems/portalProblems';
import { storeRequests } from '../requests/receivedRequests';
import { tellPartner } from '../webhooks/events';
import { failSync, findSync, finishSync, resting, type SyncRow } from './runs';
import { type Download, syncWindow } from './window';

/** The time limit of one run, so that other companies get a turn and shutdown is quick. */
const RUN_MS = 8_000;

/**
 * Continues the download of a company's portal invoices. `downloads` is this server's cache. Returns the pause before
 * the next run, or undefined when done. A step ends soon after the time limit, even if the portal is slow. Otherwise
 * the job would exceed its queue's timeout and run a second time.
 */
export async function syncCompany(
  ports: Ports,
  companyId: string,
  downloads = new Map<string, Download>(),
): Promise<number | undefined> {
  const stopAt = Date.now() + RUN_MS;
  do {
    const answer = await syncStep(ports, companyId, downloads, stopAt);
    if (!answer.ok) return fail(ports, companyId, answer.failure);
    if (answer.value === 'done') return undefined;
  } while (Date.now() < stopAt);
  return 0;
}

/**
 * One portal turn of a download: a part of the next window, or, after the last window, the requests of other taxpayers.
 * Data and progress are stored in one transaction, so a killed server leaves nothing half done, and other servers can
 * continue without repeating work. `downloads` caches by company what the portal answered. After `stopAt` (compare
 * `Date.now()`) it stops as soon as there is some progress.
 */
export function syncStep(
  ports: Ports,
  companyId: string,
  downloads: Map<string, Download>,
  stopAt: number,
): Promise<PortalAnswer<'more' | 'done'>> {
  return answerInTurn(ports, companyId, async (turn): Promise<PortalAnswer<'more' | 'done'>> => {
    const run = await readCompany(ports.db, companyId, findSync);
    if (!run || resting.includes(run.durum)) {
      downloads.delete(companyId);
      return { ok: true, value: 'done' };
    }
    const download = downloadOf(downloads, run);
    const window = windowsOf({ from: run.baslangicTarihi, to: run.bitisTarihi })[run.tamamlananPencere];
    if (!window) return finish(turn, run, downloads, stopAt);
    const synced = await syncWindow(turn, run, window, download, stopAt);
    if (synced.ok) return { ok: true, value: 'more' };
    // Much may change at the portal before it answers again, so the list is fetched again.
    download.pending = undefined;
    return synced;
  });
}

function downloadOf(
  downloads: Map<string, Download>,
  { companyId, baslangicTarihi, bitisTarihi, tamamlananPencere }: SyncRow,
): Download {
  const key = `${baslangicTarihi} ${bitisTarihi} ${tamamlananPencere}`;
  const known = downloads.get(companyId);
  if (known?.key === key) return known;
  const download: Download = { key, pending: undefined, looked: new Set(), requestWindows: 0 };
  downloads.set(companyId, download);
  return download;
}

async function finish(
  turn: PortalTurn,
  run: SyncRow,
  downloads: Map<string, Download>,
  stopAt: number,
): Promise<PortalAnswer<'more' | 'done'>> {
  const { ports, companyId } = turn;
  const requests = await syncRequests(turn, downloadOf(downloads, run), stopAt);
  if (!requests.ok || requests.value === 'more') return requests;
  const now = ports.clock.now();
  await withCompany(ports.db, companyId, async (tx) => {
    await finishSync(tx, run, now);
    const { faturaSayisi, cariSayisi, stokSayisi } = run;
    await writeAudit(tx, {
      action: 'syncCompany',
      details: { faturaSayisi, cariSayisi, stokSayisi },
      at: now,
    });
    const data = { faturaSayisi, cariSayisi, stokSayisi };
    await tellPartner(ports, tx, { type: 'esitleme.tamamlandi', entityId: companyId, data });
    await ports.jobs.enqueue(tx, 'readReceivedInvoices', { companyId });
  });
  downloads.delete(companyId);
  return { ok: true, value: 'done' };
}

const REQUEST_DAYS = 30;

/** Finds new requests in the background, even if no user opens the list. */
async function syncRequests(
  { ports, session, companyId }: PortalTurn,
  download: Download,
  stopAt: number,
): Promise<PortalAnswer<'more' | 'done'>> {
  const today = istanbulNow(ports.clock.now()).date;
  const windows = windowsOf({ from: addDays(today, -REQUEST_DAYS), to: today });
  for (const { from, to } of windows.slice(download.requestWindows)) {
    const listed = await session.listRequests(from, to);
    if (listed.ok) await storeRequests(ports, companyId, listed.value);
    else if (listed.failure.kind !== 'refused') return listed;
    download.requestWindows += 1;
    if (download.requestWindows < windows.length && Date.now() >= stopAt) return { ok: true, value: 'more' };
  }
  return { ok: true, value: 'done' };
}

async function fail({ db, clock }: Ports, companyId: string, failure: PortalFailure): Promise<number | undefined> {
  const isHopeless = failure.kind === 'credentials' || failure.kind === 'unlinked';
  const { message } =
    failure.kind === 'credentials' ? portalProblems.wrongCredentials(failure.text) : portalProblems.of(failure);
  const failures = await withCompany(db, companyId, (tx) => failSync(tx, message, clock.now()));
  // The download continues when the company is linked again.
  if (isHopeless || failures === 0) return undefined;
  return pauseAfter(failures);
}
