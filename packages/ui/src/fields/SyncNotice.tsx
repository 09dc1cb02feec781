import { useEffect, useRef, useState } from 'react';
import type { components } from '@kalem/sdk';
import { Icon } from '../primitives/Icon';
import * as icons from '../primitives/icons';
import { Progress } from '../primitives/feedback/Progress';
import { useMessages } from '../provider/messages';
import { messages } from './messages';
import { useApi, useInvalidate } from '../provider/queries';
import { useKalem } from '../provider/useKalem';

/**
 * The progress of the download of portal invoices, on one line. Renders nothing without a download. Screen readers
 * announce only start and end. Its container keeps its height.
 */
export function SyncNotice({ companyId }: { companyId: string }) {
  const t = useMessages(messages);
  const sync = useSync(companyId);
  const running = sync?.durum === 'BEKLIYOR' || sync?.durum === 'SURUYOR' ? sync : undefined;
  const [wasRunning, setWasRunning] = useState(false);
  if (running && !wasRunning) setWasRunning(true);
  return (
    <div className="kalem-sync">
      {running && (
        <>
          <span className="kalem-sync__text">
            {t('syncProgress', {
              n: running.tamamlananPencere,
              of: running.toplamPencere,
              invoices: running.faturaSayisi,
            })}
          </span>
          <Progress
            label={t('syncRunning')}
            value={running.tamamlananPencere}
            max={Math.max(running.toplamPencere, 1)}
          />
        </>
      )}
      <span className="kalem-hidden" role="status">
        {running && t('syncRunning')}
      </span>
      <span className="kalem-sync__text" role="status" data-tone={sync?.durum === 'HATALI' ? 'warning' : 'success'}>
        {sync?.durum === 'HATALI' && (
          <>
            <Icon icon={icons.alert} size="sm" />
            <span>
              {t('syncStopped')} <span lang="tr">{sync.mesaj}</span>
            </span>
          </>
        )}
        {sync?.durum === 'TAMAMLANDI' && wasRunning && (
          <>
            <Icon icon={icons.ok} size="sm" />
            <span>{t('syncDone', { n: sync.faturaSayisi })}</span>
          </>
        )}
      </span>
    </div>
  );
}

type Sync = components['schemas']['Sync'];

/**
 * Polling interval (ms) during a download. Polling continues after a stop: the server retries a failed download with
 * growing pauses, and a cancelled one still stores its last batch.
 */
const REREAD_MS = 3_000;
const STOPPED_REREAD_MS = 15_000;

/**
 * The progress of the download of portal invoices; undefined while unknown. Polls only during a download. At its end
 * all queries of invoices and cards are invalidated.
 */
export function useSync(companyId: string): Sync | undefined {
  const { report } = useKalem();
  const invalidate = useInvalidate();
  const { data, error } = useApi().useQuery(
    'get',
    '/company/sync',
    { params: { query: { companyId } }, hideLoading: true },
    { refetchInterval: ({ state }) => (state.error ? false : pauseOf(state.data)) },
  );
  const wasUnfinished = useRef(false);
  useEffect(() => {
    if (data?.durum === 'TAMAMLANDI' && wasUnfinished.current)
      void invalidate('/fatura', '/cari', '/stok', '/anasayfa');
    wasUnfinished.current = pauseOf(data) !== false;
  }, [data, invalidate]);
  useEffect(() => {
    if (error) report({ kind: 'readSync', error, silent: true });
  }, [error, report]);
  return error ? undefined : data;
}

function pauseOf(sync: Sync | undefined): number | false {
  if (sync?.durum === 'HATALI' || sync?.durum === 'DURDURULDU') return STOPPED_REREAD_MS;
  return sync?.durum === 'BEKLIYOR' || sync?.durum === 'SURUYOR' ? REREAD_MS : false;
}
