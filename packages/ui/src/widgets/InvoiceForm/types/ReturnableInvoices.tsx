import { toScreenDate } from '@kalem/domain';
import type { ReactNode } from 'react';
import { RangeForm } from '../../../fields/RangeForm';
import { Amount } from '../../../primitives/Amount';
import { Button } from '../../../primitives/Button';
import { Checkbox } from '../../../primitives/choice/Checkbox';
import { Banner } from '../../../primitives/feedback/Banner';
import { Skeleton } from '../../../primitives/feedback/Progress';
import { SearchField } from '../../../primitives/input/SearchField';
import { Pagination } from '../../../primitives/layout/Pagination';
import { useMessages } from '../../../provider/messages';
import { usePermission } from '../../../provider/queries';
import { useKalem } from '../../../provider/useKalem';
import { typeMessages } from './messages';
import type { Returnable, ReturnableList, ReturnableOptions } from './returnable';
import { useReceivedInvoices } from './useReceivedInvoices';
import { useSentInvoices } from './useSentInvoices';

interface ChoiceProps extends ReturnableOptions {
  chosen: readonly Returnable[];
  onToggle: (invoice: Returnable, isChosen: boolean) => void;
}

/** The invoices that the recipient issued to the company: the usual case of a return (INV-25). */
export function ReceivedInvoices(props: ChoiceProps) {
  const t = useMessages(typeMessages);
  const mayRead = usePermission('adimaDuzenlenenFaturalarRead', props.companyId);
  if (mayRead === false) return <p className="kalem-muted">{t('receivedNotAllowed')}</p>;
  return <ReceivedRange {...props} />;
}

function ReceivedRange({ chosen, onToggle, ...options }: ChoiceProps) {
  const t = useMessages(typeMessages);
  const list = useReceivedInvoices(options);
  const number = options.vknTckn;
  return (
    <>
      <p className="kalem-muted">{t('receivedText', { number })}</p>
      <div className="kalem-returns__range">
        <RangeForm range={list.typedRange} onRange={list.setTypedRange} onQuery={list.queryRange} />
      </div>
      <Choices
        list={list}
        label={t('received')}
        empty={t('nothingReceived', { number })}
        chosen={chosen}
        onToggle={onToggle}
      />
    </>
  );
}

/** The invoices that the company issued to the recipient, who returns their goods (INV-25). */
export function SentInvoices({ chosen, onToggle, ...options }: ChoiceProps) {
  const t = useMessages(typeMessages);
  const list = useSentInvoices(options);
  const number = options.vknTckn;
  return (
    <>
      <p className="kalem-muted">{t('sentText', { number })}</p>
      <Choices list={list} label={t('sent')} empty={t('nothingSent', { number })} chosen={chosen} onToggle={onToggle} />
    </>
  );
}

interface ChoicesProps extends Pick<ChoiceProps, 'chosen' | 'onToggle'> {
  list: ReturnableList;
  label: string;
  /** Shown if there are no invoices. */
  empty: ReactNode;
}

/** One page of invoices with checkboxes. Invoices that were chosen on another page stay chosen. */
function Choices({ list, label, empty, chosen, onToggle }: ChoicesProps) {
  const t = useMessages(typeMessages);
  const { explain } = useKalem();
  const { invoices, search, page, error } = list;
  const isChosen = (invoice: Returnable) => chosen.some((one) => isSame(one, invoice));
  if (error !== null)
    return (
      <Banner tone="danger" actions={<Button onPress={list.retry}>{t('retry')}</Button>}>
        {t('returnsFailed')}: {explain(error)}
      </Banner>
    );
  if (!invoices && search === '') return <Skeleton />;
  if (invoices?.length === 0 && search === '' && page === 1) return <p className="kalem-muted">{empty}</p>;
  return (
    <>
      <SearchField label={t('findReturn')} value={search} onChange={list.setSearch} />
      <ul className="kalem-tax-list" aria-label={label}>
        {invoices?.map((invoice) => (
          <li key={invoice.ownId ?? invoice.belgeNumarasi} data-selected={isChosen(invoice) || undefined}>
            <Checkbox isSelected={isChosen(invoice)} onChange={(is) => onToggle(invoice, is)}>
              <span className="kalem-num">{invoice.belgeNumarasi}</span>
              <small>
                <span className="kalem-num">{toScreenDate(invoice.faturaTarih)}</span>
                {invoice.name && ` · ${invoice.name}`}
              </small>
            </Checkbox>
            <Amount value={invoice.odenecek ?? '-'} currency={invoice.paraBirim ?? ''} />
          </li>
        ))}
      </ul>
      {invoices?.length === 0 && <p className="kalem-muted">{t('noReturn')}</p>}
      {(page > 1 || list.hasNext) && <Pagination page={page} hasNext={list.hasNext} onPage={list.turnTo} />}
    </>
  );
}

/**
 * True if both are the same invoice. The number alone does not decide: a received and an own invoice may have the same
 * one.
 */
export function isSame(one: Returnable, other: Returnable): boolean {
  return one.ownId === other.ownId && one.belgeNumarasi === other.belgeNumarasi;
}
