import { readCompany, serverQueries, withCompany } from '../db/wall';
import type { Handlers } from '../http/Handler';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import { createApiKey, keyAnswer, listApiKeys, removeApiKey, renameApiKey } from './apiKeys';
import { storeImage } from './images';
import {
  acceptInvitation,
  declineInvitation,
  inviteUser,
  listInvited,
  listReceived,
  renewInvitation,
} from './invitations';
import { changePermissions, findPermissions, handOverCompany, removeCompanyUser } from './members';
import type { Permissions } from './permissions';
import { createCompany, deleteCompany, updateCompany } from './save';
import { listMembers } from './memberStatements';
import { type CompanyOfUser, findCompany, findCompanyOf, listCompaniesOf } from './statements';
import { companyAnswer } from './wire';

/** /company: the caller's companies, and their logo and signature. */
export const companyRoutes = {
  listCompanies: async ({ ports, user }) => {
    const bound = user.apiKey ?? user.partnerSession;
    const items = bound
      ? [await companyOf(ports, bound.companyId, bound.permissions)]
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
    await updateCompany(ports, { ...member, userId: user.id }, body);
    return {
      status: 200,
      body: companyAnswer(await companyOf(ports, member.companyId, member.permissions), ownerIdOf(user)),
    };
  },

  deleteCompany: async ({ ports, user, member }) => {
    await deleteCompany(ports, { ...member, userId: user.id });
    return { status: 204 };
  },

  uploadImage: async ({ ports, user, member: { companyId }, query: { type }, body: { file } }) => ({
    status: 200,
    body: { data: await storeImage(ports, { companyId, userId: user.id, type, bytes: file.bytes }) },
  }),
} satisfies Partial<Handlers>;

/** Throws 403 when the company was deleted during the call, as for every deleted company. */
async function companyOf({ db }: Ports, companyId: string, permissions: Permissions): Promise<CompanyOfUser> {
  const company = await readCompany(db, companyId, findCompany);
  if (!company || company.deletedAt !== null) throw callProblems.noPermission();
  return { company, permissions };
}

interface Acting {
  readonly id: string;
  readonly apiKey: object | undefined;
  readonly partnerSession: object | undefined;
}

/** The user whose own companies are meant. An API key and a partner session own nothing. */
function ownerIdOf({ id, apiKey, partnerSession }: Acting): string | undefined {
  return apiKey || partnerSession ? undefined : id;
}

/** /company/user, /company/owner: the users of a company and their permissions. */
export const companyUserRoutes = {
  listCompanyUsers: async ({ ports, member: { companyId } }) => ({
    status: 200,
    body: {
      items: await withCompany(ports.db, companyId, async (tx) => [
        ...(await listMembers(tx)).map((user) => ({ ...user, invitedUntil: null })),
        ...(await listInvited(tx)),
      ]),
    },
  }),

  addCompanyUser: async ({ ports, user, member: { companyId }, newId, body, language }) => ({
    status: 201,
    body: { id: await inviteUser(ports, { companyId, userId: user.id, id: newId, language }, body) },
  }),

  renewInvitation: async ({ ports, user, member: { companyId }, path, language }) => ({
    status: 200,
    body: await renewInvitation(ports, { companyId, userId: user.id, id: path.id, language }),
  }),

  getPermissions: async ({ ports, member: { companyId }, path }) => {
    const permissions = await withCompany(ports.db, companyId, (tx) => findPermissions(tx, path.id));
    if (!permissions) throw callProblems.notFound();
    return { status: 200, body: permissions };
  },

  updatePermissions: async ({ ports, user, member, path, body }) => ({
    status: 200,
    body: await changePermissions(ports, { giver: member, userId: user.id, targetId: path.id }, body),
  }),

  removeCompanyUser: async ({ ports, user, member: { companyId }, path }) => {
    await removeCompanyUser(ports, { companyId, userId: user.id, targetId: path.id });
    return { status: 204 };
  },

  handOverCompany: async ({ ports, user, member: { companyId }, body }) => {
    await handOverCompany(ports, { companyId, userId: user.id }, body);
    return { status: 200, body: {} };
  },
} satisfies Partial<Handlers>;

/** /account/invitation: the signed-in user's invitations. */
export const invitationRoutes = {
  listReceivedInvitations: async ({ ports, user, now }) => ({
    status: 200,
    body: { items: await listReceived(ports, user.id, now) },
  }),

  acceptInvitation: async ({ ports, user, path }) => ({
    status: 200,
    body: { companyId: await acceptInvitation(ports, user.id, path.id) },
  }),

  declineInvitation: async ({ ports, user, path }) => {
    await declineInvitation(ports, user.id, path.id);
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
