import { unfinishedImports } from './cards/importRuns';
import { serverQueries } from './db/wall';
import { allWaitingInvoices } from './invoices/states';
import type { JobQueue } from './ports/defineJob';
import { describeError } from './ports/Log';
import type { Ports } from './ports/Ports';
import { openSentRequests } from './requests/sentRequests';
import { unfinishedSyncs } from './sync/runs';
import { waitingWebhooks } from './webhooks/deliveries';

const HOUR = 3600;

/** Starts the jobs, and takes up what an earlier server left: portal sessions, invoices, requests, downloads. */
export async function startBackgroundWork(ports: Ports, jobs: JobQueue): Promise<void> {
  const { db, accounts, log } = ports;
  await jobs.start(ports);
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
