import type { Tx } from './Database';

/** What each kind of background work needs to know. */
export interface JobPayloads {
  /** Brings an invoice that waits for the portal, or whose outcome is unknown, to a known state (INV-38). */
  readonly settleInvoice: { readonly companyId: string; readonly invoiceId: string };
  /** Asks the portal what became of a signature whose answer was lost. */
  readonly settleSigning: { readonly companyId: string; readonly signatureId: string };
  /** Asks the portal what became of a request, or of the answer to one, whose outcome is unknown. */
  readonly settleRequest: { readonly companyId: string; readonly requestId: string };
  /** Lists what others issued to the company lately. */
  readonly readReceivedInvoices: { readonly companyId: string };
  /** Reads the amounts of invoices that others issued to the company, some at a time. */
  readonly readReceivedDocuments: { readonly companyId: string };
  /** Brings the company's portal invoices, some at a time, until all windows are done (GIB-04). */
  readonly syncCompany: { readonly companyId: string };
  /** Takes the rows of an Excel file with cards, from where it is. */
  readonly importCards: { readonly companyId: string; readonly importId: string };
  readonly fetchDocuments: { readonly companyId: string; readonly invoiceId: string };
  /** One of the invoice's addresses, by its place: a mail that fails does not send the others twice. */
  readonly mailInvoice: { readonly companyId: string; readonly invoiceId: string; readonly recipient: number };
  /** Sends a mail or SMS of the outbox. */
  readonly deliverMessage: { readonly messageId: string };
  /** The link to set a new password. A person who is not signed up gets none. */
  readonly mailPasswordReset: { readonly userId: string };
  /** Every hour: tells owners whose trial or licence ends soon (NTF-03). */
  readonly notifyEndings: Readonly<Record<never, never>>;
  /** Settles a payment whose payer did not come back from the bank's page. */
  readonly settlePayment: { readonly companyId: string; readonly paymentId: string };
  /** Tells an address of a partner's what is due there. */
  readonly deliverWebhooks: { readonly webhookId: string };
  /** Every minute: ends idle portal sessions, takes up what a crash left, clears what has expired. */
  readonly sweep: Readonly<Record<never, never>>;
}

export type JobName = keyof JobPayloads;

/** Background work that survives a crash. Jobs with the same payload are one job. */
export interface Jobs {
  /**
   * Queues a job when the transaction of its cause commits. A waiting one is brought forward. Throws when the payload
   * does not fit the job's schema.
   */
  enqueue<Name extends JobName>(tx: Tx, name: Name, payload: JobPayloads[Name], delaySeconds?: number): Promise<void>;
}

const PORTAL_PAUSES = [5, 15, 30, 60, 120, 300, 900, 3600];

/** Seconds until what waits for the portal is tried again: growing with each attempt, up to an hour, without end. */
export function pauseAfter(attempt: number): number {
  return PORTAL_PAUSES[attempt - 1] ?? PORTAL_PAUSES.at(-1) ?? 0;
}
