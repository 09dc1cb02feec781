import { useId } from 'react';
import { istanbulNow, toScreenDate } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { Button } from '../../primitives/Button';
import { Progress } from '../../primitives/feedback/Progress';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { useAction, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './gibMessages';

type Sync = components['schemas']['Sync'];

interface GibLinkProps {
  sync: Sync;
  companyId: string;
  /** Whether the user may begin a download. */
  maySync: boolean;
}

const states = {
  info: ['running', icons.refresh],
  success: ['linked', icons.ok],
  warning: ['stopped', icons.alert],
} as const;

/** How far the download of the portal's invoices is, when it was last done, and the way to do it now. */
export function GibLink({ sync, companyId, maySync }: GibLinkProps) {
  const t = useMessages(messages);
  const { client } = useKalem();
  const invalidate = useInvalidate();
  const title = useId();
  const begin = useAction('startSync', async () => {
    await client.POST('/company/sync', { params: { query: { companyId } } });
    await invalidate('/company/sync');
  });
  const tone = toneOf(sync);
  const [word, shape] = states[tone];
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
      <div className="kalem-gib__body">{tone === 'info' ? <Running sync={sync} /> : <Ended sync={sync} />}</div>
      {tone !== 'info' && maySync && (
        <div className="kalem-gib__foot">
          <Button size="sm" isPending={begin.isPending} onPress={() => void begin.run(undefined)}>
            {t('syncNow')}
          </Button>
        </div>
      )}
    </section>
  );
}

function toneOf({ durum }: Sync): keyof typeof states {
  if (durum === 'HATALI') return 'warning';
  return durum === 'TAMAMLANDI' ? 'success' : 'info';
}

function Running({ sync: { tamamlananPencere, toplamPencere, faturaSayisi, cariSayisi, stokSayisi } }: { sync: Sync }) {
  const t = useMessages(messages);
  return (
    <>
      <div className="kalem-gib__line kalem-sm">
        <b>{t('fetching')}</b>
        <span className="kalem-num">{t('weeks', { n: tamamlananPencere, of: toplamPencere })}</span>
      </div>
      <Progress label={t('fetching')} value={tamamlananPencere} max={Math.max(toplamPencere, 1)} />
      <Facts
        facts={[
          [t('invoices'), faturaSayisi],
          [t('customers'), cariSayisi],
          [t('stock'), stokSayisi],
        ]}
      />
      <p className="kalem-xs kalem-muted">{t('goesOn')}</p>
    </>
  );
}

function Ended({ sync: { durum, mesaj, guncellendi, faturaSayisi } }: { sync: Sync }) {
  const t = useMessages(messages);
  const ended = guncellendi && istanbulNow(new Date(guncellendi));
  if (durum === 'HATALI')
    return (
      <p className="kalem-sm">
        {mesaj} <span className="kalem-muted">{t('triedAgain')}</span>
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
  return (
    <dl className="kalem-gib__facts">
      {facts.map(([what, value]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd className="kalem-num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
