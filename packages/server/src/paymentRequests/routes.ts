import { withCompany } from '../db/wall';
import type { Handlers } from '../http/Handler';
import { getPaymentQr } from './qr';
import { cancelPaymentRequest, createPaymentRequest, listPaymentRequests, requestOnWire } from './requests';

/** /fatura/{id}/odeme-iste and odeme-karekodu: what a bank does for the payment of an invoice. */
export const paymentRequestRoutes = {
  listPaymentRequests: async ({ ports, member, path: { id } }) => ({
    status: 200,
    body: { items: await withCompany(ports.db, member.companyId, (tx) => listPaymentRequests(tx, id)) },
  }),

  createPaymentRequest: async ({ ports, user, member, path: { id: invoiceId }, newId: id, now, body }) => ({
    status: 201,
    body: requestOnWire(
      await createPaymentRequest(ports, member.companyId, { id, invoiceId, userId: user.id, now, body }),
    ),
  }),

  cancelPaymentRequest: async ({ ports, user, member, path: { id: invoiceId }, now }) => ({
    status: 200,
    body: requestOnWire(await cancelPaymentRequest(ports, member.companyId, { invoiceId, userId: user.id, now })),
  }),

  getPaymentQr: async ({ ports, member: { companyId }, path: { id } }) => ({
    status: 200,
    body: await getPaymentQr(ports, { companyId, id }),
  }),
} satisfies Partial<Handlers>;
