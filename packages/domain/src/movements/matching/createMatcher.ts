import { toKurus } from '../../calculation/decimal';
import type { BankMovement } from '../BankMovement';
import type { MatchResult } from './MatchResult';
import { OpenIndex } from './OpenIndex';
import type { ManualReceipt, OpenInvoice } from './OpenInvoice';
import { type MatchChoices, MOST_PROPOSALS, Rules } from './rules';

/** Matches movements with the open invoices of one company. */
export interface Matcher {
  /** Adds an invoice, or replaces it when its rest has changed. */
  put(invoice: OpenInvoice): void;
  remove(faturaId: string): void;
  putReceipt(receipt: ManualReceipt): void;
  removeReceipt(tahsilatId: string): void;
  /** `learned`: the customer accounts of the learned payers whose keys (`payerKeys`) the movement has. */
  match(movement: BankMovement, learned?: readonly string[]): MatchResult;
}

const nothing: MatchResult = { sonuc: 'YOK', oneriler: [], tahsilatlar: [], aramaKesildi: false };

/**
 * Creates a matcher. A server with many invoices adds them in pieces by `put`. Only credits match; a bank's reversal of
 * a debit (RD) is no payment. Source: MNY-92 to MNY-97.
 */
export function createMatcher(invoices: Iterable<OpenInvoice>, choices: MatchChoices): Matcher {
  const index = new OpenIndex();
  for (const invoice of invoices) index.put(invoice);
  return {
    put: (invoice) => {
      index.put(invoice);
    },
    remove: (faturaId) => {
      index.remove(faturaId);
    },
    putReceipt: (receipt) => {
      index.putReceipt(receipt);
    },
    removeReceipt: (tahsilatId) => {
      index.removeReceipt(tahsilatId);
    },
    match(movement, learned = []) {
      if (movement.yon !== 'ALACAK' || movement.iptal || toKurus(movement.tutar) <= 0) return nothing;
      const rules = new Rules(index, movement, learned, choices);
      const tahsilatlar = rules.receipts();
      const { proposals, isAutomatic } = rules.find();
      const oneriler = proposals.slice(0, MOST_PROPOSALS);
      const [best] = oneriler;
      const sonuc = best || tahsilatlar.length > 0 ? 'ONERI' : 'YOK';
      return {
        sonuc: isAutomatic && tahsilatlar.length === 0 ? 'OTOMATIK' : sonuc,
        ...(best ? { kural: best.kural } : {}),
        oneriler,
        tahsilatlar,
        aramaKesildi: rules.isCut,
      };
    },
  };
}
