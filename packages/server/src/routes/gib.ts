import { findCompanyOf } from '../db/queries/findCompanyOf';
import type { Handlers } from '../http/Handler';
import { requestProblems } from '../problems/requestProblems';
import { linkCompany } from '../services/linkCompany';
import { companyAnswer } from './companyAnswer';

/** /company/gib and /company/logout: the portal account of a company. */
export const gibRoutes = {
  linkCompany: async ({ ports, user, newId, body }) => {
    const companyId = await linkCompany(ports, user.id, newId, body);
    const found = await findCompanyOf(ports.db.queries, user.id, companyId);
    if (!found) throw requestProblems.notFound();
    return { status: 200, body: companyAnswer(found, user.id) };
  },

  logoutCompany: async ({ ports, member }) => {
    await ports.accounts.logOut(member.companyId);
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
