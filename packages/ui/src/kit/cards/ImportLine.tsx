import { useEffect, useRef } from 'react';
import { formatDecimal } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import { Progress } from '../../primitives/feedback/Progress';
import { useAnnouncement } from '../../primitives/feedback/useAnnounced';
import { useMessages } from '../../provider/messages';
import { useInvalidate, useOwnQuery } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import type { ImportCalls } from './cardCalls';
import { importMessages } from './import/importMessages';

interface ImportLineProps {
  calls: ImportCalls;
  companyId: string;
  /** Undefined if the user may not see the import. */
  onShow: (() => void) | undefined;
}

/** Polling interval (ms) during an import. */
const REREAD_MS = 2_000;

/** The progress of an import, on one line above the list. Renders nothing without an import. */
export function ImportLine({ calls, companyId, onShow }: ImportLineProps) {
  const t = useMessages(importMessages);
  const { client, locale } = useKalem();
  const invalidate = useInvalidate();
  const { data } = useOwnQuery({
    queryKey: ['get', calls.path, { companyId }],
    queryFn: ({ signal }) => calls.newest({ client, companyId, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? REREAD_MS : false),
    meta: { kind: 'listImports', silent: true },
  });
  const run = data?.find(isUnderWay);
  const wasUnderWay = useRef(false);
  const [, resource = ''] = calls.path.split('/');
  useEffect(() => {
    if (data && !run && wasUnderWay.current) void invalidate(`/${resource}`);
    wasUnderWay.current = run !== undefined;
  }, [data, run, resource, invalidate]);
  useAnnouncement(run && t('runningOf', { name: run.dosyaAdi }));
  if (!run) return null;
  const count = (n: number) => formatDecimal(String(n), locale, 0);
  const { dosyaAdi, islenen, toplam } = run;
  return (
    <div className="kalem-bundle">
      <span className="kalem-cut">{t('runningOf', { name: dosyaAdi })}</span>
      <Progress label={t('running')} value={islenen} max={Math.max(toplam ?? 1, 1)} />
      {toplam !== null && (
        <span className="kalem-num kalem-muted">{t('progress', { n: count(islenen), of: count(toplam) })}</span>
      )}
      {onShow && (
        <Button variant="quiet" size="sm" onPress={onShow}>
          {t('show')}
        </Button>
      )}
    </div>
  );
}

function isUnderWay({ durum }: { durum: string }): boolean {
  return durum === 'BEKLIYOR' || durum === 'SURUYOR';
}
