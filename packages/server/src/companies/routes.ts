import { serverQueries, withCompany } from '../db/wall';
import type { Handlers } from '../http/Handler';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import { createApiKey, keyAnswer, listApiKeys, removeApiKey, renameApiKey } from './apiKeys';
import { storeImage } from './images';
import { findMember, listMembers } from './members';
import type { Permissions, SessionUser } from './permissions';
import { lookUpTaxpayer } from './registry';
import { createCompany, deleteCompany, updateCompany } from './save';
import { type CompanyOfUser, findCompany, findCompanyOf, listCompaniesOf } from './statements';
import { addCompanyUser, changePermissions, removeCompanyUser } from './users';
import { companyAnswer } from './wire';

/** /company: the caller's companies, and what they look like on documents. */
export const companyRoutes = {
  listCompanies: async ({ ports, user }) => {
    const items = user.apiKey
      ? [await companyOf(ports, user.apiKey.companyId, user.apiKey.permissions)]
      : await listCompaniesOf(serverQueries(ports.db, 'caller'), user.id);
    return {
      status: 200,
      body: { items: items.map((item) => companyAnswer(item, ownerIdOf(user))), admin: user.admin },
    };
  },

  createCompany: async ({ ports, user, newId, body }) => {
    const id = await createCompany(ports, user.id, newId, body);
    const found = await findCompanyOf(serverQueries(ports.db, 'caller'), user.id, id);
    if (!found) throw callProblems.noPermission();
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
  const company = await withCompany(db, companyId, findCompany);
  if (!company || company.deletedAt !== null) throw callProblems.noPermission();
  return { company, permissions };
}

function ownerIdOf({ id, apiKey }: SessionUser): string | undefined {
  return apiKey ? undefined : id;
}

/** /company/user: the users of a company and what they may do. */
export const companyUserRoutes = {
  listCompanyUsers: async ({ ports, member: { companyId } }) => ({
    status: 200,
    body: { items: await withCompany(ports.db, companyId, listMembers) },
  }),

  addCompanyUser: async ({ ports, user, member: { companyId }, newId, body }) => ({
    status: 201,
    body: { id: await addCompanyUser(ports, { companyId, userId: user.id, callId: newId }, body) },
  }),

  getPermissions: async ({ ports, member: { companyId }, path }) => {
    const found = await withCompany(ports.db, companyId, (tx) => findMember(tx, path.id));
    if (!found) throw callProblems.notFound();
    return { status: 200, body: found.permissions };
  },

  updatePermissions: async ({ ports, user, member, path, body }) => ({
    status: 200,
    body: await changePermissions(ports, { member, userId: user.id, targetId: path.id }, body),
  }),

  removeCompanyUser: async ({ ports, user, member: { companyId }, path }) => {
    await removeCompanyUser(ports, { companyId, userId: user.id, targetId: path.id });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;

/** /company/api: the API keys of a company. */
export const companyApiRoutes = {
  listApiKeys: async ({ ports, member: { companyId } }) => {
    const keys = await withCompany(ports.db, companyId, listApiKeys);
    return { status: 200, body: { items: keys.map((key) => keyAnswer(key)) } };
  },

  createApiKey: async ({ ports, user, member: { companyId }, newId, body }) => ({
    status: 201,
    body: await createApiKey(ports, { companyId, userId: user.id, id: newId }, body),
  }),

  renameApiKey: async ({ ports, user, member: { companyId }, path, body }) => ({
    status: 200,
    body: keyAnswer(await renameApiKey(ports, { companyId, userId: user.id, id: path.id }, body)),
  }),

  deleteApiKey: async ({ ports, user, member: { companyId }, path }) => {
    await removeApiKey(ports, { companyId, userId: user.id, id: path.id });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;

/** /info: the tax registry. */
export const infoRoutes = {
  getRegistryEntry: async ({ ports, user, member, query }) => ({
    status: 200,
    body: await lookUpTaxpayer(ports, {
      userId: user.id,
      companyId: member?.companyId ?? user.apiKey?.companyId,
      vknTckn: query.vknTckn,
    }),
  }),
} satisfies Partial<Handlers>;
