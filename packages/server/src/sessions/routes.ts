import type { Handlers } from '../http/Handler';
import { changePassword, resetPassword } from './newPassword';
import { issueToken } from './signIn';

/** /user/token, /account/password and /password/reset: what begins and ends sessions. */
export const sessionRoutes = {
  createToken: async ({ ports, body, address }) => {
    const { accessToken, refreshToken, accessSeconds, refreshSeconds } = await issueToken(ports, body, address);
    return {
      status: 200,
      body: {
        access_token: accessToken,
        refresh_token: refreshToken,
        expires_in: accessSeconds,
        refresh_expires_in: refreshSeconds,
      },
    };
  },

  updatePassword: async ({ ports, user, body }) => {
    await changePassword(ports, user, body);
    return { status: 200, body: {} };
  },

  resetPassword: async ({ ports, body, address }) => {
    await resetPassword(ports, body, address);
    return { status: 200, body: {} };
  },
} satisfies Partial<Handlers>;
