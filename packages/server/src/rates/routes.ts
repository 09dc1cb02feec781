import type { Handlers } from '../http/Handler';
import { findExchangeRate } from './findExchangeRate';

/** /currency: exchange rates of the central bank. */
export const currencyRoutes = {
  getExchangeRate: async ({ ports, user, query }) => ({
    status: 200,
    body: await findExchangeRate(ports, { userId: user.id, currencyCode: query.currencyCode, date: query.date }),
  }),
} satisfies Partial<Handlers>;
