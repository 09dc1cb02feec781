'use client';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { istanbulNow, toScreenDate } from '@kalem/domain';
import { RangeForm } from '../../fields/RangeForm';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';
import { DataList } from '../../kit/list/DataList';
import { NothingFound } from '../../kit/list/NothingFound';
import type { ListQueryProps } from '../../kit/list/useListQuery';
import { useShortcuts } from '../../kit/useShortcuts';
import { Button } from '../../primitives/Button';
import { RadioGroup } from '../../primitives/choice/RadioGroup';
import { Badge } from '../../primitives/feedback/Badge';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import { SearchField } from '../../primitives/input/SearchField';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { receivedColumns, sentColumns } from './columns';
import { messages } from './messages';
import { type ReceivedRequest, useRequests, type RequestsState } from './useRequests';

export { useRequests, type RequestsEvent, type RequestsOptions, type RequestsState } from './useRequests';

const AnswerRequest = lazyPart(async () => (await import('./AnswerRequest')).AnswerRequest);

type RequestsViewProps = ViewProps<'requests'> & ListQueryProps;

export type RequestsProps = PropsOf<'requests', RequestsViewProps>;

/**
 * Cancellations and objections: received ones with the days left, to accept or reject, and the company's own ones with
 * their results (REQ-15 to REQ-22).
 *
 * @example <Requests onEvent={(event) => event.type === 'answered' && recount()} />
 */
export const Requests = defineWidget('requests', RequestsView);

interface Answering {
  request: ReceivedRequest;
  cevap: 'KABUL' | 'RET';
}

function RequestsView({ emit, companyId, ...queryProps }: RequestsViewProps) {
  const t = useMessages(messages);
  const list = useRequests({ companyId, ...queryProps });
  const [answering, setAnswering] = useState<Answering>();
  const search = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => search.current?.focus() });
  return (
    <div className="kalem-requests">
      <div className="kalem-page-head">
        <h1 className="kalem-title">{t('title')}</h1>
      </div>
      <Sides list={list} />
      <div className="kalem-toolbar">
        <div className="kalem-requests__search">
          <SearchField
            label={t('search')}
            value={list.typedSearch}
            onChange={list.search}
            inputRef={search}
            onEnter={list.searchNow}
          />
        </div>
        <RangeForm range={list.typedRange} onRange={list.setTypedRange} onQuery={list.queryRange} />
        {!list.isSentShown && (
          <div className="kalem-requests__filter">
            <RadioGroup
              label={t('show')}
              isLabelHidden
              isBare
              variant="segmented"
              options={[
                { id: 'all', label: t('all', { n: list.received.all?.length ?? 0 }) },
                { id: 'open', label: t('open', { n: list.openCount }) },
              ]}
              value={list.isOpenOnly ? 'open' : 'all'}
              onChange={(id) => list.showOpenOnly(id === 'open')}
            />
          </div>
        )}
      </div>
      {list.isSentShown ? <Sent list={list} /> : <Received list={list} onAnswer={setAnswering} />}
      <Suspense>
        {answering && (
          <AnswerRequest
            {...answering}
            companyId={companyId}
            onAnswered={() =>
              emit({
                type: 'answered',
                cevap: answering.cevap,
                iptalItirazOid: answering.request.iptalItirazOid,
              })
            }
            onClose={() => setAnswering(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Switches between received and sent requests. */
function Sides({ list }: { list: RequestsState }) {
  const t = useMessages(messages);
  const side = (isSent: boolean, children: ReactNode) => (
    <button
      type="button"
      aria-current={list.isSentShown === isSent ? 'page' : undefined}
      onClick={() => list.showSent(isSent)}
    >
      {children}
    </button>
  );
  return (
    <nav className="kalem-requests__sides" aria-label={t('sides')}>
      {side(
        false,
        <>
          {t('received')} {list.openCount > 0 && <Badge tone="warning">{t('waiting', { n: list.openCount })}</Badge>}
        </>,
      )}
      {side(true, t('sent'))}
    </nav>
  );
}

function Received({ list, onAnswer }: { list: RequestsState; onAnswer: (answering: Answering) => void }) {
  const t = useMessages(messages);
  const { found, rows, isStale, error, retry, page, hasNext } = list.received;
  const today = useToday();
  return (
    <DataList
      label={t('received')}
      columns={receivedColumns({
        t,
        today,
        onAnswer: list.mayAnswer ? (request, cevap) => onAnswer({ request, cevap }) : undefined,
      })}
      rows={rows}
      isStale={isStale}
      idOf={({ iptalItirazOid }) => iptalItirazOid}
      nameOf={({ saticiUnvanAdSoyad }) => saticiUnvanAdSoyad}
      statusOf={({ durum }) => durum}
      error={error}
      onRetry={retry}
      empty={<Nothing list={list} kind={list.isOpenOnly && list.received.all?.length ? 'Open' : 'Received'} />}
      paging={{
        page,
        hasNext,
        summary: t('page', { n: found?.length ?? 0 }),
        hint: t('receivedHint'),
        onPage: list.turnTo,
      }}
    />
  );
}

function Sent({ list }: { list: RequestsState }) {
  const t = useMessages(messages);
  const today = useToday();
  const { found, rows, isStale, error, retry, page, hasNext } = list.sent;
  return (
    <DataList
      label={t('sent')}
      columns={sentColumns({ t, today })}
      rows={rows}
      isStale={isStale}
      idOf={({ id }) => id}
      nameOf={({ karsiTaraf }) => karsiTaraf}
      statusOf={({ durum }) => durum}
      error={error}
      onRetry={retry}
      empty={<Nothing list={list} kind="Sent" />}
      paging={{
        page,
        hasNext,
        summary: t('page', { n: found?.length ?? 0 }),
        hint: t('sentHint'),
        onPage: list.turnTo,
      }}
    />
  );
}

/** Today in Istanbul. */
function useToday(): string {
  const { now } = useKalem();
  return istanbulNow(now()).date;
}

function Nothing({ list, kind }: { list: RequestsState; kind: 'Received' | 'Open' | 'Sent' }) {
  const t = useMessages(messages);
  const { start, end } = list.query.range;
  if (list.typedSearch.trim() !== '')
    return <NothingFound title={t('notFoundTitle')} help={t('notFoundHelp')} onClear={() => list.search('')} />;
  return (
    <EmptyState
      title={t(`empty${kind}`)}
      actions={kind === 'Open' && <Button onPress={() => list.showOpenOnly(false)}>{t('showAll')}</Button>}
    >
      {t(`empty${kind}Help`, { start: toScreenDate(start), end: toScreenDate(end) })}
    </EmptyState>
  );
}
