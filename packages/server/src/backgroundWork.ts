import { allWaitingInvoices, isWaiting } from './invoices/states';
import { openSentRequests } from './requests/sentRequests';
import { clearImports, findRun, unfinishedImports } from './cards/importRuns';
import { runImport } from './cards/runImport';
import { customerSheet, stockSheet } from './cards/sheets';
import { unfinishedSyncs } from './sync/runs';
import { describeError } from './ports/Log';
import { type JobHandlers, pauseAfter } from './ports/Jobs';
import type { Ports } from './ports/Ports';
import { fetchDocuments, readInvoicePdf } from './invoices/documents/readDocument';
import { mailInvoice } from './invoices/mail';
import { deliverMessage } from './messages/deliverMessage';
import { mailPasswordReset } from './people/passwordLinks';
import { notifyEndings } from './notices/endings';
import { endPayment } from './payments/outcome';
import { settleInvoice } from './invoices/sendInvoice';
import { readReceivedDocuments, readReceivedInvoices } from './received/receivedInvoices';
import { settleRequest } from './requests/sendRequest';
import { settleSigning } from './invoices/signing';
import { syncCompany } from './sync/syncCompany';
import type { Download } from './sync/window';
import { startDueSyncs } from './sync/startSync';
import { readCompany, serverQueries } from './db/wall';
import type { ServerTx } from './ports/Database';
import { clearBundles } from './invoices/documents/bundles';
import { clearLinks } from './invoices/documents/keptLinks';
import { clearInvitations } from './companies/invitations';
import { clearSessions } from './sessions/statements';
import { clearAttempts } from './db/attempts';
import { clearAudit } from './db/audit';
import { clearKeys } from './http/answerOnce';
import { clearNotices } from './notices/queueNotice';
import { clearPartnerKeys } from './partners/keys';
import { clearPartnerSessions } from './partners/partnerSessions';
import { clearMessages } from './messages/outbox';
import { clearLinksAndCodes } from './people/statements';
import { clearSignings } from './portal/signings';
import { clearDeliveries, waitingWebhooks } from './webhooks/deliveries';
import { deliverWebhooks } from './webhooks/deliver';

const SWEEP_SECONDS = 60;
const HOUR = 3600;
const PAYMENT_PAUSE_SECONDS = 120;
/** A portal that has no ZIP of an approved invoice after a day of asking will have none. */
const MOST_FETCHES = 30;
const MOST_SIGNING_LOOKS = 12;
/** The rest is read when the list is next opened. */
const MOST_READINGS = 60;
const READ_ON_SECONDS = 5;

/** Starts the jobs, and takes up what an earlier server left: portal sessions, invoices, requests, downloads. */
export async function startBackgroundWork(ports: Ports): Promise<void> {
  const { db, jobs, accounts, log } = ports;
  await jobs.start(handlersOf(ports));
  // Not awaited: with a portal that hangs each session takes half a minute, and the server must not wait for that
  // before it listens.
  void accounts.closeIdle().catch((error: unknown) => log('error', 'portal_logout_failed', describeError(error)));
  const server = serverQueries(db, 'sweep');
  for (const waiting of await allWaitingInvoices(server)) await jobs.enqueue(server, 'settleInvoice', waiting);
  for (const open of await openSentRequests(server)) await jobs.enqueue(server, 'settleRequest', open);
  for (const companyId of await unfinishedSyncs(server)) await jobs.enqueue(server, 'syncCompany', { companyId });
  for (const open of await unfinishedImports(server)) await jobs.enqueue(server, 'importCards', open);
  for (const webhookId of await waitingWebhooks(server)) await jobs.enqueue(server, 'deliverWebhooks', { webhookId });
  await jobs.enqueue(server, 'sweep', {});
  // A while after the start, so that a server that fails soon after starting sends nothing.
  await jobs.enqueue(server, 'notifyEndings', {}, HOUR);
}

function handlersOf(ports: Ports): JobHandlers {
  const downloads = new Map<string, Download>();
  return {
    async settleInvoice({ companyId, invoiceId }, attempt) {
      const row = await settleInvoice(ports, companyId, invoiceId);
      return row && isWaiting(row) ? pauseAfter(attempt) : undefined;
    },

    async settleSigning({ companyId, signatureId }, attempt) {
      const isSettled = await settleSigning(ports, companyId, signatureId);
      return isSettled || attempt >= MOST_SIGNING_LOOKS ? undefined : pauseAfter(attempt);
    },

    async settleRequest({ companyId, requestId }, attempt) {
      return (await settleRequest(ports, companyId, requestId)) ? undefined : pauseAfter(attempt);
    },

    async readReceivedInvoices({ companyId }, attempt) {
      const isRead = await readReceivedInvoices(ports, companyId);
      return isRead || attempt >= MOST_READINGS ? undefined : pauseAfter(attempt);
    },

    async readReceivedDocuments({ companyId }, attempt) {
      const isAllRead = await readReceivedDocuments(ports, companyId);
      return isAllRead || attempt >= MOST_READINGS ? undefined : READ_ON_SECONDS;
    },

    syncCompany: ({ companyId }) => syncCompany(ports, companyId, downloads),

    async importCards({ companyId, importId }) {
      const run = await readCompany(ports.db, companyId, (tx) => findRun(tx, importId));
      const place = { companyId, importId };
      return run?.tur === 'STOK' ? runImport(ports, stockSheet, place) : runImport(ports, customerSheet, place);
    },

    async fetchDocuments({ companyId, invoiceId }, attempt) {
      const isThere = await fetchDocuments(ports, companyId, invoiceId);
      return isThere || attempt >= MOST_FETCHES ? undefined : pauseAfter(attempt);
    },

    async mailInvoice({ companyId, invoiceId, recipient }) {
      await mailInvoice(ports, companyId, invoiceId, recipient);
      return undefined;
    },

    async deliverMessage({ messageId }) {
      await deliverMessage(ports, messageId, (companyId, invoiceId) => readInvoicePdf(ports, companyId, invoiceId));
      return undefined;
    },

    async mailPasswordReset({ userId }) {
      await mailPasswordReset(ports, userId);
      return undefined;
    },

    async notifyEndings() {
      await notifyEndings(ports);
      return HOUR;
    },

    async settlePayment({ companyId, paymentId }) {
      return (await endPayment(ports, companyId, paymentId)) ? undefined : PAYMENT_PAUSE_SECONDS;
    },

    deliverWebhooks: ({ webhookId }) => deliverWebhooks(ports, webhookId),

    async sweep() {
      await clearExpired(serverQueries(ports.db, 'sweep'), ports.clock.now());
      await ports.accounts.closeIdle();
      await startDueSyncs(ports);
      return SWEEP_SECONDS;
    },
  };
}

/** Removes what has run out, in every room, a thousand rows at a time (docs/deployment.md, What is kept how long). */
export async function clearExpired(tx: ServerTx, now: Date): Promise<void> {
  await clearSessions(tx, now);
  await clearPartnerSessions(tx, now);
  await clearPartnerKeys(tx, now);
  await clearLinksAndCodes(tx, now);
  await clearAttempts(tx, now);
  await clearKeys(tx, now);
  await clearMessages(tx, now);
  await clearNotices(tx, now);
  await clearInvitations(tx, now);
  await clearBundles(tx, now);
  await clearLinks(tx, now);
  await clearImports(tx, now);
  await clearSignings(tx, now);
  await clearDeliveries(tx, now);
  await clearAudit(tx, now);
}
