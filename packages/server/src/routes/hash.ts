import type { Handlers } from '../http/Handler';

/** /hash: which build runs. */
export const hashRoutes = {
  getHash: async ({ ports }) => ({ status: 200, body: { hash: ports.config.buildHash } }),
} satisfies Partial<Handlers>;
