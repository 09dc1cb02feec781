import { findUser } from '../db/queries/userAccount';
import type { Handlers } from '../http/Handler';
import * as accessProblems from '../problems/accessProblems';
import { approvePhone } from '../services/accounts/approvePhone';
import { changeEmail } from '../services/accounts/changeEmail';
import { changeName, changeNotifications } from '../services/accounts/changeProfile';
import { requestPhoneCode } from '../services/accounts/requestPhoneCode';
import { userAnswer } from './userAnswer';

/** /account: the signed-in user. */
export const accountRoutes = {
  getAccount: async ({ ports, user }) => {
    const account = await findUser(ports.db.queries, user.id);
    if (!account) throw accessProblems.noSession();
    return { status: 200, body: userAnswer(account) };
  },

  updateEmail: async ({ ports, user, body }) => ({
    status: 200,
    body: userAnswer(await changeEmail(ports, user.id, body)),
  }),

  updateName: async ({ ports, user, body }) => ({
    status: 200,
    body: userAnswer(await changeName(ports, user.id, body)),
  }),

  updateNotifications: async ({ ports, user, body }) => ({
    status: 200,
    body: userAnswer(await changeNotifications(ports, user.id, body)),
  }),

  requestPhoneCode: async ({ ports, user, body, address }) => {
    await requestPhoneCode(ports, user.id, body, address);
    return { status: 200, body: {} };
  },

  approvePhone: async ({ ports, user, body }) => ({
    status: 200,
    body: userAnswer(await approvePhone(ports, user.id, body)),
  }),
} satisfies Partial<Handlers>;
