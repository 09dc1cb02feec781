'use client';
import { Suspense, useState } from 'react';
import { fromDayFirst, istanbulNow, sumByCurrency, toScreenDate } from '@kalem/domain';
import { RangeForm } from '../../fields/RangeForm';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';
import { ListPage } from '../../kit/list/ListPage';
import { ListToolbar } from '../../kit/list/ListToolbar';
import type { ListQueryProps } from '../../kit/list/useListQuery';
import type { RequestKind } from '../../kit/requests/RaiseRequest';
import { formatDecimal } from '../../primitives/Amount';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { issuedColumns } from './columns';
import { messages } from './messages';
import { receivedRequests, useIssuedToMe, type ReceivedInvoice } from './useIssuedToMe';

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
  // The total of the known payable amounts.
  const known = (list.found ?? []).flatMap(({ odenecek, paraBirim }) =>
    odenecek === null ? [] : [{ tutar: odenecek, paraBirim }],
  );
  const sums = sumByCurrency(known)
    .map(({ paraBirim, tutar }) => `${formatDecimal(tutar, locale)} ${paraBirim}`.trim())
    .join(' + ');
  const summary = [t('page', { n: list.found?.length ?? 0 }), sums && t('payable', { sums })].filter(Boolean);
  const { start, end } = list.query.range;
  return (
    <ListPage
      className="kalem-issued"
      title={t('title')}
      label={t('invoices')}
      list={{ ...list, onPage: list.turnTo }}
      summary={summary.join(' · ')}
      hint={t('amountsHint')}
      columns={issuedColumns({
        t,
        today,
        onRequest: list.mayRequest ? (invoice, tip) => setRequesting({ invoice, tip }) : undefined,
      })}
      idOf={({ saticiVknTckn, belgeNumarasi }) => `${saticiVknTckn} ${belgeNumarasi}`}
      nameOf={({ saticiUnvanAdSoyad }) => saticiUnvanAdSoyad}
      statusOf={({ durum }) => durum}
      toolbar={
        <ListToolbar label={t('search')} list={list}>
          <RangeForm range={list.typedRange} onRange={list.setTypedRange} onQuery={list.queryRange} />
        </ListToolbar>
      }
      empty={{
        title: t('emptyTitle'),
        help: t('emptyHelp', { start: toScreenDate(start), end: toScreenDate(end) }),
      }}
      notFound={
        list.typedSearch.trim() !== '' && {
          title: t('notFoundTitle'),
          help: t('notFoundHelp'),
          onClear: () => list.search(''),
        }
      }
    >
      <Suspense>
        {requesting && (
          <RaiseRequest
            calls={receivedRequests(requesting.invoice.saticiVknTckn)}
            tip={requesting.tip}
            invoice={requestedOf(requesting.invoice)}
            companyId={companyId}
            today={today}
            onRaised={() => {
              const { saticiVknTckn, belgeNumarasi } = requesting.invoice;
              emit({ type: 'requested', tip: requesting.tip, saticiVknTckn, belgeNumarasi });
            }}
            onClose={() => setRequesting(undefined)}
          />
        )}
      </Suspense>
    </ListPage>
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
