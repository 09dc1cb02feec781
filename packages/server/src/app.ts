import { Hono } from 'hono';
import { problemResponse } from './http/problemResponse';
import { type HostBindings, registerOperations } from './http/registerOperations';
import { secureHeaders } from './http/secureHeaders';
import type { Ports } from './Ports';
import { requestProblems } from './problems/requestProblems';
import { handlers } from './routes';

export interface App {
  /** Answers a request under `/api`. `address` is the caller's network address, where the host knows it. */
  fetch(request: Request, host?: { address?: string }): Promise<Response>;
  /** Ends what runs; the ports stay open, they belong to whoever made them. */
  close(): Promise<void>;
}

/** The server: a web-standard fetch handler over its ports, the same on the machine and in the page. The database must be migrated. */
export function createApp(ports: Ports): App {
  const api = new Hono<HostBindings>().basePath('/api');
  registerOperations(api, handlers, ports);
  api.notFound(() => problemResponse(requestProblems.unknownCall()));

  return {
    fetch: async (request, host = {}) => secureHeaders(await api.fetch(request, host)),
    close: () => Promise.resolve(),
  };
}
