import type { Column } from '../../kit/list/columns';
import { Amount, formatDecimal } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import { MovementFacts, nameOfMovement } from './MovementFacts';
import { MatchedInvoices, Proposals } from './Proposals';
import type { BankMovement, BankMovementTab } from './useBankMovements';
import type { Matching } from './useMatching';

interface ColumnsOptions {
  tab: BankMovementTab;
  matching: Matching;
  mayWrite: boolean;
  /** Confirms the chosen proposal of a movement, or asks for the rate that it needs. */
  onConfirm: (movement: BankMovement) => void;
  /** Opens the choice of another invoice. */
  onChoose: (movement: BankMovement) => void;
}

/** The movement and beside it its proposals, its match, or why it has none. On a phone they are below each other. */
export function useColumns({ tab, ...options }: ColumnsOptions): Column<BankMovement>[] {
  const t = useMessages(messages);
  const heads = { ONERI: 'proposal', ESLESEN: 'match', ESLESMEYEN: 'state' } as const;
  return [
    {
      id: 'hareket',
      head: t('movement'),
      cell: (movement) => <MovementFacts movement={movement} />,
      card: 'title',
      className: 'kalem-movements__movement',
    },
    {
      id: 'tutar',
      head: t('amount'),
      cell: ({ tutar, paraBirim }) => (
        <b>
          <Amount value={tutar} currency={paraBirim} />
        </b>
      ),
      card: 'amount',
      isNumeric: true,
      width: 148,
      skeleton: '92px',
    },
    {
      id: 'oneri',
      head: t(heads[tab]),
      cell: (movement) => <MovementSide movement={movement} {...options} />,
      card: 'foot',
      className: 'kalem-movements__side',
    },
  ];
}

type SideProps = Omit<ColumnsOptions, 'tab'> & { movement: BankMovement };

/** What a movement pays or may pay, and its actions. */
function MovementSide({ movement, matching, mayWrite, onConfirm, onChoose }: SideProps) {
  const t = useMessages(messages);
  const { id, durum } = movement;
  const name = nameOfMovement(movement);
  const refusal = matching.refusalOf(id);
  const isPending = matching.isPending(id);
  const isOpen = durum === 'ONERI' || durum === 'ESLESMEDI';
  // The invoice of a proposal may have been closed otherwise. The server looks at the movement again within a minute.
  const isProposed = durum === 'ONERI' && movement.oneriler.length > 0;
  return (
    <div className="kalem-movements__cell">
      {durum === 'ONERI' && <Proposals movement={movement} matching={matching} mayWrite={mayWrite} />}
      {durum === 'ESLESTI' && <Match movement={movement} />}
      {durum !== 'ONERI' && durum !== 'ESLESTI' && <Unmatched movement={movement} />}
      {refusal && (
        <p className="kalem-movements__refusal" role="alert">
          {refusal}
        </p>
      )}
      {mayWrite && (
        <div className="kalem-movements__actions">
          {isProposed && (
            <Button
              size="sm"
              variant="primary"
              icon={icons.check}
              aria-label={t('confirmOf', { name })}
              isPending={isPending}
              onPress={() => onConfirm(movement)}
            >
              {t('confirm')}
            </Button>
          )}
          {isOpen && (
            <Button size="sm" isDisabled={isPending} onPress={() => onChoose(movement)}>
              {t(isProposed ? 'other' : 'choose')}
            </Button>
          )}
          {isOpen && (
            <Button size="sm" variant="quiet" isDisabled={isPending} onPress={() => void matching.ignore(id)}>
              {t('ignore')}
            </Button>
          )}
          {(durum === 'ESLESTI' || durum === 'YOKSAYILDI') && (
            <Button
              size="sm"
              icon={icons.undo}
              aria-label={t('undoOf', { name })}
              isPending={isPending}
              onPress={() => void matching.undo(movement)}
            >
              {t('undoMatch')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The customer and the invoices of a match, what is left over, and who confirmed it. */
function Match({ movement }: { movement: BankMovement }) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const { aliciUnvan, eslesen, fazla, paraBirim, kendiliginden, onaylayan } = movement;
  return (
    <div className="kalem-proposal">
      <b>{aliciUnvan}</b>
      <MatchedInvoices invoices={eslesen} isPaid />
      {Number(fazla) > 0 && (
        <small className="kalem-muted">{t('credit', { amount: `${formatDecimal(fazla, locale)} ${paraBirim}` })}</small>
      )}
      {(kendiliginden || onaylayan) && (
        <small className="kalem-muted">{kendiliginden ? t('automatic') : t('byPerson', { name: onaylayan })}</small>
      )}
    </div>
  );
}

function Unmatched({ movement: { durum, tutar, paraBirim } }: { movement: BankMovement }) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  if (durum === 'BANKA_GERI_ALDI')
    return <span>{t('bankTookBack', { amount: `${formatDecimal(tutar, locale)} ${paraBirim}` })}</span>;
  return <span className="kalem-muted">{t(durum === 'YOKSAYILDI' ? 'isNoPayment' : 'noCandidate')}</span>;
}
