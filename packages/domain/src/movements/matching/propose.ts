import { minus, plus, type Whole } from '../../calculation/arithmetic';
import { toKurus, writeKurus } from '../../calculation/decimal';
import { spreadOldestFirst } from '../../ledger/collection';
import { paymentHint, type PaymentHint } from '../../ledger/paymentHint';
import type { BankMovement } from '../BankMovement';
import type { MatchReason, MatchRule, Proposal } from './MatchResult';
import type { Candidate } from './OpenIndex';

/** A proposal that the movement pays these invoices, the oldest first. What is above them is a surplus. */
export function propose(
  kural: MatchRule,
  neden: MatchReason,
  candidates: readonly Candidate[],
  { tutar, paraBirim }: BankMovement,
): Proposal {
  const [first] = candidates;
  const borcluId = first?.invoice.borcluId ?? '';
  if (candidates.some((one) => one.paraBirim !== paraBirim)) {
    const dagitim = candidates.map(({ invoice: { faturaId, kalan } }) => ({ faturaId, tutar: kalan }));
    return { kural, neden, borcluId, dagitim, fazla: '0.00', kurGerekli: true };
  }
  const open = candidates.map(({ invoice }) => ({ ...invoice, id: invoice.faturaId }));
  const dagitim = spreadOldestFirst(tutar, open).map(({ id, tutar: share }) => ({ faturaId: id, tutar: share }));
  const used = dagitim.reduce<Whole>((sum, share) => plus(sum, toKurus(share.tutar)), 0);
  const ipucu = first && candidates.length === 1 ? hintOf(first, toKurus(tutar)) : undefined;
  return {
    kural,
    neden,
    borcluId,
    dagitim,
    fazla: writeKurus(minus(toKurus(tutar), used)),
    ...(ipucu === undefined ? {} : { ipucu }),
  };
}

/** Why this amount may pay an invoice, with what was paid before. Source: MNY-44, MNY-93. */
export function hintOf({ invoice, amount: rest }: Candidate, amount: Whole): PaymentHint | undefined {
  const before = minus(toKurus(invoice.totals.odenecekTutar ?? ''), rest);
  return before < 0 ? undefined : paymentHint(invoice, writeKurus(plus(before, amount)));
}

/** By due day, then by number. */
export function oldestFirst(candidates: Iterable<Candidate>): Candidate[] {
  return [...candidates].sort(
    (left, right) => compare(left.due, right.due) || compare(left.invoice.belgeNumarasi, right.invoice.belgeNumarasi),
  );
}

function compare(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
