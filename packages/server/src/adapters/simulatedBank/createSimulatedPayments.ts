import { serverQueries } from '../../db/wall';
import type { Clock } from '../../ports/Clock';
import type { Database } from '../../ports/Database';
import type { PaymentOutcome, Payments } from '../../ports/Payments';
import { NOT_IN_TIME } from '../../problems/paymentProblems';
import { findCharge, openCharge, settleCharge } from './charges';

/** The simulated bank's cards and 3-D code. The README lists them, so that users enter no real card. */
export const simulatedCards = {
  approves: '5528790000000008',
  declines: '4111111111111129',
  code: '283126',
} as const;

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  /** The base URL of the bank's pages, without a trailing slash. */
  readonly publicUrl: string;
}

const UNKNOWN_CARD = 'Deneme bankası yalnızca deneme kartlarını kabul eder.';
const INVALID_CARD = 'Kart numarası geçersiz.';

/**
 * Payments for development: a simulated bank with its own 3-D page (`answerBankPage`) and its charges in the database.
 */
export function createSimulatedPayments({ db, clock, publicUrl }: Parts): Payments {
  const books = serverQueries(db, 'demo');
  const check = async (id: string): Promise<PaymentOutcome> => {
    const charge = await findCharge(books, id);
    if (!charge) return { state: 'refused', reason: NOT_IN_TIME };
    return charge.state === 'refused'
      ? { state: 'refused', reason: charge.reason ?? NOT_IN_TIME }
      : { state: charge.state };
  };

  return {
    async start({ id, amount }, { cardNumber }) {
      const card = cardOf(cardNumber);
      if (!card) return { state: 'refused', reason: passesLuhn(cardNumber) ? UNKNOWN_CARD : INVALID_CARD };
      await openCharge(books, { id, amount, card, createdAt: clock.now() });
      return { state: 'open', providerId: `deneme-${id}`, page: { url: `${publicUrl}/dev/bank/${id}` } };
    },
    complete: ({ id }) => check(id),
    check: ({ id }) => check(id),
    async cancel({ id }) {
      await settleCharge(books, id, 'refused', NOT_IN_TIME);
      return check(id);
    },
  };
}

function cardOf(number: string): 'approves' | 'declines' | undefined {
  if (number === simulatedCards.approves) return 'approves';
  return number === simulatedCards.declines ? 'declines' : undefined;
}

/** Whether the check digit of a card number is right (Luhn): every second digit from the right counts twice. */
function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
