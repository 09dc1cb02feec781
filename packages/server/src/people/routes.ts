import type { components } from '@kalem/openapi';
import { serverQueries } from '../db/wall';
import type { Handlers } from '../http/Handler';
import * as callProblems from '../problems/callProblems';
import { cancelEmailChange, findEmailChange, requestEmailChange, requestVerification } from './emailLinks';
import { requestPasswordReset } from './passwordLinks';
import { approvePhone, requestPhoneCode } from './phone';
import { changeName, changeNotifications } from './profile';
import { signUp } from './signUp';
import { findUser, type User } from './statements';

/** /user: sign-up. */
export const userRoutes = {
  createUser: async ({ ports, newId, body, address, language }) => ({
    status: 201,
    body: userAnswer(await signUp(ports, newId, body, { address, language })),
  }),
} satisfies Partial<Handlers>;

/** /account: the signed-in user. */
export const accountRoutes = {
  getAccount: async ({ ports, user }) => {
    const found = await findUser(serverQueries(ports.db, 'people'), user.id);
    if (!found) throw callProblems.noSession();
    return { status: 200, body: userAnswer(found) };
  },

  getEmailChange: async ({ ports, user, now }) => {
    const pending = await findEmailChange(ports, user.id, now);
    return {
      status: 200,
      body: { email: pending?.email ?? null, expiresAt: pending?.expiresAt.toISOString() ?? null },
    };
  },

  cancelEmailChange: async ({ ports, user }) => {
    await cancelEmailChange(ports, user.id);
    return { status: 204 };
  },

  updateEmail: async ({ ports, user, body }) => ({
    status: 200,
    body: userAnswer(await requestEmailChange(ports, user.id, body)),
  }),

  requestEmailVerification: async ({ ports, user }) => {
    await requestVerification(ports, user.id);
    return { status: 200, body: {} };
  },

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

/** /password: requests a password link. */
export const passwordRoutes = {
  requestPasswordReset: async ({ ports, body, address }) => {
    await requestPasswordReset(ports, body, address);
    return { status: 200, body: {} };
  },
} satisfies Partial<Handlers>;

/** A user in the wire format. */
function userAnswer({
  id,
  name,
  email,
  phone,
  phoneNotificationPermission,
  emailNotificationPermission,
  emailVerifiedAt,
}: User): components['schemas']['User'] {
  return {
    id,
    name,
    email,
    emailVerified: emailVerifiedAt !== null,
    phone,
    phoneNotificationPermission,
    emailNotificationPermission,
  };
}
