import { Suspense, useState } from 'react';
import { type AccountConsents, CollectPayment } from '../../kit/debtor/CollectPayment';
import type { ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';
import { useAction, useApi, usePermission } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import type { ReceivableRow } from './useReceivables';

const StatementDialog = lazyPart(async () => (await import('../../kit/statement/StatementDialog')).StatementDialog);
const ReminderDialog = lazyPart(async () => (await import('../../kit/reminder/ReminderDialog')).ReminderDialog);
const DebtorDialog = lazyPart(async () => (await import('../../kit/debtor/DebtorAccount')).DebtorDialog);

type Emit = ViewProps<'receivables'>['emit'];

export const keyOf = ({ id, paraBirim }: ReceivableRow) => `${id} ${paraBirim}`;

/** What is open of a row. */
interface OpenedRow {
  part: 'account' | 'collect' | 'remind' | 'statement';
  row: ReceivableRow;
}

interface RowDialogState {
  opened: OpenedRow | undefined;
  /** Shows the page of the customer's card, or the account in place. */
  open: (row: ReceivableRow) => Promise<void>;
  collect: (row: ReceivableRow) => void;
  remind: (row: ReceivableRow) => void;
  showStatement: (row: ReceivableRow) => void;
  close: () => void;
  /** The key of the row that had the focus last. */
  focusedKey: string | undefined;
  focus: (row: ReceivableRow | undefined) => void;
}

/** The actions of a row, and the one that is open. */
export function useRowDialogs(companyId: string, emit: Emit): RowDialogState {
  const api = useApi();
  const { queries } = useKalem();
  const [opened, setOpened] = useState<OpenedRow>();
  const [focusedKey, setFocusedKey] = useState<string>();
  const mayReadCards = usePermission('cariRead', companyId) !== false;
  // Only the account has the id of the card.
  const read = useAction('readDebtor', ({ id }: ReceivableRow) => {
    const params = { path: { id }, query: { companyId } };
    return queries.fetchQuery(api.queryOptions('get', '/alacak/{id}', { params }));
  });
  return {
    opened,
    async open(row) {
      if (!mayReadCards) return setOpened({ part: 'account', row });
      const account = await read.run(row);
      if (account?.cariId) emit({ type: 'showCustomer', cariId: account.cariId });
      else if (account) setOpened({ part: 'account', row });
    },
    collect: (row) => setOpened({ part: 'collect', row }),
    remind: (row) => setOpened({ part: 'remind', row }),
    showStatement: (row) => setOpened({ part: 'statement', row }),
    close: () => setOpened(undefined),
    focusedKey,
    focus: (row) => row && setFocusedKey(keyOf(row)),
  };
}

interface RowDialogsProps extends AccountConsents {
  rows: RowDialogState;
  companyId: string;
  emit: Emit;
}

/** The dialog that is open for a row. */
export function RowDialogs({ rows: { opened, close }, companyId, emit, ...consents }: RowDialogsProps) {
  if (!opened) return null;
  const { part, row } = opened;
  const { id, paraBirim, aliciUnvan, vknTckn } = row;
  if (part === 'collect')
    return (
      <CollectPayment
        paid={{ cariHesapId: id }}
        companyId={companyId}
        onBeforeCollect={consents.onBeforeCollect}
        emit={emit}
        onClose={close}
      />
    );
  return (
    <Suspense>
      {part === 'account' && (
        <DebtorDialog
          debtorId={id}
          paraBirim={paraBirim}
          aliciUnvan={aliciUnvan}
          vknTckn={vknTckn}
          companyId={companyId}
          {...consents}
          emit={emit}
          onOpen={({ faturaId, belgeNumarasi, faturaTarih }) => {
            close();
            emit({ type: 'showInvoice', faturaId, belgeNumarasi, faturaTarih });
          }}
          onClose={close}
        />
      )}
      {part === 'statement' && (
        <StatementDialog
          debtorId={id}
          aliciUnvan={aliciUnvan}
          currencies={[paraBirim]}
          paraBirim={paraBirim}
          companyId={companyId}
          onShared={() => emit({ type: 'statementShared', cariHesapId: id })}
          onClose={close}
        />
      )}
      {part === 'remind' && (
        <ReminderDialog
          debtorId={id}
          paraBirim={paraBirim}
          companyId={companyId}
          onBeforeRemind={consents.onBeforeRemind}
          onSent={(reminder) => {
            close();
            if (reminder) emit({ type: 'reminderSent', faturaIds: reminder.faturaIds, kanal: reminder.kanal });
          }}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
