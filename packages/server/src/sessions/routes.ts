import type { components } from '@kalem/openapi';
import { serverQueries } from '../db/wall';
import type { Handlers } from '../http/Handler';
import { endSession, revokeSession } from './endSession';
import { changePassword, resetPassword } from './newPassword';
import { issueToken } from './signIn';
import { listSessions } from './statements';
import { verifyEmail } from './verifyEmail';

/** /user/token, /account/session, /account/password and /password/reset: operations that start and end sessions. */
export const sessionRoutes = {
  createToken: async ({ ports, body, address, language, request }) => {
    const { accessToken, refreshToken, accessSeconds, refreshSeconds } = await issueToken(ports, body, {
      address,
      userAgent: userAgentOf(request),
      language,
    });
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

  revokeToken: async ({ ports, body }) => {
    await revokeSession(ports, body);
    return { status: 200, body: {} };
  },

  listSessions: async ({ ports, user, now }) => {
    const rows = await listSessions(serverQueries(ports.db, 'people'), user.id, now);
    return { status: 200, body: { items: rows.map((row) => sessionAnswer(row, user.family)) } };
  },

  endSession: async ({ ports, user, path }) => {
    await endSession(ports, user, path.id);
    return { status: 204 };
  },

  updatePassword: async ({ ports, user, body }) => {
    await changePassword(ports, user, body);
    return { status: 200, body: {} };
  },

  verifyEmail: async ({ ports, body }) => {
    await verifyEmail(ports, body);
    return { status: 200, body: {} };
  },

  resetPassword: async ({ ports, body, address }) => {
    await resetPassword(ports, body, address);
    return { status: 200, body: {} };
  },
} satisfies Partial<Handlers>;

const LONGEST_AGENT = 300;

function userAgentOf(request: Request): string {
  return (request.headers.get('user-agent') ?? '').slice(0, LONGEST_AGENT);
}

function sessionAnswer(
  { family, userAgent, createdAt, lastUsedAt }: Awaited<ReturnType<typeof listSessions>>[number],
  current: string,
): components['schemas']['Session'] {
  return {
    id: family,
    userAgent,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: family === current,
  };
}
