import { findCompanyOf } from '../db/queries/findCompanyOf';
import { listCompaniesOf } from '../db/queries/listCompaniesOf';
import type { Handlers } from '../http/Handler';
import type { Ports } from '../Ports';
import { requestProblems } from '../problems/requestProblems';
import { createCompany } from '../services/createCompany';
import { updateCompany } from '../services/updateCompany';
import { companyAnswer } from './companyAnswer';

/** /company: the caller's companies. */
export const companyRoutes = {
  listCompanies: async ({ ports, user }) => {
    const items = await listCompaniesOf(ports.db.queries, user.id);
    return { status: 200, body: { items: items.map(companyAnswer), admin: user.admin } };
  },

  createCompany: async ({ ports, user, newId, body }) => {
    const id = await createCompany(ports, user.id, newId, body);
    return { status: 201, body: await answerCompany(ports, user.id, id) };
  },

  updateCompany: async ({ ports, user, member, body }) => {
    await updateCompany(ports, user.id, member.companyId, body);
    return { status: 200, body: await answerCompany(ports, user.id, member.companyId) };
  },
} satisfies Partial<Handlers>;

async function answerCompany({ db }: Ports, userId: string, companyId: string) {
  const found = await findCompanyOf(db.queries, userId, companyId);
  if (!found) throw requestProblems.notFound();
  return companyAnswer(found);
}
