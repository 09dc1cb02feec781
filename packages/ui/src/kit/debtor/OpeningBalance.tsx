import { keepPreviousData } from '@tanstack/react-query';
import { toScreenDate } from '@kalem/domain';
import { validateOpening } from '@kalem/domain/checks';
import type { components } from '@kalem/sdk';
import { useState } from 'react';
import { MoneyField } from '../../fields/MoneyField';
import { Button } from '../../primitives/Button';
import { RadioGroup } from '../../primitives/choice/RadioGroup';
import { Select } from '../../primitives/choice/Select';
import { DateField } from '../../primitives/input/DateField';
import { useMessages } from '../../provider/messages';
import { useAction, useInvalidate, useOwnQuery } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { FormDialog } from '../FormDialog';
import { Unread } from '../receipt/Unread';
import { useForm } from '../useForm';
import { unsigned } from './AccountBalance';
import { messages } from './messages';

type Schemas = components['schemas'];
type Opening = Schemas['OpeningBalance'];

interface OpeningBalanceProps {
  account: Pick<Schemas['DebtorAccount'], 'id' | 'aliciUnvan' | 'bakiyeler'>;
  /** The currency that is shown first. */
  paraBirim: string;
  companyId: string;
  onClose: () => void;
}

const usualCurrencies = ['TRY', 'USD', 'EUR', 'GBP'];

/** The dialog of what a customer owed before tracking began, in one currency (MNY-42). Mounted per opening. */
export function OpeningBalance({ account, paraBirim: first, companyId, onClose }: OpeningBalanceProps) {
  const t = useMessages(messages);
  const { client } = useKalem();
  const [paraBirim, setCurrency] = useState(first);
  const { data, error, refetch } = useOwnQuery({
    queryKey: ['get', '/alacak/{id}/acilis', { companyId, id: account.id, paraBirim }],
    queryFn: async ({ signal }) => {
      const params = { path: { id: account.id }, query: { companyId, paraBirim } };
      const { data: opening, response } = await client.GET('/alacak/{id}/acilis', { params, signal });
      return { opening, version: response.headers.get('ETag') };
    },
    // A stale version would only be refused.
    staleTime: 0,
    gcTime: 0,
    // Another currency replaces the fields once it is read.
    placeholderData: keepPreviousData,
    meta: { kind: 'readOpeningBalance' },
  });
  if (!data)
    return <Unread title={t('openingBalance')} error={error} onRetry={() => void refetch()} onClose={onClose} />;
  return (
    <OpeningFields
      key={`${data.opening.paraBirim} ${data.version}`}
      {...data}
      account={account}
      companyId={companyId}
      onCurrency={setCurrency}
      onClose={onClose}
    />
  );
}

interface OpeningFieldsProps extends Pick<OpeningBalanceProps, 'account' | 'companyId' | 'onClose'> {
  opening: Opening;
  version: string | null;
  onCurrency: (paraBirim: string) => void;
}

interface OpeningValues {
  side: 'owes' | 'isOwed';
  tutar: string;
  vadeTarihi: string;
}

function OpeningFields({ opening, version, account, companyId, onCurrency, onClose }: OpeningFieldsProps) {
  const t = useMessages(messages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const { paraBirim, tarih, tutar, tahsilatId } = opening;
  const bodyOf = ({ side, vadeTarihi, ...values }: OpeningValues): Schemas['OpeningBalanceWrite'] => ({
    tutar: side === 'isOwed' && values.tutar !== '' ? `-${values.tutar}` : values.tutar,
    paraBirim,
    vadeTarihi: side === 'owes' && vadeTarihi !== '' ? vadeTarihi : null,
  });
  const save = async (body: Schemas['OpeningBalanceWrite'], text: string) => {
    const header = version === null ? {} : { 'If-Match': version };
    const params = { path: { id: account.id }, query: { companyId }, header };
    try {
      const { data } = await client.PUT('/alacak/{id}/acilis', { params, body });
      toast({ tone: 'success', text });
      onClose();
      return data;
    } finally {
      void invalidate('/fatura', '/tahsilat', '/alacak');
    }
  };
  const form = useForm<OpeningValues, Opening>({
    kind: 'updateOpeningBalance',
    initial: {
      side: tutar.startsWith('-') ? 'isOwed' : 'owes',
      tutar: tahsilatId === null ? '' : unsigned(tutar),
      vadeTarihi: opening.vadeTarihi ?? '',
    },
    required: ['tutar'],
    validate: (values) => validateOpening({ ...bodyOf(values) }),
    submit: (values) => save(bodyOf(values), t('openingSaved')),
  });
  const remove = useAction('updateOpeningBalance', (none: Schemas['OpeningBalanceWrite']) =>
    save(none, t('openingRemoved')),
  );
  const currencies = [...new Set([...usualCurrencies, ...account.bakiyeler.map((balance) => balance.paraBirim)])];
  return (
    <FormDialog
      title={t('openingBalance')}
      note={account.aliciUnvan}
      form={form}
      submitLabel={t('save')}
      isReady={tarih !== null}
      onClose={onClose}
    >
      <p className="kalem-sm kalem-muted">
        {tarih === null ? t('notTracked') : t('openingHelp', { day: toScreenDate(tarih) })}
      </p>
      <div className="kalem-grid">
        <div>
          <RadioGroup
            label={t('openingSide')}
            variant="segmented"
            options={[
              { id: 'owes', label: t('openingOwes') },
              { id: 'isOwed', label: t('openingIsOwed') },
            ]}
            {...form.field('side')}
          />
        </div>
        <div data-span="6">
          <MoneyField label={t('amount')} currency={paraBirim} autoFocus {...form.field('tutar')} />
        </div>
        <div data-span="6">
          <Select
            label={t('currency')}
            options={currencies.map((id) => ({ id, label: id }))}
            value={paraBirim}
            onChange={onCurrency}
          />
        </div>
        {form.values.side === 'owes' && (
          <div data-span="6">
            <DateField label={t('openingDue')} isOptional keepsUnreadable {...form.field('vadeTarihi')} />
          </div>
        )}
      </div>
      {tahsilatId !== null && (
        <p>
          <Button
            variant="quiet"
            size="sm"
            isDisabled={form.isPending}
            isPending={remove.isPending}
            onPress={() => void remove.run({ tutar: '0.00', paraBirim })}
          >
            {t('removeOpening')}
          </Button>
        </p>
      )}
    </FormDialog>
  );
}
