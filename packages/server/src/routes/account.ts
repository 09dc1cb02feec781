import { userAccount } from '../db/queries/userAccount';
import type { Handlers } from '../http/Handler';
import { accessProblems } from '../problems/accessProblems';
import { userAnswer } from './userAnswer';

/** /account: the signed-in user. */
export const accountRoutes = {
  getAccount: async ({ ports, user }) => {
    const account = await userAccount.find(ports.db.queries, user.id);
    if (!account) throw accessProblems.noSession();
    return { status: 200, body: userAnswer(account) };
  },
} satisfies Partial<Handlers>;
