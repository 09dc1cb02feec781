import { keepPreviousData } from '@tanstack/react-query';
import type { components } from '@kalem/sdk';
import { useEffect, useState } from 'react';
import { Button } from '../../primitives/Button';
import { RadioGroup } from '../../primitives/choice/RadioGroup';
import { Skeleton } from '../../primitives/feedback/Progress';
import { SearchField } from '../../primitives/input/SearchField';
import { Dialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { ErrorText } from '../ErrorText';
import { messages } from './messages';
import { useMergedDebtors } from './useMergedDebtors';

interface MergeDebtorsProps {
  /** The account that stays. */
  account: Pick<components['schemas']['DebtorAccount'], 'id' | 'aliciUnvan' | 'birlesenler'>;
  companyId: string;
  onClose: () => void;
}

/** The search waits this long after a key. */
const TYPING_PAUSE_MS = 300;

/** The dialog that merges another account into this one (MNY-43), mounted per opening. */
export function MergeDebtors({ account, companyId, onClose }: MergeDebtorsProps) {
  const t = useMessages(messages);
  const { isPending, merge } = useMergedDebtors(account, companyId);
  const [typed, setTyped] = useState('');
  const [q, setSearch] = useState('');
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = { companyId, sirala: 'aliciUnvan' as const, bakiyesizler: true, ...(q !== '' && { q }) };
  const { data, error } = useApi().useQuery(
    'get',
    '/alacak',
    { params: { query } },
    { placeholderData: keepPreviousData, meta: { kind: 'listDebtors' } },
  );
  // An account has a row for each currency.
  const others = new Map(data?.items.filter(({ id }) => id !== account.id).map((other) => [other.id, other]));
  const other = others.get(chosen ?? '');
  const submit = async () => {
    if (!other) return;
    await merge(other);
    onClose();
  };
  return (
    <Dialog
      title={t('mergeAccounts')}
      note={account.aliciUnvan}
      isOpen
      isBusy={isPending}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isDisabled={!other} isPending={isPending} onPress={() => void submit()}>
            {t('merge')}
          </Button>
        </>
      }
    >
      <p className="kalem-sm kalem-muted">{t('mergeHelp')}</p>
      <SearchField label={t('findAccount')} value={typed} onChange={setTyped} />
      {!data && !error && <Skeleton height="88px" />}
      {error && !data && <ErrorText error={error} />}
      {data && others.size === 0 && <p className="kalem-muted">{t('noAccount')}</p>}
      {others.size > 0 && (
        <RadioGroup
          label={t('otherAccount')}
          isLabelHidden
          options={[...others.values()].map(({ id, aliciUnvan, vknTckn }) => ({
            id,
            label: `${aliciUnvan} · ${vknTckn}`,
          }))}
          value={other && chosen}
          onChange={setChosen}
        />
      )}
    </Dialog>
  );
}
