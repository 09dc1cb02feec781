import { addDays, istanbulNow } from '@kalem/domain';
import { findSync, finishSync, type SyncRow } from '../../db/queries/syncRun';
import { writeAudit } from '../../db/audit';
import { withCompany } from '../../db/wall';
import type { PortalAnswer } from '../../ports/Portal';
import type { Ports } from '../../ports/Ports';
import type { PortalTurn } from '../../portal/turn';
import { storeRequests } from '../requests/storeRequests';
import { windowsOf } from '../../portal/windows';
import type { Download } from './Download';
import { syncWindow } from './syncWindow';

const REQUEST_DAYS = 30;

/**
 * One turn at the portal of a company's download: a piece of the window that comes next, or, after the last, the requests that others raised.
 * Everything it brings is stored together with the progress, so that a server that is killed leaves nothing half, and whoever goes on,
 * several servers at once too, does nothing twice. `downloads` holds, by company, what this server need not ask again. After `stopAt`
 * (as of `Date.now()`) it ends as soon as it has got on a little.
 */
export function syncStep(
  ports: Ports,
  companyId: string,
  downloads: Map<string, Download>,
  stopAt: number,
): Promise<PortalAnswer<'more' | 'done'>> {
  return ports.accounts.use(companyId, async (session): Promise<PortalAnswer<'more' | 'done'>> => {
    const turn = { ports, session, companyId };
    const run = await withCompany(ports.db, companyId, (tx) => findSync(tx, companyId));
    if (!run || run.durum === 'TAMAMLANDI') {
      downloads.delete(companyId);
      return { ok: true, value: 'done' };
    }
    const download = downloadOf(downloads, run);
    const window = windowsOf({ from: run.baslangicTarihi, to: run.bitisTarihi })[run.tamamlananPencere];
    if (!window) return finish(turn, run, downloads, stopAt);
    const synced = await syncWindow(turn, run, window, download, stopAt);
    if (synced.ok) return { ok: true, value: 'more' };
    // Much may have happened at the portal by the time it answers again.
    download.pending = undefined;
    return synced;
  });
}

function downloadOf(
  downloads: Map<string, Download>,
  { companyId, baslangicTarihi, bitisTarihi, tamamlananPencere }: SyncRow,
): Download {
  const place = `${baslangicTarihi} ${bitisTarihi} ${tamamlananPencere}`;
  const known = downloads.get(companyId);
  if (known?.place === place) return known;
  const download: Download = { place, pending: undefined, looked: new Set(), requestWindows: 0 };
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
      companyId,
      details: { faturaSayisi, cariSayisi, stokSayisi },
      at: now,
    });
  });
  downloads.delete(companyId);
  return { ok: true, value: 'done' };
}

/** Notices new requests also when nobody opens their list. */
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
