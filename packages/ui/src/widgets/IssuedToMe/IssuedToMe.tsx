'use client';
import { Suspense, useRef, useState } from 'react';
import { fromDayFirst, istanbulNow, sumByCurrency, toScreenDate } from '@kalem/domain';
import { RangeForm } from '../../fields/RangeForm';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';
import { DataList } from '../../kit/list/DataList';
import { NothingFound } from '../../kit/list/NothingFound';
import type { ListQueryProps } from '../../kit/list/useListQuery';
import type { RequestKind } from '../../kit/requests/RaiseRequest';
import { useShortcuts } from '../../kit/useShortcuts';
import { formatDecimal } from '../../primitives/Amount';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import { SearchField } from '../../primitives/input/SearchField';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { issuedColumns } from './columns';
import { messages } from './messages';
import { receivedRequests, useIssuedToMe, type IssuedToMeState, type ReceivedInvoice } from './useIssuedToMe';

export { useIssuedToMe, type IssuedToMeEvent, type IssuedToMeOptions, type IssuedToMeState } from './useIssuedToMe';

const RaiseRequest = lazyPart(async () => (await import('../../kit/requests/RaiseRequest')).RaiseRequest);

type IssuedToMeViewProps = ViewProps<'issued-to-me'> & ListQueryProps;

export type IssuedToMeProps = PropsOf<'issued-to-me', IssuedToMeViewProps>;

/**
 * The invoices that other taxpayers issued to the company, with amounts and requests (REQ-08 to REQ-13).
 *
 * @example <IssuedToMe onEvent={(event) => event.type === 'requested' && count(event.tip)} />
 */
export const IssuedToMe = defineWidget('issued-to-me', IssuedToMeView);

function IssuedToMeView({ emit, companyId, ...queryProps }: IssuedToMeViewProps) {
  const t = useMessages(messages);
  const list = useIssuedToMe({ companyId, ...queryProps });
  const [requesting, setRequesting] = useState<{ invoice: ReceivedInvoice; tip: RequestKind }>();
  const { locale, now } = useKalem();
  const today = istanbulNow(now()).date;
  const search = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => search.current?.focus() });
  const columns = issuedColumns({
    t,
    today,
    onRequest: list.mayRequest ? (invoice, tip) => setRequesting({ invoice, tip }) : undefined,
  });
  // The total of the known payable amounts.
  const known = (list.found ?? []).flatMap(({ odenecek, paraBirim }) =>
    odenecek === null ? [] : [{ tutar: odenecek, paraBirim }],
  );
  const sums = sumByCurrency(known)
    .map(({ paraBirim, tutar }) => `${formatDecimal(tutar, locale)} ${paraBirim}`.trim())
    .join(' + ');
  const summary = [t('page', { n: list.found?.length ?? 0 }), sums && t('payable', { sums })].filter(Boolean);
  const noteRequested = ({ tip, invoice: { saticiVknTckn, belgeNumarasi } }: NonNullable<typeof requesting>) =>
    emit({ type: 'requested', tip, saticiVknTckn, belgeNumarasi });
  return (
    <div className="kalem-issued">
      <div className="kalem-page-head">
        <h1 className="kalem-title">{t('title')}</h1>
      </div>
      <div className="kalem-toolbar">
        <div className="kalem-issued__search">
          <SearchField
            label={t('search')}
            value={list.typedSearch}
            onChange={list.search}
            inputRef={search}
            onEnter={list.searchNow}
          />
        </div>
        <RangeForm range={list.typedRange} onRange={list.setTypedRange} onQuery={list.queryRange} />
      </div>
      <DataList
        label={t('invoices')}
        columns={columns}
        rows={list.rows}
        isStale={list.isStale}
        idOf={({ saticiVknTckn, belgeNumarasi }) => `${saticiVknTckn} ${belgeNumarasi}`}
        nameOf={({ saticiUnvanAdSoyad }) => saticiUnvanAdSoyad}
        statusOf={({ durum }) => durum}
        error={list.error}
        onRetry={list.retry}
        empty={<NothingIssued list={list} />}
        paging={{
          page: list.page,
          hasNext: list.hasNext,
          summary: summary.join(' · '),
          hint: t('amountsHint'),
          onPage: list.turnTo,
        }}
      />
      <Suspense>
        {requesting && (
          <RaiseRequest
            calls={receivedRequests(requesting.invoice.saticiVknTckn)}
            tip={requesting.tip}
            invoice={requestedOf(requesting.invoice)}
            companyId={companyId}
            today={today}
            onRaised={() => noteRequested(requesting)}
            onClose={() => setRequesting(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}

function NothingIssued({ list }: { list: IssuedToMeState }) {
  const t = useMessages(messages);
  if (list.typedSearch.trim() !== '')
    return <NothingFound title={t('notFoundTitle')} help={t('notFoundHelp')} onClear={() => list.search('')} />;
  const { start, end } = list.query.range;
  return (
    <EmptyState title={t('emptyTitle')}>
      {t('emptyHelp', { start: toScreenDate(start), end: toScreenDate(end) })}
    </EmptyState>
  );
}

function requestedOf({ belgeNumarasi, belgeTarihi, saticiUnvanAdSoyad, ...invoice }: ReceivedInvoice) {
  const { saticiVknTckn, odenecek, paraBirim } = invoice;
  return {
    belgeNumarasi,
    faturaTarih: fromDayFirst(belgeTarihi),
    otherSide: saticiUnvanAdSoyad,
    saticiVknTckn,
    odenecek,
    paraBirim,
  };
}
