import type { Handlers } from '../http/Handler';
import { parseLines } from '../services/invoices/parseLines';

/** /parse: what uploaded files say, without storing anything. */
export const parseRoutes = {
  parseLines: async ({ ports, body }) => ({ status: 200, body: { items: await parseLines(ports, body.file) } }),
} satisfies Partial<Handlers>;
