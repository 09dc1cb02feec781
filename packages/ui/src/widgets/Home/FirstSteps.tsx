import { useId, type ReactNode } from 'react';
import type { components } from '@kalem/sdk';
import { Button } from '../../primitives/Button';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { messages } from './gibMessages';
import type { HomeEvent, HomeState } from './useHome';

interface FirstStepsProps {
  steps: components['schemas']['FirstSteps'];
  home: Pick<HomeState, 'sync' | 'startSync' | 'may'>;
  emit: (event: HomeEvent) => void;
}

/** Three steps to the first invoice, shown while there are no figures. */
export function FirstSteps({ steps: { gib, fatura, gorsel }, home, emit }: FirstStepsProps) {
  const { sync, may } = home;
  const t = useMessages(messages);
  const title = useId();
  const done = [gib, fatura, gorsel];
  const current = done.indexOf(false);
  return (
    <>
      <section className="kalem-card" aria-labelledby={title}>
        <div className="kalem-home__head">
          <h2 id={title} className="kalem-heading">
            {t('steps')}
          </h2>
          <span className="kalem-sm kalem-muted kalem-num">{t('done', { n: done.filter(Boolean).length })}</span>
        </div>
        <ol className="kalem-steps">
          <Step
            place={0}
            current={current}
            isDone={gib}
            title={t(gib ? 'gibDone' : 'gibTodo')}
            action={may.settle && <LinkAction isLinked={gib} current={current} home={home} emit={emit} />}
          >
            {gib ? <Fetched sync={sync} /> : t('gibHelp')}
          </Step>
          <Step
            place={1}
            current={current}
            isDone={fatura}
            title={t(fatura ? 'invoiceDone' : 'invoiceTodo')}
            action={<InvoiceAction hasInvoice={fatura} isCurrent={current === 1} mayWrite={may.write} emit={emit} />}
          >
            {t(fatura ? 'invoiceSign' : 'invoiceHelp')}
          </Step>
          <Step
            place={2}
            current={current}
            isDone={gorsel}
            title={t(gorsel ? 'imageDone' : 'imageTodo')}
            action={
              !gorsel &&
              may.settle && (
                <Button variant={variantOf(2, current)} onPress={() => emit({ type: 'addImages' })}>
                  {t('add')}
                </Button>
              )
            }
          >
            {t('imageHelp')}
          </Step>
        </ol>
      </section>
      <div className="kalem-card kalem-empty">
        <svg className="kalem-empty__art" viewBox="0 0 72 56" aria-hidden="true" focusable="false">
          <path d="M6 50h60M14 50V38M26 50V30M38 50V34M50 50V22M62 50V40" strokeDasharray="3 3" />
        </svg>
        <h2 className="kalem-heading">{t('emptyTitle')}</h2>
        <p className="kalem-muted">{t('emptyHelp')}</p>
      </div>
    </>
  );
}

const variantOf = (place: number, current: number) => (place === current ? 'primary' : 'secondary');

interface StepProps {
  place: number;
  current: number;
  isDone: boolean;
  title: string;
  action: ReactNode;
  children: ReactNode;
}

function Step({ place, current, isDone, title, action, children }: StepProps) {
  const isCurrent = place === current;
  return (
    <li
      data-done={isDone || undefined}
      data-selected={isCurrent || undefined}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <b>{isDone ? <Icon icon={icons.check} size="sm" /> : place + 1}</b>
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
      {action}
    </li>
  );
}

/** The progress of the first download. */
function Fetched({ sync }: { sync: HomeState['sync'] }) {
  const t = useMessages(messages);
  if (sync?.durum === 'BEKLIYOR' || sync?.durum === 'SURUYOR')
    return t('gibFetching', { n: sync.tamamlananPencere, of: sync.toplamPencere });
  if (sync?.durum === 'TAMAMLANDI') return t('gibFetched');
  return sync?.mesaj ? <span lang="tr">{sync.mesaj}</span> : t('gibReady');
}

type LinkActionProps = Pick<FirstStepsProps, 'home' | 'emit'> & { isLinked: boolean; current: number };

/** Links the account, or retries a failed first download. */
function LinkAction({ isLinked, current, home: { sync, startSync }, emit }: LinkActionProps) {
  const t = useMessages(messages);
  if (!isLinked)
    return (
      <Button variant={variantOf(0, current)} onPress={() => emit({ type: 'linkGib' })}>
        {t('link')}
      </Button>
    );
  return (
    sync?.durum === 'HATALI' && (
      <Button isPending={startSync.isPending} onPress={startSync.run}>
        {t('syncNow')}
      </Button>
    )
  );
}

interface InvoiceActionProps {
  hasInvoice: boolean;
  isCurrent: boolean;
  mayWrite: boolean;
  emit: (event: HomeEvent) => void;
}

function InvoiceAction({ hasInvoice, isCurrent, mayWrite, emit }: InvoiceActionProps) {
  const t = useMessages(messages);
  if (hasInvoice) return <Button onPress={() => emit({ type: 'showDrafts' })}>{t('drafts')}</Button>;
  return (
    mayWrite && (
      <Button variant={isCurrent ? 'primary' : 'secondary'} icon={icons.plus} onPress={() => emit({ type: 'create' })}>
        {t('create')}
      </Button>
    )
  );
}
