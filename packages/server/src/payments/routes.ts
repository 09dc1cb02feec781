import type { Handlers } from '../http/Handler';
import { applyCoupon } from './coupons';
import { checkPayment, completePayment, readPaymentPage } from './outcome';
import { startPayment } from './startPayment';

/** Sandboxes the bank's page without our origin and storage. Its form may be sent to any bank. */
const bankPageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "sandbox allow-forms allow-scripts allow-top-navigation; default-src 'none'; script-src 'unsafe-inline' https:; style-src 'unsafe-inline' https:; img-src https: data:; form-action https:; base-uri 'none'; frame-ancestors 'none'",
};

/** /company/payment and /payment: the yearly membership. */
export const paymentRoutes = {
  startPayment: async ({ ports, user, member, address, newId, body }) => ({
    status: 200,
    body: await startPayment(ports, { id: newId, companyId: member.companyId, userId: user.id, address, card: body }),
  }),

  checkPayment: async ({ ports, user, path }) => ({ status: 200, body: await checkPayment(ports, user.id, path.id) }),

  applyCoupon: async ({ ports, user, member, newId, body }) => ({
    status: 200,
    body: await applyCoupon(ports, {
      id: newId,
      companyId: member.companyId,
      userId: user.id,
      kod: body.coupon,
      membership: body.membership,
    }),
  }),

  openPaymentPage: async ({ ports, path }) =>
    new Response(await readPaymentPage(ports, path.id), { headers: bankPageHeaders }),

  completePayment: async ({ ports, path, body }) => {
    await completePayment(ports, path.id, body);
    return new Response(null, { status: 303, headers: { Location: `${ports.config.publicUrl}/payment/${path.id}` } });
  },
} satisfies Partial<Handlers>;
