'use client';
import { Suspense, useState, type ReactNode } from 'react';
import { istanbulNow, toScreenDate } from '@kalem/domain';
import { RangeForm } from '../../fields/RangeForm';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';
import { ListPage } from '../../kit/list/ListPage';
import { ListFilter, ListToolbar } from '../../kit/list/ListToolbar';
import type { ListQueryProps } from '../../kit/list/useListQuery';
import { Badge } from '../../primitives/feedback/Badge';
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
  const { now } = useKalem();
  const today = istanbulNow(now()).date;
  const list = useRequests({ companyId, ...queryProps });
  const [answering, setAnswering] = useState<Answering>();
  const { received, sent, isSentShown, isOpenOnly } = list;
  const days = { start: toScreenDate(list.query.range.start), end: toScreenDate(list.query.range.end) };
  const notFound = list.typedSearch.trim() !== '' && {
    title: t('notFoundTitle'),
    help: t('notFoundHelp'),
    onClear: () => list.search(''),
  };
  const head = {
    title: t('title'),
    toolbar: (
      <>
        <Sides list={list} />
        <ListToolbar label={t('search')} list={list}>
          <RangeForm range={list.typedRange} onRange={list.setTypedRange} onQuery={list.queryRange} />
          {!isSentShown && (
            <ListFilter
              label={t('show')}
              options={[
                { id: 'all', label: t('all', { n: received.all?.length ?? 0 }) },
                { id: 'open', label: t('open', { n: list.openCount }) },
              ]}
              value={isOpenOnly ? 'open' : 'all'}
              onChange={(id) => list.showOpenOnly(id === 'open')}
            />
          )}
        </ListToolbar>
      </>
    ),
  };
  // The same element on both sides, so that React keeps the head and its focus.
  if (isSentShown)
    return (
      <ListPage
        {...head}
        label={t('sent')}
        list={{ ...sent, onPage: list.turnTo }}
        summary={t('page', { n: sent.found?.length ?? 0 })}
        hint={t('sentHint')}
        columns={sentColumns({ t, today })}
        idOf={({ id }) => id}
        nameOf={({ karsiTaraf }) => karsiTaraf}
        statusOf={({ durum }) => durum}
        empty={{ title: t('emptySent'), help: t('emptySentHelp', days) }}
        notFound={notFound}
      />
    );
  return (
    <ListPage
      {...head}
      label={t('received')}
      list={{ ...received, onPage: list.turnTo }}
      summary={t('page', { n: received.found?.length ?? 0 })}
      hint={t('receivedHint')}
      columns={receivedColumns({
        t,
        today,
        onAnswer: list.mayAnswer ? (request, cevap) => setAnswering({ request, cevap }) : undefined,
      })}
      idOf={({ iptalItirazOid }) => iptalItirazOid}
      nameOf={({ saticiUnvanAdSoyad }) => saticiUnvanAdSoyad}
      statusOf={({ durum }) => durum}
      empty={{ title: t('emptyReceived'), help: t('emptyReceivedHelp', days) }}
      notFound={
        notFound ||
        (isOpenOnly &&
          received.all?.length !== 0 && {
            title: t('emptyOpen'),
            help: t('emptyOpenHelp', days),
            label: t('showAll'),
            onClear: () => list.showOpenOnly(false),
          })
      }
    >
      <Suspense>
        {answering && (
          <AnswerRequest
            {...answering}
            companyId={companyId}
            onAnswered={() =>
              emit({ type: 'answered', cevap: answering.cevap, iptalItirazOid: answering.request.iptalItirazOid })
            }
            onClose={() => setAnswering(undefined)}
          />
        )}
      </Suspense>
    </ListPage>
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
    <nav className="kalem-list-tabs" aria-label={t('sides')}>
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
