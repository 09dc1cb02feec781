/** The payment provider does not answer, or not in its own words; nobody knows whether it did what it was asked. */
export class PaymentsUnreachable extends Error {
  override readonly name = 'PaymentsUnreachable';
}
