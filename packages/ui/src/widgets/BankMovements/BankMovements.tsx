'use client';
import { Suspense, useState } from 'react';
import { minuteOf } from '../../fields/instants';
import { type Consent, defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { ListToolbar } from '../../kit/list/ListToolbar';
import type { ListQueryProps } from '../../kit/list/useListQuery';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import * as icons from '../../primitives/icons';
import { lazyPart } from '../../primitives/lazyPart';
import { useMessages } from '../../provider/messages';
import { useAction, useInvalidate, usePermission } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import { MovementTable } from './MovementTable';
import { type BankMovement, type BankMovementsState, movementTabs, useBankMovements } from './useBankMovements';
import { type MatchDraft, type MatchProposal, useMatching } from './useMatching';

export {
  type BankMovement,
  type BankMovementsOptions,
  type BankMovementsState,
  type BankMovementTab,
  useBankMovements,
} from './useBankMovements';
export type { MatchDraft } from './useMatching';

/** Events of bank movements. */
export type BankMovementsEvent =
  /** Movements were matched: each is a payment now, or bound to one that was recorded by hand. */
  | { type: 'movementsMatched'; hareketIds: string[] }
  /** A match was undone, or it was taken back that a movement is no payment. */
  | { type: 'matchUndone'; hareketId: string }
  /** A movement was marked as no payment. */
  | { type: 'movementIgnored'; hareketId: string }
  /** A statement was imported. Some of its movements may have been matched. */
  | { type: 'statementImported'; dosyaId: string }
  /** An imported statement was undone, with its payments. */
  | { type: 'statementUndone'; dosyaId: string };

declare module '../../provider/events' {
  interface WidgetEvents {
    'bank-movements': BankMovementsEvent;
  }
}

const UploadStatement = lazyPart(async () => (await import('./file/UploadStatement')).UploadStatement);
const MatchDialog = lazyPart(async () => (await import('./MatchDialog')).MatchDialog);
const Payers = lazyPart(async () => (await import('./Payers')).Payers);

interface BankMovementsViewProps extends ViewProps<'bank-movements'>, ListQueryProps {
  /**
   * Called before matches are booked as payments, with one body for each movement. Return `false` or a text to stop;
   * the text is shown.
   */
  onBeforeCollect?: ((matches: readonly MatchDraft[]) => Consent) | undefined;
}

export type BankMovementsProps = PropsOf<'bank-movements', BankMovementsViewProps>;

/**
 * The credits of a company's bank accounts, with the invoices that they pay: proposals to confirm, matches, and
 * movements without one. Statements of a bank can be uploaded here.
 *
 * @example <BankMovements onEvent={(event) => event.type === 'movementsMatched' && readBalances()} />
 */
export const BankMovements = defineWidget('bank-movements', BankMovementsView);

type Opened = { part: 'payers' } | { part: 'match'; movement: BankMovement; proposal: MatchProposal | undefined };

function BankMovementsView({ emit, companyId, onBeforeCollect, ...queryProps }: BankMovementsViewProps) {
  const t = useMessages(messages);
  const list = useBankMovements({ companyId, ...queryProps });
  const mayWrite = usePermission('tahsilatWrite', companyId) === true;
  const matching = useMatching({
    companyId,
    onBeforeCollect,
    onMatched: (hareketIds) => emit({ type: 'movementsMatched', hareketIds }),
    onUndone: (hareketId) => emit({ type: 'matchUndone', hareketId }),
    onIgnored: (hareketId) => emit({ type: 'movementIgnored', hareketId }),
  });
  const [opened, setOpened] = useState<Opened>();
  const [isUploading, setUploading] = useState(false);
  const close = () => setOpened(undefined);
  if (isUploading && mayWrite)
    return (
      <Suspense>
        <UploadStatement
          companyId={companyId}
          onImported={(dosyaId) => emit({ type: 'statementImported', dosyaId })}
          onUndone={(dosyaId) => emit({ type: 'statementUndone', dosyaId })}
          onClose={() => setUploading(false)}
        />
      </Suspense>
    );
  const upload = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} icon={icons.upload} onPress={() => setUploading(true)}>
      {t('upload')}
    </Button>
  );
  const confirm = (movement: BankMovement) => {
    const proposal = matching.chosenOf(movement);
    if (proposal?.kurGerekli) setOpened({ part: 'match', movement, proposal });
    else void matching.confirm([movement]);
  };
  return (
    <div className="kalem-bank-movements">
      <div className="kalem-page-head">
        <h1 className="kalem-title">{t('title')}</h1>
        <Button variant="quiet" icon={icons.users} onPress={() => setOpened({ part: 'payers' })}>
          {t('payers')}
        </Button>
        {mayWrite && list.pull?.acik && <PullButton companyId={companyId} />}
        {mayWrite && upload('primary')}
      </div>
      {list.pull?.alinamadi && (
        <div className="kalem-list__news">
          <Banner tone="warning">
            {list.pull.sonAlim ? t('notPulled', { time: minuteOf(list.pull.sonAlim) }) : t('neverPulled')}
          </Banner>
        </div>
      )}
      <Tabs list={list} />
      <ListToolbar label={t('search')} list={list} />
      <MovementTable
        list={list}
        matching={matching}
        mayWrite={mayWrite}
        onConfirm={confirm}
        onChoose={(movement) => setOpened({ part: 'match', movement, proposal: undefined })}
        firstStep={mayWrite && upload('primary')}
      />
      <Suspense>
        {opened?.part === 'payers' && <Payers companyId={companyId} mayWrite={mayWrite} onClose={close} />}
        {opened?.part === 'match' && (
          <MatchDialog
            movement={opened.movement}
            proposal={opened.proposal}
            companyId={companyId}
            onBeforeCollect={onBeforeCollect}
            onMatched={() => {
              close();
              matching.matchedElsewhere(opened.movement.id);
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}

/** The three views with their numbers of movements. */
function Tabs({ list: { tab, showTab, counts } }: { list: BankMovementsState }) {
  const t = useMessages(messages);
  const counted = { ONERI: counts?.oneri, ESLESEN: counts?.eslesen, ESLESMEYEN: counts?.eslesmeyen };
  return (
    <nav className="kalem-list-tabs" aria-label={t('tabs')}>
      {movementTabs.map((id) => (
        <button key={id} type="button" aria-current={tab === id ? 'page' : undefined} onClick={() => showTab(id)}>
          {t(id)} <span className="kalem-num kalem-muted">{counted[id]}</span>
        </button>
      ))}
    </nav>
  );
}

/** 'Bankadan Al': the new movements of the connected bank (MNY-85). */
function PullButton({ companyId }: { companyId: string }) {
  const t = useMessages(messages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const pull = useAction('pullBankMovements', async () => {
    try {
      const { data } = await client.POST('/banka-hareketi/al', { params: { query: { companyId } } });
      toast({ tone: 'success', text: t('pulled', { n: data.yeni, m: data.mevcut }) });
    } finally {
      // A failure changes the state of the connection.
      void invalidate('/banka-hareketi', '/fatura', '/tahsilat', '/alacak', '/anasayfa');
    }
  });
  return (
    <Button icon={icons.download} isPending={pull.isPending} onPress={() => void pull.run(undefined)}>
      {t('pull')}
    </Button>
  );
}
