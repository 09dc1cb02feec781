import { toScreenDate } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useState } from 'react';
import { Amount } from '../../../primitives/Amount';
import { Button } from '../../../primitives/Button';
import { Checkbox } from '../../../primitives/choice/Checkbox';
import { Banner } from '../../../primitives/feedback/Banner';
import { Skeleton } from '../../../primitives/feedback/Progress';
import { SearchField } from '../../../primitives/input/SearchField';
import { Pagination } from '../../../primitives/layout/Pagination';
import { Dialog } from '../../../primitives/overlay/Dialog';
import { useMessages } from '../../../provider/messages';
import { useAction } from '../../../provider/queries';
import { useKalem } from '../../../provider/useKalem';
import { useHeaderField } from '../FormContext';
import { typeMessages } from './messages';
import { type Sent, type SentInvoice, useSentInvoices } from './useSentInvoices';

interface PickReturnsProps {
  companyId: string;
  /** Those that were chosen, with their lines where these are wanted too. */
  onPick: (sold: readonly (SentInvoice & Partial<components['schemas']['Invoice']>)[]) => void;
  onClose: () => void;
}

/** What the recipient of this invoice was sent and has been approved: one or more of it come back (INV-25). */
export function PickReturns({ companyId, onPick, onClose }: PickReturnsProps) {
  const t = useMessages(typeMessages);
  const { client } = useKalem();
  const [chosen, setChosen] = useState<readonly SentInvoice[]>([]);
  const [takesLines, setTakesLines] = useState(true);
  const [paraBirim] = useHeaderField('paraBirim');
  const sent = useSentInvoices(companyId);
  const isForeign = takesLines && chosen.some((invoice) => invoice.paraBirim !== paraBirim);
  const read = useAction('readReturned', (ids: readonly string[]) =>
    Promise.all(
      ids.map(
        async (id) => (await client.GET('/fatura/{id}', { params: { path: { id }, query: { companyId } } })).data,
      ),
    ),
  );

  const add = async () => {
    const sold = takesLines ? await read.run(chosen.map(({ id }) => id)) : chosen;
    if (sold) onPick(sold);
  };
  const toggle = (invoice: SentInvoice, isChosen: boolean) => {
    const others = chosen.filter(({ id }) => id !== invoice.id);
    setChosen(isChosen ? [...others, invoice] : others);
  };

  return (
    <Dialog
      isOpen
      size="lg"
      title={t('pickReturnsTitle')}
      isBusy={read.isPending}
      onClose={onClose}
      footer={
        <>
          <span data-lead="">
            <Checkbox isSelected={takesLines} onChange={setTakesLines}>
              {t('withLines')}
            </Checkbox>
          </span>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={chosen.length === 0}
            isPending={read.isPending}
            onPress={() => void add()}
          >
            {t('addReturns', { n: chosen.length })}
          </Button>
        </>
      }
    >
      <SentInvoices {...sent} chosen={chosen} onToggle={toggle} />
      {isForeign && <Banner tone="warning">{t('otherCurrency', { code: paraBirim })}</Banner>}
    </Dialog>
  );
}

interface SentInvoicesProps extends Sent {
  chosen: readonly SentInvoice[];
  onToggle: (invoice: SentInvoice, isChosen: boolean) => void;
}

/** They can be found by number, name, day and amount; what was chosen on another page stays chosen. */
function SentInvoices({ chosen, onToggle, ...sent }: SentInvoicesProps) {
  const t = useMessages(typeMessages);
  const { explain } = useKalem();
  const { invoices, vknTckn, search, page, error } = sent;
  const isChosen = ({ id }: SentInvoice) => chosen.some((one) => one.id === id);
  if (error !== null)
    return (
      <Banner tone="danger" actions={<Button onPress={sent.retry}>{t('retry')}</Button>}>
        {t('returnsFailed')}: {explain(error)}
      </Banner>
    );
  if (vknTckn === '') return <p className="kalem-muted">{t('recipientFirst')}</p>;
  if (!invoices && search === '') return <Skeleton />;
  if (invoices?.length === 0 && search === '' && page === 1)
    return <p className="kalem-muted">{t('nothingSent', { number: vknTckn })}</p>;
  return (
    <>
      <p className="kalem-muted">{t('pickReturnsText', { number: vknTckn })}</p>
      <SearchField label={t('findReturn')} value={search} onChange={sent.setSearch} />
      <ul className="kalem-tax-list">
        {invoices?.map((invoice) => (
          <li key={invoice.id} data-selected={isChosen(invoice) || undefined}>
            <Checkbox isSelected={isChosen(invoice)} onChange={(is) => onToggle(invoice, is)}>
              <span className="kalem-num">{invoice.belgeNumarasi}</span>
              <small>
                <span className="kalem-num">{toScreenDate(invoice.faturaTarih)}</span> · {invoice.aliciUnvan}
              </small>
            </Checkbox>
            <Amount value={invoice.totals.odenecekTutar ?? ''} currency={invoice.paraBirim} />
          </li>
        ))}
      </ul>
      {invoices?.length === 0 && <p className="kalem-muted">{t('noReturn')}</p>}
      {(page > 1 || sent.hasNext) && <Pagination page={page} hasNext={sent.hasNext} onPage={sent.turnTo} />}
    </>
  );
}
