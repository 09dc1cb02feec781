import { validateReturnDeduction } from '@kalem/domain/checks';
import { useState } from 'react';
import { MoneyField } from '../../fields/MoneyField';
import { Amount } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';
import { type ReturnProposal, useReturns } from './useReturns';

interface ReturnNotesProps {
  returns: readonly ReturnProposal[];
  companyId: string;
  onReversed: (receipt: { id: string }) => void;
}

/** Asks whether returns that the customer issued lower the balance (MNY-26). */
export function ReturnNotes({ returns, ...options }: ReturnNotesProps) {
  return returns.map((proposal) => <ReturnNote key={proposal.id} proposal={proposal} {...options} />);
}

function ReturnNote({ proposal, ...options }: Omit<ReturnNotesProps, 'returns'> & { proposal: ReturnProposal }) {
  const t = useMessages(messages);
  const { isPending, deduct, ignore } = useReturns(options);
  const [typed, setTyped] = useState('');
  const { belgeNumarasi: number, tutar, paraBirim } = proposal;
  // As high as the field beside them.
  const size = tutar === null ? 'md' : 'sm';
  return (
    <Banner
      actions={
        <span className="kalem-debtor__return">
          {tutar === null && (
            <MoneyField
              label={t('returnAmount', { number })}
              isLabelHidden
              currency={paraBirim}
              value={typed}
              onChange={setTyped}
            />
          )}
          <Button
            size={size}
            isPending={isPending}
            isDisabled={tutar === null && validateReturnDeduction({ tutar: typed }).length > 0}
            onPress={() => void deduct(proposal, typed)}
          >
            {t('deduct')}
          </Button>
          <Button size={size} variant="quiet" isDisabled={isPending} onPress={() => void ignore(proposal, true)}>
            {t('ignore')}
          </Button>
        </span>
      }
    >
      {t('returned', { number })} {tutar !== null && <Amount value={tutar} currency={paraBirim} />}
    </Banner>
  );
}
