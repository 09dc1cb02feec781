import { findMember, listMembers } from '../db/queries/companyUsers';
import { withCompany } from '../db/withCompany';
import type { Handlers } from '../http/Handler';
import * as requestProblems from '../problems/requestProblems';
import { addCompanyUser } from '../services/companyUsers/addCompanyUser';
import { changePermissions } from '../services/companyUsers/changePermissions';
import { removeCompanyUser } from '../services/companyUsers/removeCompanyUser';

/** /company/user: the users of a company and what they may do. */
export const companyUserRoutes = {
  listCompanyUsers: async ({ ports, member: { companyId } }) => ({
    status: 200,
    body: { items: await withCompany(ports.db, companyId, (tx) => listMembers(tx, companyId)) },
  }),

  addCompanyUser: async ({ ports, user, member: { companyId }, newId, body }) => ({
    status: 201,
    body: { id: await addCompanyUser(ports, { companyId, userId: user.id, callId: newId }, body) },
  }),

  getPermissions: async ({ ports, member: { companyId }, path }) => {
    const found = await withCompany(ports.db, companyId, (tx) => findMember(tx, companyId, path.id));
    if (!found) throw requestProblems.notFound();
    return { status: 200, body: found.permissions };
  },

  updatePermissions: async ({ ports, user, member: { companyId }, path, body }) => ({
    status: 200,
    body: await changePermissions(ports, { companyId, userId: user.id, targetId: path.id }, body),
  }),

  removeCompanyUser: async ({ ports, user, member: { companyId }, path }) => {
    await removeCompanyUser(ports, { companyId, userId: user.id, targetId: path.id });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
