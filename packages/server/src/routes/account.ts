import { getUser } from '../db/queries/getUser';
import type { Handlers } from '../http/Handler';
import { userAnswer } from './userAnswer';

/** /account: the signed-in user. */
export const accountRoutes = {
  getAccount: async ({ ports, user }) => ({ status: 200, body: userAnswer(await getUser(ports.db.queries, user.id)) }),
} satisfies Partial<Handlers>;
