import type { components } from '@kalem/openapi';
import { findCompanyOf } from '../companies/statements';
import { companyAnswer } from '../companies/wire';
import { readCompany, serverQueries } from '../db/wall';
import type { Handlers } from '../http/Handler';
import { findPortalAccount } from '../portal/credentials';
import * as callProblems from '../problems/callProblems';
import { changeCredentials, endPortalSession, linkCompany } from './link';

/** /company/gib and /company/logout: the GİB account of a company. */
export const gibRoutes = {
  linkCompany: async ({ ports, user, newId, body }) => {
    const companyId = await linkCompany(ports, user.id, newId, body);
    const found = await findCompanyOf(serverQueries(ports.db, 'caller'), user.id, companyId);
    if (!found) throw callProblems.noPermission();
    return { status: 200, body: companyAnswer(found, user.id) };
  },

  getPortalAccount: async ({ ports, member }) => ({
    status: 200,
    body: accountAnswer(await readCompany(ports.db, member.companyId, findPortalAccount)),
  }),

  updateGibCredentials: async ({ ports, user, member, body }) => {
    await changeCredentials(ports, { companyId: member.companyId, userId: user.id, credentials: body });
    return { status: 200, body: {} };
  },

  logoutCompany: async ({ ports, member }) => {
    await endPortalSession(ports, member.companyId);
    return { status: 204 };
  },
} satisfies Partial<Handlers>;

/** The state of a company's portal account. Never includes the credentials (GIB-02). */
function accountAnswer(account: Awaited<ReturnType<typeof findPortalAccount>>): components['schemas']['PortalAccount'] {
  if (!account) return { durum: 'YOK', mesaj: null, guncellendi: null };
  return {
    durum: account.refusedAt === null ? 'BAGLI' : 'REDDEDILDI',
    mesaj: account.refusedText || null,
    guncellendi: account.updatedAt.toISOString(),
  };
}
