import type { Handlers } from '../http/Handler';
import { createAccount } from '../services/accounts/createAccount';
import { issueToken } from '../services/sessions/issueToken';
import { userAnswer } from './userAnswer';

/** /user: sign-up and tokens. */
export const userRoutes = {
  createUser: async ({ ports, newId, body, address }) => ({
    status: 201,
    body: userAnswer(await createAccount(ports, newId, body, address)),
  }),

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
} satisfies Partial<Handlers>;
