import type { Handlers } from '../http/Handler';
import { lookUpTaxpayer } from '../services/companies/lookUpTaxpayer';

/** /info: the tax registry. */
export const infoRoutes = {
  getRegistryEntry: async ({ ports, user, member, query }) => ({
    status: 200,
    body: await lookUpTaxpayer(ports, { userId: user.id, companyId: member?.companyId, vknTckn: query.vknTckn }),
  }),
} satisfies Partial<Handlers>;
