import { clearImports } from './cards/importRuns';
import type { ServerTx } from './ports/Database';
import { clearBundles } from './invoices/documents/bundles';
import { clearLinks } from './invoices/documents/keptLinks';
import { clearStatementLinks } from './ledger/statements/links';
import { clearPaymentLinks } from './ledger/paymentLinks/links';
import { clearPaymentRequests } from './paymentRequests/settle';
import { clearReminders } from './collection/log';
import { clearInvitations } from './companies/invitations';
import { clearSessions } from './sessions/statements';
import { clearAttempts } from './limits/attempts';
import { clearAudit } from './db/audit';
import { clearKeys } from './http/answerOnce';
import { clearNotices } from './notices/queueNotice';
import { clearPartnerKeys } from './partners/keys';
import { clearPartnerSessions } from './partners/partnerSessions';
import { clearMessages } from './messages/outbox';
import { clearLinksAndCodes } from './people/statements';
import { clearSignings } from './portal/signings';
import { clearDeliveries } from './webhooks/deliveries';
import { clearDeadJobs } from './db/deadJobs';

/** Deletes the expired rows of every room, a thousand at a time (docs/deployment.md, What is kept how long). */
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
  await clearStatementLinks(tx, now);
  await clearReminders(tx, now);
  await clearPaymentLinks(tx, now);
  await clearPaymentRequests(tx, now);
  await clearImports(tx, now);
  await clearSignings(tx, now);
  await clearDeliveries(tx, now);
  await clearDeadJobs(tx, now);
  await clearAudit(tx, now);
}
