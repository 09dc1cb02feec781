import { subtractAmounts, toScreenDate } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useId } from 'react';
import { Amount, formatDecimal } from '../../primitives/Amount';
import { Badge, type Tone } from '../../primitives/feedback/Badge';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import { nameOfMovement } from './MovementFacts';
import type { BankMovement } from './useBankMovements';
import type { Matching, MatchProposal } from './useMatching';

type Invoice = components['schemas']['MatchedInvoice'];

interface ProposalsProps {
  movement: BankMovement;
  matching: Matching;
  /** Whether the user may choose one. */
  mayWrite: boolean;
}

/** The proposals of a movement, best first. The user chooses one of several, or one with the amount alone. */
export function Proposals({ movement, matching, mayWrite }: ProposalsProps) {
  const t = useMessages(messages);
  const group = useId();
  const { id, oneriler } = movement;
  const [first] = oneriler;
  if (!first) return <span className="kalem-muted">{t('noCandidate')}</span>;
  if (!mayWrite || (oneriler.length === 1 && first.onSecili))
    return (
      <div className="kalem-proposals">
        {oneriler.map((proposal) => (
          <div key={proposal.anahtar} className="kalem-proposal">
            <Proposal proposal={proposal} paraBirim={movement.paraBirim} />
          </div>
        ))}
      </div>
    );
  const chosen = matching.chosenOf(movement)?.anahtar;
  return (
    <div className="kalem-proposals" role="radiogroup" aria-label={t('proposals', { name: nameOfMovement(movement) })}>
      {oneriler.map((proposal) => (
        <label
          key={proposal.anahtar}
          className="kalem-choice kalem-proposal"
          data-selected={proposal.anahtar === chosen || undefined}
        >
          <input
            type="radio"
            className="kalem-choice__input"
            name={group}
            checked={proposal.anahtar === chosen}
            onChange={() => matching.choose(id, proposal.anahtar)}
          />
          <span className="kalem-box" data-round />
          <span>
            <Proposal proposal={proposal} paraBirim={movement.paraBirim} />
          </span>
        </label>
      ))}
    </div>
  );
}

const strong: readonly MatchProposal['neden'][] = ['REFERANS_TUTAR', 'NUMARA_TUTAR', 'ELLE_KAYITLI'];

function toneOf({ neden }: MatchProposal): Tone {
  if (strong.includes(neden)) return 'success';
  return neden === 'TUTAR' ? 'warning' : 'info';
}

/** Why it is proposed, whose invoices it pays, what may explain another amount, and what is left over. */
function Proposal({ proposal, paraBirim }: { proposal: MatchProposal; paraBirim: string }) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const { neden, aliciUnvan, faturalar, fazla, ipucu } = proposal;
  return (
    <>
      <span className="kalem-proposal__head">
        <b>{aliciUnvan}</b>
        <Badge tone={toneOf(proposal)}>{t(neden)}</Badge>
      </span>
      <MatchedInvoices invoices={faturalar} isPaid={false} />
      {ipucu && <small className="kalem-proposal__hint">{t(ipucu)}</small>}
      {Number(fazla) > 0 && (
        <small className="kalem-proposal__hint">
          {t('surplus', { amount: `${formatDecimal(fazla, locale)} ${paraBirim}` })}
        </small>
      )}
    </>
  );
}

/** More invoices are counted. */
const MOST_SHOWN = 5;

/** The invoices of a proposal or match, with what each gets and what is left of it. */
export function MatchedInvoices({ invoices, isPaid }: { invoices: readonly Invoice[]; isPaid: boolean }) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const restText = ({ kalan, tutar, paraBirim }: Invoice) => {
    const rest = isPaid ? kalan : subtractAmounts(kalan, tutar);
    if (Number(rest) <= 0) return t('closes');
    return t('leaves', { amount: `${formatDecimal(rest, locale)} ${paraBirim}` });
  };
  return (
    <span className="kalem-matched">
      {invoices.slice(0, MOST_SHOWN).map((invoice) => (
        <span key={invoice.faturaId} className="kalem-matched__row">
          <span className="kalem-num">
            {t('invoiceOf', {
              number: invoice.belgeNumarasi || t('noNumber'),
              day: toScreenDate(invoice.faturaTarih),
            })}
          </span>
          <span className="kalem-matched__amount">
            <Amount value={invoice.tutar} currency={invoice.paraBirim} /> <small>{restText(invoice)}</small>
          </span>
        </span>
      ))}
      {invoices.length > MOST_SHOWN && (
        <small className="kalem-muted">{t('moreInvoices', { n: invoices.length - MOST_SHOWN })}</small>
      )}
    </span>
  );
}
