import { useEffect, useRef } from 'react';
import type { components } from '@kalem/sdk';
import { useApi, useInvalidate } from '../provider/queries';
import { useKalem } from '../provider/useKalem';

type Sync = components['schemas']['Sync'];

/** So often (ms) the progress is read while there is some; a download that stopped is tried again by the server, with growing pauses. */
const pause = 3_000;
const stoppedPause = 15_000;

/**
 * How far the download of the portal's invoices has come; undefined until it is known, and where it cannot be known. It is asked for again
 * only while it runs. When it ends, whatever shows invoices or cards reads them again.
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
    if (data?.durum === 'TAMAMLANDI' && wasUnfinished.current) void invalidate('/fatura', '/cari', '/stok');
    wasUnfinished.current = pauseOf(data) !== false;
  }, [data, invalidate]);
  useEffect(() => {
    if (error) report({ kind: 'readSync', error, silent: true });
  }, [error, report]);
  return error ? undefined : data;
}

function pauseOf(sync: Sync | undefined): number | false {
  if (sync?.durum === 'HATALI') return stoppedPause;
  return sync?.durum === 'BEKLIYOR' || sync?.durum === 'SURUYOR' ? pause : false;
}
