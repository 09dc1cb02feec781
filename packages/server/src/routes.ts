import type { Handlers } from './http/Handler';
import { accountRoutes } from './routes/account';
import { belgeRoutes } from './routes/belge';
import { companyRoutes } from './routes/company';
import { currencyRoutes } from './routes/currency';
import { faturaRoutes } from './routes/fatura';
import { gibRoutes } from './routes/gib';
import { hashRoutes } from './routes/hash';
import { imzaRoutes } from './routes/imza';
import { infoRoutes } from './routes/info';
import { userRoutes } from './routes/user';

/** The handlers of all calls; each resource adds its list here. */
export const handlers = {
  ...userRoutes,
  ...accountRoutes,
  ...companyRoutes,
  ...gibRoutes,
  ...infoRoutes,
  ...faturaRoutes,
  ...imzaRoutes,
  ...belgeRoutes,
  ...currencyRoutes,
  ...hashRoutes,
} satisfies Partial<Handlers>;
