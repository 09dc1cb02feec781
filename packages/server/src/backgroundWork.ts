import { and, eq, exists, isNotNull, lte, not, or } from 'drizzle-orm';
import { allWaitingInvoices, isWaiting } from './invoices/states';
import { openSentRequests } from './requests/sentRequests';
import { unfinishedSyncs } from './sync/runs';
import { describeError } from './ports/Log';
import { type JobHandlers, pauseAfter } from './ports/Jobs';
import type { Ports } from './ports/Ports';
import { fetchDocuments, readInvoicePdf } from './invoices/documents';
import { mailInvoice } from './invoices/mail';
import { deliverMessage } from './messages/deliverMessage';
import { mailPasswordReset } from './people/passwordLinks';
import { notifyEndings } from './notices/endings';
import { endPayment } from './payments/outcome';
import { settleInvoice } from './invoices/send';
import { documentBundles } from './invoices/tables';
import { readReceivedDocuments } from './requests/receivedInvoices';
import { settleRequest } from './requests/send';
import { settleSigning } from './invoices/signing';
import { syncCompany } from './sync/syncCompany';
import type { Download } from './sync/window';
import { startDueSyncs } from './sync/startSync';
import { serverQueries } from './db/wall';
import type { ServerTx } from './ports/Database';
import { accessTokens, refreshTokens, sessions } from './sessions/tables';
import { attempts, idempotencyKeys } from './db/tables';
import { invitations } from './companies/tables';
import { notices } from './notices/tables';
import { outbox } from './messages/tables';
import { emailLinks, knownAddresses, passwordResets, phoneCodes } from './people/tables';
import { clearSignings } from './portal/signing';

const SWEEP_SECONDS = 60;
const HOUR = 3600;
const PAYMENT_PAUSE_SECONDS = 120;
/** A portal that has no ZIP of an approved invoice after a day of asking will have none. */
const MOST_FETCHES = 30;
const MOST_SIGNING_LOOKS = 12;
/** The rest is read when somebody opens the list again. */
const MOST_READINGS = 60;
const READ_ON_SECONDS = 5;

/** Starts the jobs, and takes up what an earlier server left behind: open portal sessions, invoices and requests on their way, and downloads. */
export async function startBackgroundWork(ports: Ports): Promise<void> {
  const { db, jobs, accounts, log } = ports;
  await jobs.start(handlersOf(ports));
  // Not awaited: with a portal that hangs each session takes half a minute, and the server must not wait for that before it listens.
  void accounts.closeIdle().catch((error: unknown) => log('error', 'portal_logout_failed', describeError(error)));
  const server = serverQueries(db, 'sweep');
  for (const waiting of await allWaitingInvoices(server)) await jobs.enqueue(server, 'settleInvoice', waiting);
  for (const open of await openSentRequests(server)) await jobs.enqueue(server, 'settleRequest', open);
  for (const companyId of await unfinishedSyncs(server)) await jobs.enqueue(server, 'syncCompany', { companyId });
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

    async readReceivedDocuments({ companyId }, attempt) {
      const isAllRead = await readReceivedDocuments(ports, companyId);
      return isAllRead || attempt >= MOST_READINGS ? undefined : READ_ON_SECONDS;
    },

    syncCompany: ({ companyId }) => syncCompany(ports, companyId, downloads),

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

    async sweep() {
      await clearExpired(serverQueries(ports.db, 'sweep'), ports.clock.now());
      await ports.accounts.closeIdle();
      await startDueSyncs(ports);
      return SWEEP_SECONDS;
    },
  };
}

const DAY_MS = 86_400_000;
/** Longer than any client repeats a call. */
const KEYS_MS = 3 * DAY_MS;
const MESSAGES_MS = 30 * DAY_MS;
/** Long after the last try: for messages of a kind that no adapter sends. */
const UNSENT_MS = 60 * DAY_MS;
/** Longer than the year for which a notice is told once. */
const NOTICES_MS = 400 * DAY_MS;
/** An address from which somebody has not signed in for so long is new again. */
const KNOWN_ADDRESSES_MS = 180 * DAY_MS;
/** Whoever invited has seen by then that nobody came. */
const ENDED_INVITATIONS_MS = 30 * DAY_MS;

/** Removes what has run out: tokens, counters, old first answers, old signatures, messages that are sent or given up, or that nobody sends. */
export async function clearExpired(tx: ServerTx, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await tx.delete(accessTokens).where(lte(accessTokens.expiresAt, now));
  await tx.delete(refreshTokens).where(lte(refreshTokens.expiresAt, now));
  const hasTokens = (tokens: typeof accessTokens | typeof refreshTokens) =>
    exists(tx.select({ family: tokens.family }).from(tokens).where(eq(tokens.family, sessions.family)));
  await tx.delete(sessions).where(and(not(hasTokens(accessTokens)), not(hasTokens(refreshTokens))));
  await tx.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
  await tx.delete(emailLinks).where(lte(emailLinks.expiresAt, now));
  await tx.delete(phoneCodes).where(lte(phoneCodes.expiresAt, now));
  await tx.delete(invitations).where(lte(invitations.expiresAt, before(ENDED_INVITATIONS_MS)));
  await tx.delete(knownAddresses).where(lte(knownAddresses.lastUsedAt, before(KNOWN_ADDRESSES_MS)));
  await tx.delete(attempts).where(lte(attempts.windowEndsAt, now));
  await tx
    .delete(idempotencyKeys)
    .where(
      and(
        lte(idempotencyKeys.createdAt, before(KEYS_MS)),
        or(isNotNull(idempotencyKeys.status), lte(idempotencyKeys.heldUntil, now)),
      ),
    );
  await tx
    .delete(outbox)
    .where(
      or(
        lte(outbox.sentAt, before(MESSAGES_MS)),
        lte(outbox.failedAt, before(MESSAGES_MS)),
        lte(outbox.createdAt, before(UNSENT_MS)),
      ),
    );
  await tx.delete(notices).where(lte(notices.sentAt, before(NOTICES_MS)));
  await tx.delete(documentBundles).where(lte(documentBundles.createdAt, before(DAY_MS)));
  await clearSignings(tx, now);
}
