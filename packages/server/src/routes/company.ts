import { dataPermissions } from '../db/dataPermissions';
import { findCompany } from '../db/queries/findCompany';
import { findCompanyOf } from '../db/queries/findCompanyOf';
import { type CompanyOfUser, listCompaniesOf } from '../db/queries/listCompaniesOf';
import { withCompany } from '../db/withCompany';
import type { Handlers } from '../http/Handler';
import type { Permissions, SessionUser } from '../http/Session';
import type { Ports } from '../Ports';
import * as accessProblems from '../problems/accessProblems';
import { createCompany } from '../services/companies/createCompany';
import { deleteCompany } from '../services/companies/deleteCompany';
import { storeImage } from '../services/companies/storeImage';
import { updateCompany } from '../services/companies/updateCompany';
import { companyAnswer } from './companyAnswer';

/** /company: the caller's companies, and what they look like on documents. */
export const companyRoutes = {
  listCompanies: async ({ ports, user }) => {
    const items = user.apiKey
      ? [await companyOf(ports, user.apiKey.companyId, dataPermissions)]
      : await listCompaniesOf(ports.db.queries, user.id);
    return {
      status: 200,
      body: { items: items.map((item) => companyAnswer(item, ownerIdOf(user))), admin: user.admin },
    };
  },

  createCompany: async ({ ports, user, newId, body }) => {
    const id = await createCompany(ports, user.id, newId, body);
    const found = await findCompanyOf(ports.db.queries, user.id, id);
    if (!found) throw accessProblems.noPermission();
    return { status: 201, body: companyAnswer(found, user.id) };
  },

  updateCompany: async ({ ports, user, member, body }) => {
    await updateCompany(ports, user.id, member.companyId, body);
    return { status: 200, body: companyAnswer(await companyOf(ports, member.companyId, member.permissions), user.id) };
  },

  deleteCompany: async ({ ports, user, member }) => {
    await deleteCompany(ports, user.id, member.companyId);
    return { status: 204 };
  },

  uploadImage: async ({ ports, user, member: { companyId }, query: { type }, body: { file } }) => ({
    status: 200,
    body: { data: await storeImage(ports, { companyId, userId: user.id, type, bytes: file.bytes }) },
  }),
} satisfies Partial<Handlers>;

/** 403 for one that was deleted since the call began, as for every deleted one. */
async function companyOf({ db }: Ports, companyId: string, permissions: Permissions): Promise<CompanyOfUser> {
  const company = await withCompany(db, companyId, (tx) => findCompany(tx, companyId));
  if (!company || company.deletedAt !== null) throw accessProblems.noPermission();
  return { company, permissions };
}

function ownerIdOf({ id, apiKey }: SessionUser): string | undefined {
  return apiKey ? undefined : id;
}
