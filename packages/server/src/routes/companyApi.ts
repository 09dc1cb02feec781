import type { components } from '@kalem/openapi';
import { listApiKeys, type ListedKey } from '../db/queries/apiKeyRows';
import { withCompany } from '../db/withCompany';
import type { Handlers } from '../http/Handler';
import { removeApiKey, renameApiKey } from '../services/apiKeys/changeApiKey';
import { createApiKey } from '../services/apiKeys/createApiKey';

const MASKED = '••••••••';

/** /company/api: the API keys of a company. */
export const companyApiRoutes = {
  listApiKeys: async ({ ports, member: { companyId } }) => {
    const keys = await withCompany(ports.db, companyId, (tx) => listApiKeys(tx, companyId));
    return { status: 200, body: { items: keys.map(masked) } };
  },

  createApiKey: async ({ ports, user, member: { companyId }, newId, body }) => ({
    status: 201,
    body: await createApiKey(ports, { companyId, userId: user.id, id: newId }, body),
  }),

  renameApiKey: async ({ ports, user, member: { companyId }, path, body }) => ({
    status: 200,
    body: masked(await renameApiKey(ports, { companyId, userId: user.id, id: path.id }, body)),
  }),

  deleteApiKey: async ({ ports, user, member: { companyId }, path }) => {
    await removeApiKey(ports, { companyId, userId: user.id, id: path.id });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;

function masked(key: ListedKey): components['schemas']['ApiKey'] {
  return { ...key, apiSecret: MASKED };
}
