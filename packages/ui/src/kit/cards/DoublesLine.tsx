import { Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../primitives/Button';
import { useMessages } from '../../provider/messages';
import { useOwnQuery } from '../../provider/queries';
import { defineMessages } from '../../provider/texts';
import { useKalem } from '../../provider/useKalem';
import type { CardCalls, Doubles } from './cardCalls';

const messages = defineMessages('cardDoubles', {
  tr: {
    found: '{n} kart birden çok kez kayıtlı görünüyor.',
    look: 'İncele ve birleştir',
  },
  en: {
    found: '{n} {n|card seems|cards seem} to be stored more than once.',
    look: 'Review and merge',
  },
});

interface DoublesLineProps<Card extends { id: string }, Values> {
  calls: CardCalls<Card, Values>;
  companyId: string;
  /** The dialog for merging. */
  merging: (groups: readonly Doubles<Card>[], onClose: () => void) => ReactNode;
}

/** A notice above a list with doubles, with a button to merge them (CUS-17, STK-14). */
export function DoublesLine<Card extends { id: string }, Values>({
  calls,
  companyId,
  merging,
}: DoublesLineProps<Card, Values>) {
  const t = useMessages(messages);
  const { client } = useKalem();
  const [groups, setGroups] = useState<readonly Doubles<Card>[]>();
  const { data = [] } = useOwnQuery({
    queryKey: ['get', `${calls.path}/mukerrer`, { companyId }],
    queryFn: ({ signal }) => calls.doubles({ client, companyId, signal }),
    staleTime: 60_000,
    meta: { kind: 'findDoubles', silent: true },
  });
  return (
    <>
      {data.length > 0 && (
        <div className="kalem-bundle kalem-doubles">
          <span>{t('found', { n: data.length })}</span>
          <Button variant="quiet" size="sm" onPress={() => setGroups(data)}>
            {t('look')}
          </Button>
        </div>
      )}
      <Suspense>{groups && merging(groups, () => setGroups(undefined))}</Suspense>
    </>
  );
}
