import type { Handlers } from '../http/Handler';
import { requestPasswordReset } from '../services/accounts/requestPasswordReset';
import { resetPassword } from '../services/accounts/resetPassword';

/** /password: a new password by a mailed link. */
export const passwordRoutes = {
  requestPasswordReset: async ({ ports, body, address }) => {
    await requestPasswordReset(ports, body, address);
    return { status: 200, body: {} };
  },

  resetPassword: async ({ ports, body, address }) => {
    await resetPassword(ports, body, address);
    return { status: 200, body: {} };
  },
} satisfies Partial<Handlers>;
