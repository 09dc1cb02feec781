import type { Handlers } from '../http/Handler';
import { createAccount } from '../services/accounts/createAccount';
import { userAnswer } from './userAnswer';

/** /user: sign-up. */
export const userRoutes = {
  createUser: async ({ ports, newId, body, address }) => ({
    status: 201,
    body: userAnswer(await createAccount(ports, newId, body, address)),
  }),
} satisfies Partial<Handlers>;
