import { findRun } from './cards/importRuns';
import { runImport } from './cards/runImport';
import { customerSheet, stockSheet } from './cards/sheets';
import { readCompany, serverQueries } from './db/wall';
import { clearExpired } from './clearExpired';
import { breakDownInvoices, companiesWithoutBreakdowns } from './invoices/breakdowns';
import { fetchDocuments, readInvoicePdf } from './invoices/documents/readDocument';
import { mailInvoice } from './invoices/mail';
import { settleInvoice } from './invoices/sendInvoice';
import { settleSigning } from './invoices/signing';
import { isWaiting } from './invoices/states';
import { deliverMessage } from './messages/deliverMessage';
import { notifyEndings } from './notices/endings';
import { requestsToEnd } from './paymentRequests/settle';
import { endPayment } from './payments/outcome';
import { mailPasswordReset } from './people/passwordLinks';
import { moneyJobs } from './moneyJobs';
import { defineJob, isId, type Job } from './ports/defineJob';
import { pauseAfter } from './ports/Jobs';
import type { Ports } from './ports/Ports';
import { readReceivedDocuments, readReceivedInvoices } from './received/receivedInvoices';
import { settleRequest } from './requests/sendRequest';
import { endReminder, mailOfReminder } from './collection/leave';
import { startDueSyncs } from './sync/startSync';
import { syncCompany } from './sync/syncCompany';
import type { Download } from './sync/window';
import { deliverWebhooks } from './webhooks/deliver';
import { waitingWebhooks } from './webhooks/deliveries';

const SWEEP_SECONDS = 60;
const HOUR = 3600;
const PAYMENT_PAUSE_SECONDS = 120;
/** A portal that has no ZIP of an approved invoice after a day of asking will have none. */
const MOST_FETCHES = 30;
const MOST_SIGNING_LOOKS = 12;
/** The rest is read when the list is next opened. */
const MOST_READINGS = 60;
const READ_ON_SECONDS = 5;
/** The fifth failure is 20 minutes after the first. By then the person has asked for another link. */
const RESET_TRIES = 5;

const isPlace = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** What each server remembers of its running downloads, by company. */
const downloads = new WeakMap<Ports, Map<string, Download>>();

