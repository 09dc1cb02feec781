import { useId } from 'react';
import { istanbulNow, toScreenDate } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { formatDecimal } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import { Progress } from '../../primitives/feedback/Progress';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { useAction, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './gibMessages';
import type { HomeState } from './useHome';

type Sync = components['schemas']['Sync'];

interface GibLinkProps {
  sync: Sync;
  start: HomeState['startSync'];
  companyId: string;
  /** True if the user may start and stop a download. */
  maySync: boolean;
}

/** The look of a download per state: running, stopped by a user or an error, done. */
const states = {
  BEKLIYOR: ['info', 'running', icons.refresh],
  SURUYOR: ['info', 'running', icons.refresh],
  DURDURULDU: ['muted', 'paused', icons.minus],
  HATALI: ['warning', 'stopped', icons.alert],
  TAMAMLANDI: ['success', 'linked', icons.ok],
  YOK: ['success', 'linked', icons.ok],
} as const;

/** The progress of the portal download or its last end, with buttons to stop and start it. */
export function GibLink({ sync, start, companyId, maySync }: GibLinkProps) {
  const t = useMessages(messages);
  const { client } = useKalem();
  const invalidate = useInvalidate();
  const title = useId();
  const params = { query: { companyId } };
  const stop = useAction('stopSync', async () => {
    await client.DELETE('/company/sync', { params });
    await invalidate('/company/sync', '/fatura', '/cari', '/stok', '/anasayfa');
  });
  const [tone, word, shape] = states[sync.durum];
  const isRunning = tone === 'info';
  return (
    <section className="kalem-card kalem-gib" aria-labelledby={title}>
      <div className="kalem-home__head">
        <h2 id={title} className="kalem-heading">
          {t('title')}
        </h2>
        <span className="kalem-status" data-tone={tone}>
          <Icon icon={shape} size="sm" />
          {t(word)}
        </span>
      </div>
      <div className="kalem-gib__body">
        {isRunning || sync.durum === 'DURDURULDU' ? <Fetched sync={sync} /> : <Ended sync={sync} />}
      </div>
      {maySync && (
        <div className="kalem-gib__foot">
          {isRunning ? (
            <Button size="sm" isPending={stop.isPending} onPress={() => void stop.run(undefined)}>
              {t('stop')}
            </Button>
          ) : (
            <Button size="sm" isPending={start.isPending} onPress={start.run}>
              {t(sync.durum === 'DURDURULDU' ? 'goOn' : 'syncNow')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** The number of invoices that a running or stopped download has brought. */
function Fetched({ sync }: { sync: Sync }) {
  const t = useMessages(messages);
  const { durum, tamamlananPencere, toplamPencere, faturaSayisi, cariSayisi, stokSayisi } = sync;
  const isPaused = durum === 'DURDURULDU';
  const title = t(isPaused ? 'fetched' : 'fetching');
  return (
    <>
      <div className="kalem-gib__line kalem-sm">
        <b>{title}</b>
        <span className="kalem-num">{t('weeks', { n: tamamlananPencere, of: toplamPencere })}</span>
      </div>
      <Progress label={title} value={tamamlananPencere} max={Math.max(toplamPencere, 1)} />
      <Facts
        facts={[
          [t('invoices'), faturaSayisi],
          [t('customers'), cariSayisi],
          [t('stock'), stokSayisi],
        ]}
      />
      <p className="kalem-xs kalem-muted">{t(isPaused ? 'goesOnAtNight' : 'goesOn')}</p>
    </>
  );
}

function Ended({ sync: { durum, mesaj, guncellendi, faturaSayisi } }: { sync: Sync }) {
  const t = useMessages(messages);
  const ended = guncellendi && istanbulNow(new Date(guncellendi));
  if (durum === 'HATALI')
    return (
      <p className="kalem-sm">
        <span lang="tr">{mesaj}</span> <span className="kalem-muted">{t('triedAgain')}</span>
      </p>
    );
  return (
    <Facts
      facts={[
        [t('lastSync'), ended ? `${toScreenDate(ended.date)} ${ended.time.slice(0, 5)}` : ''],
        [t('added'), faturaSayisi],
      ]}
    />
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, string | number])[] }) {
  const { locale } = useKalem();
  return (
    <dl className="kalem-gib__facts">
      {facts.map(([what, value]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd className="kalem-num">{typeof value === 'number' ? formatDecimal(String(value), locale, 0) : value}</dd>
        </div>
      ))}
    </dl>
  );
}
