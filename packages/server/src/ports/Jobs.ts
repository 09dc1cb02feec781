import type { Tx } from './Database';

/** The payload of each kind of job. */
export interface JobPayloads {
  /** Books the invoices from before the start of tracking was chosen (MNY-23). */
  readonly bookEarlierInvoices: { readonly companyId: string };
  /** Stores the breakdown of invoices that have none (ACT-12). */
  readonly breakDownInvoices: { readonly companyId: string };
  /** Settles an invoice that waits for the portal or whose outcome is unknown (INV-38). */
  readonly settleInvoice: { readonly companyId: string; readonly invoiceId: string };
  /** Looks up the outcome of a signature whose answer was lost. */
  readonly settleSigning: { readonly companyId: string; readonly signatureId: string };
  /** Looks up the outcome of a request, or of the answer to a request. */
  readonly settleRequest: { readonly companyId: string; readonly requestId: string };
  /** Reads the list of recently received invoices. */
  readonly readReceivedInvoices: { readonly companyId: string };
  /** Reads the amounts of received invoices from their documents, some at a time. */
  readonly readReceivedDocuments: { readonly companyId: string };
  /** Downloads the company's portal invoices, some at a time, until all windows are done (GIB-04). */
  readonly syncCompany: { readonly companyId: string };
  /** Continues the import of an Excel file with cards. */
  readonly importCards: { readonly companyId: string; readonly importId: string };
  /** Reads or undoes an uploaded statement of a bank. */
  readonly readBankFile: { readonly companyId: string; readonly fileId: string };
  /** Every hour: reads the movements of one company from its bank (MNY-85). */
  readonly pullMovements: { readonly companyId: string };
  /** Every hour: queues `pullMovements`. */
  readonly queuePulls: Readonly<Record<never, never>>;
  /** Decides again about bank movements without a match (MNY-93). */
  readonly matchMovements: { readonly companyId: string };
  /** Every minute: queues `matchMovements` where the ledger has changed. */
  readonly queueDueMatches: Readonly<Record<never, never>>;
  readonly fetchDocuments: { readonly companyId: string; readonly invoiceId: string };
  /** Mails one address of the invoice, by its index. So a failed mail does not send the others twice. */
  readonly mailInvoice: { readonly companyId: string; readonly invoiceId: string; readonly recipient: number };
  /** Sends a mail or SMS of the outbox. */
  readonly deliverMessage: { readonly messageId: string };
  /** Mails the password link. An unknown address has no user, so it gets no mail. */
  readonly mailPasswordReset: { readonly userId: string };
  /** Every ten minutes: queues the automatic reminders that are due (MNY-64). */
  readonly queueDueReminders: Readonly<Record<never, never>>;
  /** Every hour: notifies owners whose trial or licence ends soon (NTF-03). */
  readonly notifyEndings: Readonly<Record<never, never>>;
  /** Every hour: tells partners of invoices that are late (MNY-107). */
  readonly tellOverdue: Readonly<Record<never, never>>;
  /** Settles a payment whose payer did not return from the bank's page. */
  readonly settlePayment: { readonly companyId: string; readonly paymentId: string };
  /** Asks the bank about an open request to pay, until it is closed (MNY-80). */
  readonly settlePaymentRequest: { readonly companyId: string; readonly requestId: string };
  /** Delivers the due events of a partner's address. */
  readonly deliverWebhooks: { readonly webhookId: string };
  /** Every minute: ends idle portal sessions, continues work after a crash, deletes expired rows. */
  readonly sweep: Readonly<Record<never, never>>;
}

export type JobName = keyof JobPayloads;

/** Background work that survives a crash. Jobs with the same payload are one job. */
export interface Jobs {
  /**
   * Enqueues a job when the transaction commits. A waiting job with the same payload is moved forward. Throws when the
   * payload does not fit the job's schema.
   */
  enqueue<Name extends JobName>(tx: Tx, name: Name, payload: JobPayloads[Name], delaySeconds?: number): Promise<void>;
}

const PORTAL_PAUSES = [5, 15, 30, 60, 120, 300, 900, 3600];

/** Seconds until work for the portal is retried. Grows with each attempt up to an hour, and never ends. */
export function pauseAfter(attempt: number): number {
  return PORTAL_PAUSES[attempt - 1] ?? PORTAL_PAUSES.at(-1) ?? 0;
}
