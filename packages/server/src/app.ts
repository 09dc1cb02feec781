import { Hono } from 'hono';
import { languageOf } from './http/languageOf';
import { problemResponse } from './http/problemResponse';
import { type HostBindings, registerOperations } from './http/registerOperations';
import { secureHeaders } from './http/headers';
import type { JobQueue } from './ports/defineJob';
import type { Ports } from './ports/Ports';
import * as callProblems from './problems/callProblems';
import { createPortalAccounts } from './portal/accounts';
import { handlers } from './routes';
import { startBackgroundWork } from './backgroundWork';

/** The ports that the host provides. `createApp` adds `accounts`. */
export type OutsidePorts = Omit<Ports, 'accounts' | 'jobs'> & { readonly jobs: JobQueue };

export interface App {
  /** The ports, for work outside of a call. */
  readonly ports: Ports;
  /** Answers a call under `/api`. `address` is the caller's network address, where the host knows it. */
  fetch(request: Request, host?: { address?: string }): Promise<Response>;
  /** Starts the background jobs. Without them, waiting invoices are not sent. Calls may be answered before it. */
  start(): Promise<void>;
  /** Stops the jobs and signs out of the portal. The ports stay open, because the host owns them. */
  close(): Promise<void>;
}

/** The server as a fetch handler over its ports, for Node and for the page. The database must be migrated first. */
export function createApp(outside: OutsidePorts): App {
  const accounts = createPortalAccounts(outside);
  const ports: Ports = { ...outside, accounts };
  const api = new Hono<HostBindings>().basePath('/api');
  registerOperations(api, handlers, ports);
  api.notFound(({ req }) => problemResponse(callProblems.unknownCall(), languageOf(req.raw)));

  return {
    ports,
    fetch: async (request, host = {}) => secureHeaders(await api.fetch(request, host)),
    start: () => startBackgroundWork(ports, outside.jobs),
    async close() {
      await outside.jobs.stop();
      await accounts.close();
    },
  };
}
