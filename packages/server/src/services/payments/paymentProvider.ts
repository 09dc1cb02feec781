import { type Payments, PaymentsUnreachable } from '../../ports/Payments';
import type { Ports } from '../../ports/Ports';
import * as paymentProblems from '../../problems/paymentProblems';

/** Asks the payment provider for a call: 503 when there is none, or when it does not answer. */
export async function paymentProvider<T>({ payments }: Ports, ask: (payments: Payments) => Promise<T>): Promise<T> {
  if (!payments) throw paymentProblems.notConfigured();
  return ask(payments).catch((error: unknown) => {
    throw error instanceof PaymentsUnreachable ? paymentProblems.unreachable() : error;
  });
}
