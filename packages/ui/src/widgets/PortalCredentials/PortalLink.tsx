import { toScreenDate } from '@kalem/domain';
import { newIdempotencyKey, type components } from '@kalem/sdk';
import { minuteOf } from '../../fields/instants';
import { useSync } from '../../fields/SyncNotice';
import { ErrorText } from '../../kit/ErrorText';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { Progress, Skeleton } from '../../primitives/feedback/Progress';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
import { Setting, SettingRow } from '../../primitives/layout/Setting';
import { type Translate, useMessages } from '../../provider/messages';
import { useAction, useApi, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';

type Account = components['schemas']['PortalAccount'];
type Sync = components['schemas']['Sync'];
type T = Translate<keyof (typeof messages)['texts']['tr']>;

interface PortalLinkProps {
  companyId: string;
  mayWrite: boolean;
  onSyncStarted: () => void;
}

/** Whether the portal accepts the stored credentials, and the progress of the download. */
export function PortalLink({ companyId, mayWrite, onSyncStarted }: PortalLinkProps) {
  const t = useMessages(messages);
  const params = { query: { companyId } };
  const account = useApi().useQuery('get', '/company/gib', { params }, { meta: { kind: 'readPortalAccount' } });
  return (
    <Setting title={t('link')} help={t('linkHelp')}>
      {account.isPending && (
        <div className="kalem-setting__fields" role="status" aria-label={t('loading')}>
          <Skeleton height="40px" />
        </div>
      )}
      {account.error && !account.data && (
        <div className="kalem-setting__fields">
          <Banner
            tone="danger"
            actions={
              <Button size="sm" onPress={() => void account.refetch()}>
                {t('retry')}
              </Button>
            }
          >
            {t('failed')} <ErrorText error={account.error} />
          </Banner>
        </div>
      )}
      {account.data && (
        <>
          <SettingRow>
            <Icon icon={icons.landmark} />
            <AccountState account={account.data} />
          </SettingRow>
          {account.data.durum !== 'YOK' && (
            <SyncRow
              companyId={companyId}
              mayStart={mayWrite && account.data.durum === 'BAGLI'}
              onStarted={onSyncStarted}
            />
          )}
        </>
      )}
    </Setting>
  );
}

const looks = {
  BAGLI: { tone: 'success', icon: icons.ok },
  REDDEDILDI: { tone: 'danger', icon: icons.error },
  YOK: { tone: undefined, icon: icons.ring },
} as const;

function AccountState({ account: { durum, mesaj, guncellendi } }: { account: Account }) {
  const t = useMessages(messages);
  const { tone, icon } = looks[durum];
  return (
    <span className="kalem-two">
      <span className="kalem-portal__state" data-tone={tone}>
        <Icon icon={icon} size="sm" />
        {t(durum)}
      </span>
      <small className="kalem-portal__since">
        {mesaj !== null && <span lang="tr">{mesaj}</span>}
        {mesaj === null && (guncellendi ? t('since', { when: minuteOf(guncellendi) }) : t('notLinked'))}
      </small>
    </span>
  );
}

function SyncRow({ companyId, mayStart, onStarted }: { companyId: string; mayStart: boolean; onStarted: () => void }) {
  const t = useMessages(messages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const sync = useSync(companyId);
  const start = useAction('startSync', async () => {
    const params = { query: { companyId }, header: { 'Idempotency-Key': newIdempotencyKey() } };
    await client.POST('/company/sync', { params });
    toast({ tone: 'info', text: t('syncStarted') });
    await invalidate('/company/sync');
    onStarted();
  });
  if (!sync) return null;
  const isRunning = sync.durum === 'BEKLIYOR' || sync.durum === 'SURUYOR';
  return (
    <SettingRow
      actions={
        mayStart &&
        !isRunning && (
          <Button size="sm" isPending={start.isPending} onPress={() => void start.run(undefined)}>
            {t('syncNow')}
          </Button>
        )
      }
    >
      <Icon icon={icons.refresh} />
      <span className="kalem-two kalem-portal__sync">
        <span className="kalem-portal__title">{titleOf(sync, t)}</span>
        {isRunning ? (
          <Progress label={t('syncWaiting')} value={sync.tamamlananPencere} max={Math.max(sync.toplamPencere, 1)} />
        ) : (
          <small>{sync.durum === 'HATALI' ? <span lang="tr">{sync.mesaj}</span> : foundOf(sync, t)}</small>
        )}
      </span>
    </SettingRow>
  );
}

function titleOf({ durum, guncellendi, tamamlananPencere, toplamPencere, faturaSayisi }: Sync, t: T): string {
  if (durum === 'SURUYOR') return t('syncRunning', { n: tamamlananPencere, of: toplamPencere, invoices: faturaSayisi });
  if (durum === 'BEKLIYOR') return t('syncWaiting');
  if (durum === 'HATALI') return t('syncStopped');
  if (durum === 'DURDURULDU') return t('syncPaused', { n: tamamlananPencere, of: toplamPencere });
  return durum === 'YOK' || guncellendi === null ? t('syncNever') : t('syncLast', { when: minuteOf(guncellendi) });
}

function foundOf({ baslangicTarihi, bitisTarihi, faturaSayisi, cariSayisi, stokSayisi }: Sync, t: T): string {
  if (baslangicTarihi === null || bitisTarihi === null) return '';
  return t('syncFound', {
    start: toScreenDate(baslangicTarihi),
    end: toScreenDate(bitisTarihi),
    invoices: faturaSayisi,
    customers: cariSayisi,
    stock: stokSayisi,
  });
}
