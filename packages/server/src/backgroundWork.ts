import { unfinishedImports } from './cards/importRuns';
import { serverQueries } from './db/wall';
import { allWaitingInvoices } from './invoices/states';
import { jobs as list } from './jobs';
import { unfinishedFiles } from './movements/files/store';
import type { JobQueue } from './ports/defineJob';
import { describeError } from './ports/Log';
import type { Ports } from './ports/Ports';
import { openRequests } from './paymentRequests/settle';
import { openSentRequests } from './requests/sentRequests';
import { unfinishedSyncs } from './sync/runs';
import { waitingWebhooks } from './webhooks/deliveries';

/** Starts the jobs, and continues the work of an earlier server: portal sessions, invoices, requests, downloads. */
export async function startBackgroundWork(ports: Ports, jobs: JobQueue): Promise<void> {
  const { db, accounts, log } = ports;
  await jobs.start(ports);
  // Not awaited: if the portal hangs, each session takes half a minute, and the server would listen too late.
  void accounts.closeIdle().catch((error: unknown) => log('error', 'portal_logout_failed', describeError(error)));
  const server = serverQueries(db, 'sweep');
  for (const waiting of await allWaitingInvoices(server)) await jobs.enqueue(server, 'settleInvoice', waiting);
  for (const open of await openSentRequests(server)) await jobs.enqueue(server, 'settleRequest', open);
  for (const companyId of await unfinishedSyncs(server)) await jobs.enqueue(server, 'syncCompany', { companyId });
  for (const open of await unfinishedImports(server)) await jobs.enqueue(server, 'importCards', open);
  for (const open of await unfinishedFiles(server)) await jobs.enqueue(server, 'readBankFile', open);
  for (const webhookId of await waitingWebhooks(server)) await jobs.enqueue(server, 'deliverWebhooks', { webhookId });
  for (const open of await openRequests(server)) await jobs.enqueue(server, 'settlePaymentRequest', open);
  // Periodic work starts after its first pause, so that a server that crashes repeatedly sends no mails.
  for (const { name, every } of list) if (every !== undefined) await jobs.enqueue(server, name, {}, every);
  await jobs.enqueue(server, 'sweep', {});
}
