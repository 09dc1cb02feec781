import { foldTr, toScreenDate } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useState } from 'react';
import { Amount } from '../../../primitives/Amount';
import { Button } from '../../../primitives/Button';
import { Checkbox } from '../../../primitives/choice/Checkbox';
import { Banner } from '../../../primitives/feedback/Banner';
import { Skeleton } from '../../../primitives/feedback/Progress';
import { SearchField } from '../../../primitives/input/SearchField';
import { Dialog } from '../../../primitives/overlay/Dialog';
import { useMessages } from '../../../provider/messages';
import { useAction, useApi } from '../../../provider/queries';
import { useKalem } from '../../../provider/useKalem';
import { useFigures } from '../figures';
import { useHeaderField } from '../FormContext';
import { typeMessages } from './messages';

type Summary = components['schemas']['InvoiceSummary'];

interface PickReturnsProps {
  companyId: string;
  /** Those that were chosen, with their lines where these are wanted too. */
  onPick: (sold: readonly (Summary & Partial<components['schemas']['Invoice']>)[]) => void;
  onClose: () => void;
}

/** What the recipient of this invoice was sent and has been approved: one or more of it come back (INV-25). */
export function PickReturns({ companyId, onPick, onClose }: PickReturnsProps) {
  const t = useMessages(typeMessages);
  const { client } = useKalem();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [takesLines, setTakesLines] = useState(true);
  const [paraBirim] = useHeaderField('paraBirim');
  const sent = useSentInvoices(companyId);
  const picked = sent.invoices?.filter(({ id }) => chosen.has(id)) ?? [];
  const isForeign = takesLines && picked.some((invoice) => invoice.paraBirim !== paraBirim);
  const read = useAction('readReturned', (ids: readonly string[]) =>
    Promise.all(
      ids.map(
        async (id) => (await client.GET('/fatura/{id}', { params: { path: { id }, query: { companyId } } })).data,
      ),
    ),
  );

  const add = async () => {
    const sold = takesLines ? await read.run(picked.map(({ id }) => id)) : picked;
    if (sold) onPick(sold);
  };
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
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
            isDisabled={picked.length === 0}
            isPending={read.isPending}
            onPress={() => void add()}
          >
            {t('addReturns', { n: picked.length })}
          </Button>
        </>
      }
    >
      <SentInvoices {...sent} chosen={chosen} onToggle={toggle} />
      {isForeign && <Banner tone="warning">{t('otherCurrency', { code: paraBirim })}</Banner>}
    </Dialog>
  );
}

interface Sent {
  /** Undefined while they are on their way; none without a recipient. */
  invoices: readonly Summary[] | undefined;
  vknTckn: string;
  error: unknown;
  retry: () => void;
}

/** The newest approved invoices to the recipient's number. */
function useSentInvoices(companyId: string): Sent {
  const [vknTckn] = useHeaderField('vknTckn');
  const isKnown = vknTckn.length >= 10;
  const { data, error, refetch } = useApi().useQuery(
    'get',
    '/fatura/search',
    { params: { query: { companyId, q: vknTckn } } },
    { enabled: isKnown, meta: { kind: 'findReturned', silent: true } },
  );
  const own = data?.items.filter(
    (invoice) => invoice.vknTckn === vknTckn && invoice.onayDurumu === 'Onaylandi' && invoice.belgeNumarasi,
  );
  return { invoices: isKnown ? own : [], vknTckn: isKnown ? vknTckn : '', error, retry: () => void refetch() };
}

interface SentInvoicesProps extends Sent {
  chosen: ReadonlySet<string>;
  onToggle: (id: string, isChosen: boolean) => void;
}

/** They can be found by number, name, day and amount. */
function SentInvoices({ invoices, vknTckn, error, retry, chosen, onToggle }: SentInvoicesProps) {
  const t = useMessages(typeMessages);
  const { explain } = useKalem();
  const figures = useFigures();
  const [search, setSearch] = useState('');
  const words = foldTr(search).split(/\s+/);
  const found = invoices?.filter(({ belgeNumarasi, faturaTarih, aliciUnvan, totals }) => {
    const text = foldTr(
      `${belgeNumarasi} ${toScreenDate(faturaTarih)} ${aliciUnvan} ${figures.amount(totals.odenecekTutar ?? '')}`,
    );
    return words.every((word) => text.includes(word));
  });

  if (error !== null)
    return (
      <Banner tone="danger" actions={<Button onPress={retry}>{t('retry')}</Button>}>
        {t('returnsFailed')}: {explain(error)}
      </Banner>
    );
  if (!found) return <Skeleton />;
  if (vknTckn === '') return <p className="kalem-muted">{t('recipientFirst')}</p>;
  if (invoices?.length === 0) return <p className="kalem-muted">{t('nothingSent', { number: vknTckn })}</p>;
  return (
    <>
      <p className="kalem-muted">{t('pickReturnsText', { number: vknTckn })}</p>
      <SearchField label={t('findReturn')} value={search} onChange={setSearch} />
      <ul className="kalem-tax-list">
        {found.map(({ id, belgeNumarasi, faturaTarih, aliciUnvan, totals, paraBirim }) => (
          <li key={id} data-selected={chosen.has(id) || undefined}>
            <Checkbox isSelected={chosen.has(id)} onChange={(isChosen) => onToggle(id, isChosen)}>
              <span className="kalem-num">{belgeNumarasi}</span>
              <small>
                <span className="kalem-num">{toScreenDate(faturaTarih)}</span> · {aliciUnvan}
              </small>
            </Checkbox>
            <Amount value={totals.odenecekTutar ?? ''} currency={paraBirim} />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="kalem-muted">{t('noReturn')}</p>}
    </>
  );
}
