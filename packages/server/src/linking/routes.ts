import { findCompanyOf } from '../companies/statements';
import { companyAnswer } from '../companies/wire';
import { serverQueries } from '../db/wall';
import type { Handlers } from '../http/Handler';
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

  updateGibCredentials: async ({ ports, user, member, body }) => {
    await changeCredentials(ports, { companyId: member.companyId, userId: user.id, credentials: body });
    return { status: 200, body: {} };
  },

  logoutCompany: async ({ ports, member }) => {
    await endPortalSession(ports, member.companyId);
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
