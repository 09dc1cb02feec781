import { useEffect, useRef, useState } from 'react';
import { isCollectable } from '../../kit/receipt/collectionWords';
import { recipientOf } from '../../fields/invoices';
import { useListQuery } from '../../kit/list/useListQuery';
import { ErrorText } from '../../kit/ErrorText';
import { Amount } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { Skeleton } from '../../primitives/feedback/Progress';
import { SearchField } from '../../primitives/input/SearchField';
import { Dialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useApi, usePermission } from '../../provider/queries';
import { type ChosenAccount, MatchFields, type MatchProps } from './MatchFields';
import { matchMessages } from './matchMessages';
import { MovementHead } from './MovementFacts';
import type { MatchProposal } from './useMatching';

interface MatchDialogProps extends MatchProps {
  /** Its invoices are filled in at first. Without one the user looks for an invoice or a customer. */
  proposal: MatchProposal | undefined;
}

/** The choice of what a movement pays: an open invoice or a customer, then the amounts (MNY-98). */
export function MatchDialog({ proposal, ...props }: MatchDialogProps) {
  const [account, setAccount] = useState(proposal && accountOf(proposal));
  if (!account) return <ChooseAccount {...props} onChoose={setAccount} />;
  return <MatchFields {...props} account={account} onBack={() => setAccount(undefined)} />;
}

function accountOf({ cariHesapId, faturalar }: MatchProposal): ChosenAccount {
  return { cariHesapId, paraBirim: faturalar[0]?.paraBirim ?? 'TRY', first: faturalar };
}

interface ChooseAccountProps extends Pick<MatchProps, 'movement' | 'companyId' | 'onClose'> {
  onChoose: (account: ChosenAccount) => void;
}

function ChooseAccount({ movement, companyId, onChoose, onClose }: ChooseAccountProps) {
  const t = useMessages(matchMessages);
  const list = useListQuery({ initial: () => ({ range: { start: '', end: '' } }) });
  const { search } = list.query;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { invoices, debtors, error, retry } = useFound(companyId, search);
  const isEmpty = invoices?.length === 0 && debtors?.length === 0;
  return (
    <Dialog title={t('title')} size="lg" isOpen onClose={onClose}>
      <MovementHead movement={movement} />
      <SearchField
        label={t('search')}
        value={list.typedSearch}
        onChange={list.search}
        onEnter={list.searchNow}
        inputRef={field}
        isBusy={list.isTyping}
      />
      {Boolean(error) && (
        <Banner
          tone="danger"
          actions={
            <Button size="sm" onPress={retry}>
              {t('retry')}
            </Button>
          }
        >
          <ErrorText error={error} />
        </Banner>
      )}
      {!error && (!invoices || !debtors) && <Skeleton height="160px" />}
      {isEmpty && <p className="kalem-muted kalem-found">{t(search ? 'notFound' : 'nobodyOwes')}</p>}
      <ul className="kalem-found" aria-label={t('found')}>
        {invoices?.map((invoice) => (
          <li key={invoice.id}>
            <button
              type="button"
              onClick={() =>
                onChoose({
                  cariHesapId: invoice.cariHesapId,
                  paraBirim: invoice.paraBirim,
                  first: [{ faturaId: invoice.id }],
                })
              }
            >
              <span className="kalem-two">
                <b className="kalem-num">{invoice.belgeNumarasi}</b>
                <small>{invoice.name}</small>
              </span>
              <Rest value={invoice.kalan} currency={invoice.paraBirim} />
            </button>
          </li>
        ))}
        {debtors?.map(({ id, aliciUnvan, vknTckn, paraBirim, acik, acikFatura }) => (
          <li key={`${id} ${paraBirim}`}>
            <button type="button" onClick={() => onChoose({ cariHesapId: id, paraBirim, first: [] })}>
              <span className="kalem-two">
                <b>{aliciUnvan}</b>
                <small className="kalem-num">
                  {vknTckn} · {t('openInvoices', { n: acikFatura })}
                </small>
              </span>
              <Rest value={acik} currency={paraBirim} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Rest({ value, currency }: { value: string; currency: string }) {
  const t = useMessages(matchMessages);
  return (
    <span className="kalem-two kalem-found__rest">
      <Amount value={value} currency={currency} />
      <small>{t('kalan')}</small>
    </span>
  );
}

/** Open invoices by number, name or amount, and accounts by name or number. Before a search the most overdue ones. */
function useFound(companyId: string, search: string) {
  const api = useApi();
  const mayReadInvoices = usePermission('faturaRead', companyId) === true;
  const found = api.useQuery(
    'get',
    '/fatura/search',
    { params: { query: { companyId, q: search } } },
    { meta: { kind: 'searchInvoices' }, enabled: mayReadInvoices && search !== '' },
  );
  const accounts = api.useQuery(
    'get',
    '/alacak',
    { params: { query: { companyId, sirala: '-vadesiGecen', ...(search && { q: search }) } } },
    { meta: { kind: 'listDebtors' } },
  );
  const open = found.data?.items.flatMap(({ id, belgeNumarasi, paraBirim, tahsilat, ...recipient }) => {
    if (!tahsilat?.cariHesapId || !isCollectable({ tahsilat })) return [];
    const { cariHesapId, kalan } = tahsilat;
    return [{ id, belgeNumarasi, paraBirim, cariHesapId, kalan, name: recipientOf(recipient) }];
  });
  const isSearched = mayReadInvoices && search !== '';
  return {
    invoices: isSearched ? open : [],
    debtors: accounts.data?.items,
    error: accounts.error ?? (isSearched ? found.error : null),
    retry() {
      void accounts.refetch();
      if (isSearched) void found.refetch();
    },
  };
}
