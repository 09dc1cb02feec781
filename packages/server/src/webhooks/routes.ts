import { serverQueries } from '../db/wall';
import type { Handlers } from '../http/Handler';
import { listDeliveries } from './deliveries';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  replayDelivery,
  requireWebhook,
  rotateSecret,
  setWebhookState,
  testWebhook,
  updateWebhook,
} from './endpoints';

/** /admin/partner/{partnerId}/webhook: the webhook addresses of a partner. For admins only. */
export const webhookRoutes = {
  listWebhooks: async ({ ports, path }) => ({
    status: 200,
    body: { items: await listWebhooks(ports, path.partnerId) },
  }),

  createWebhook: async ({ ports, user, path, newId, body }) => ({
    status: 201,
    body: await createWebhook(ports, { ...path, id: newId, userId: user.id }, body),
  }),

  updateWebhook: async ({ ports, user, path, body }) => ({
    status: 200,
    body: await updateWebhook(ports, { ...path, userId: user.id }, body),
  }),

  deleteWebhook: async ({ ports, user, path }) => {
    await deleteWebhook(ports, { ...path, userId: user.id });
    return { status: 204 };
  },

  setWebhookState: async ({ ports, user, path, body }) => ({
    status: 200,
    body: await setWebhookState(ports, { ...path, userId: user.id }, body),
  }),

  rotateWebhookSecret: async ({ ports, user, path }) => ({
    status: 200,
    body: await rotateSecret(ports, { ...path, userId: user.id }),
  }),

  testWebhook: async ({ ports, user, path, newId }) => ({
    status: 201,
    body: await testWebhook(ports, { ...path, userId: user.id, deliveryId: newId }),
  }),

  listWebhookDeliveries: async ({ ports, path, query }) => {
    const server = serverQueries(ports.db, 'webhooks');
    await requireWebhook(server, path);
    return { status: 200, body: await listDeliveries(server, path.id, query) };
  },

  replayWebhookDelivery: async ({ ports, user, path: { iletimId, ...path } }) => ({
    status: 200,
    body: await replayDelivery(ports, { ...path, userId: user.id, deliveryId: iletimId }),
  }),
} satisfies Partial<Handlers>;
