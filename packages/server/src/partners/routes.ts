import { serverQueries } from '../db/wall';
import type { Handlers } from '../http/Handler';
import { endPartnerSession, endPartnerSessions } from './partnerSessions';
import { createPartnerKey, revokePartnerKey, rotatePartnerKey } from './keys';
import { openPartnerSession } from './openPartnerSession';
import { createPartner, listPartners, rotateBankSecret, updatePartner } from './partners';

/** /admin/partner and /admin/partner-anahtari: the partners and their keys, for admins only. */
export const adminPartnerRoutes = {
  listPartners: async ({ ports, now }) => ({
    status: 200,
    body: { items: await listPartners(serverQueries(ports.db, 'operator'), now) },
  }),

  createPartner: async ({ ports, user, newId, body }) => ({
    status: 201,
    body: await createPartner(ports, { userId: user.id, id: newId }, body),
  }),

  updatePartner: async ({ ports, user, path, body }) => ({
    status: 200,
    body: await updatePartner(ports, { userId: user.id, id: path.id }, body),
  }),

  rotateBankSecret: async ({ ports, user, path }) => ({
    status: 200,
    body: await rotateBankSecret(ports, { userId: user.id, id: path.id }),
  }),

  createPartnerKey: async ({ ports, user, path, newId, body }) => ({
    status: 201,
    body: await createPartnerKey(ports, { userId: user.id, partnerId: path.id, id: newId }, body),
  }),

  rotatePartnerKey: async ({ ports, user, path, newId }) => ({
    status: 201,
    body: await rotatePartnerKey(ports, { userId: user.id, id: path.id, newId }),
  }),

  revokePartnerKey: async ({ ports, user, path }) => {
    await revokePartnerKey(ports, { userId: user.id, id: path.id });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;

/** /partner/session: for partners' servers, which sign in with their keys. */
export const partnerRoutes = {
  createPartnerSession: async ({ ports, partner, newId, body }) => ({
    status: 201,
    body: await openPartnerSession(ports, partner, newId, body),
  }),

  revokePartnerSession: async ({ ports, partner, path }) => {
    await endPartnerSession(ports, partner, path.id);
    return { status: 204 };
  },

  revokePartnerSessions: async ({ ports, partner, body }) => ({
    status: 200,
    body: { sayi: await endPartnerSessions(ports, partner, body) },
  }),
} satisfies Partial<Handlers>;
