import type { Handlers } from '../http/Handler';
import { requestPasswordReset } from '../services/accounts/requestPasswordReset';

/** /password: a link to a new password. */
export const passwordRoutes = {
  requestPasswordReset: async ({ ports, body, address }) => {
    await requestPasswordReset(ports, body, address);
    return { status: 200, body: {} };
  },
} satisfies Partial<Handlers>;