/** Every kind of background work. */
export const jobs: readonly Job[] = [
  ...moneyJobs,

  defineJob({
    name: 'settleInvoice',
    version: 1,
    schema: { companyId: isId, invoiceId: isId },
    workers: { count: 3, pollingIntervalSeconds: 2 },
    async handler(ports, { companyId, invoiceId }, attempt) {
      const row = await settleInvoice(ports, companyId, invoiceId);
      return row && isWaiting(row) ? pauseAfter(attempt) : undefined;
    },
  }),

  defineJob({
    name: 'breakDownInvoices',
    version: 1,
    schema: { companyId: isId },
    workers: { count: 1, pollingIntervalSeconds: 2 },
    async handler(ports, { companyId }) {
      return (await breakDownInvoices(ports, companyId)) ? undefined : 0;
    },
  }),

  defineJob({
    name: 'settleSigning',
    version: 1,
    schema: { companyId: isId, signatureId: isId },
    workers: { count: 1, pollingIntervalSeconds: 2 },
    async handler(ports, { companyId, signatureId }, attempt) {
      const isSettled = await settleSigning(ports, companyId, signatureId);
      return isSettled || attempt >= MOST_SIGNING_LOOKS ? undefined : pauseAfter(attempt);
    },
  }),

  defineJob({
    name: 'settleRequest',
    version: 1,
    schema: { companyId: isId, requestId: isId },
    workers: { count: 1, pollingIntervalSeconds: 2 },
    async handler(ports, { companyId, requestId }, attempt) {
      return (await settleRequest(ports, companyId, requestId)) ? undefined : pauseAfter(attempt);
    },
  }),

  defineJob({
    name: 'readReceivedInvoices',
    version: 1,
    schema: { companyId: isId },
    workers: { count: 1, pollingIntervalSeconds: 2 },
    async handler(ports, { companyId }, attempt) {
      const isRead = await readReceivedInvoices(ports, companyId);
      return isRead || attempt >= MOST_READINGS ? undefined : pauseAfter(attempt);
    },
  }),

  defineJob({
    name: 'readReceivedDocuments',
    version: 1,
    schema: { companyId: isId },
    workers: { count: 1, pollingIntervalSeconds: 2 },
    async handler(ports, { companyId }, attempt) {
      const result = await readReceivedDocuments(ports, companyId);
      if (result === 'all' || attempt >= MOST_READINGS) return undefined;
      return result === 'more' ? READ_ON_SECONDS : pauseAfter(attempt);
    },
  }),

  defineJob({
    name: 'syncCompany',
    version: 1,
    schema: { companyId: isId },
    workers: { count: 2, pollingIntervalSeconds: 1 },
    handler(ports, { companyId }) {
      const known = downloads.get(ports) ?? new Map<string, Download>();
      downloads.set(ports, known);
      return syncCompany(ports, companyId, known);
    },
  }),

  defineJob({
    name: 'importCards',
    version: 1,
    schema: { companyId: isId, importId: isId },
    workers: { count: 2, pollingIntervalSeconds: 1 },
    async handler(ports, { companyId, importId }) {
      const run = await readCompany(ports.db, companyId, (tx) => findRun(tx, importId));
      const place = { companyId, importId };
      return run?.tur === 'STOK' ? runImport(ports, stockSheet, place) : runImport(ports, customerSheet, place);
    },
  }),

  defineJob({
    name: 'fetchDocuments',
    version: 1,
    schema: { companyId: isId, invoiceId: isId },
    workers: { count: 2, pollingIntervalSeconds: 2 },
    async handler(ports, { companyId, invoiceId }, attempt) {
      const isThere = await fetchDocuments(ports, companyId, invoiceId);
      return isThere || attempt >= MOST_FETCHES ? undefined : pauseAfter(attempt);
    },
  }),

  defineJob({
    name: 'mailInvoice',
    version: 1,
    schema: { companyId: isId, invoiceId: isId, recipient: isPlace },
    workers: { count: 1, pollingIntervalSeconds: 2 },
    async handler(ports, { companyId, invoiceId, recipient }) {
      await mailInvoice(ports, companyId, invoiceId, recipient);
      return undefined;
    },
  }),

  defineJob({
    name: 'deliverMessage',
    version: 1,
    schema: { messageId: isId },
    workers: { count: 2, pollingIntervalSeconds: 2 },
    handler: (ports, { messageId }) =>
      deliverMessage(ports, messageId, {
        readInvoicePdf: (companyId, invoiceId) => readInvoicePdf(ports, companyId, invoiceId),
        mailOfReminder: (reminder) => mailOfReminder(ports, reminder),
        endReminder: (reminder, outcome) => endReminder(ports, reminder, outcome),
      }),
  }),

  defineJob({
    name: 'mailPasswordReset',
    version: 1,
    schema: { userId: isId },
    workers: { count: 1, pollingIntervalSeconds: 2 },
    tries: RESET_TRIES,
    async handler(ports, { userId }) {
      await mailPasswordReset(ports, userId);
      return undefined;
    },
  }),

  defineJob({
    name: 'notifyEndings',
    version: 1,
    schema: {},
    workers: { count: 1, pollingIntervalSeconds: 60 },
    every: HOUR,
    async handler(ports) {
      await notifyEndings(ports);
      return undefined;
    },
  }),

  defineJob({
    name: 'settlePayment',
    version: 1,
    schema: { companyId: isId, paymentId: isId },
    workers: { count: 1, pollingIntervalSeconds: 5 },
    async handler(ports, { companyId, paymentId }) {
      return (await endPayment(ports, companyId, paymentId)) ? undefined : PAYMENT_PAUSE_SECONDS;
    },
  }),

  defineJob({
    name: 'deliverWebhooks',
    version: 1,
    schema: { webhookId: isId },
    workers: { count: 4, pollingIntervalSeconds: 1 },
    handler: (ports, { webhookId }) => deliverWebhooks(ports, webhookId),
  }),

  defineJob({
    name: 'sweep',
    version: 1,
    schema: {},
    workers: { count: 1, pollingIntervalSeconds: 10 },
    every: SWEEP_SECONDS,
    async handler(ports) {
      await clearExpired(serverQueries(ports.db, 'sweep'), ports.clock.now());
      await ports.accounts.closeIdle();
      await startDueSyncs(ports);
      const server = serverQueries(ports.db, 'sweep');
      for (const webhookId of await waitingWebhooks(server))
        await ports.jobs.enqueue(server, 'deliverWebhooks', { webhookId });
      for (const ending of await requestsToEnd(server))
        await ports.jobs.enqueue(server, 'settlePaymentRequest', ending);
      for (const companyId of await companiesWithoutBreakdowns(server))
        await ports.jobs.enqueue(server, 'breakDownInvoices', { companyId });
      return undefined;
    },
  }),
];
