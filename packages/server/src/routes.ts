import type { Handlers } from './http/Handler';
import { accountRoutes } from './routes/account';
import { adminRoutes } from './routes/admin';
import { aciklamaRoutes } from './routes/aciklama';
import { bankaRoutes } from './routes/banka';
import { adimaDuzenlenenlerRoutes } from './routes/adimaDuzenlenenler';
import { belgeRoutes } from './routes/belge';
import { cariRoutes } from './routes/cari';
import { companyRoutes } from './routes/company';
import { currencyRoutes } from './routes/currency';
import { companyApiRoutes } from './routes/companyApi';
import { companyUserRoutes } from './routes/companyUser';
import { faturaRoutes } from './routes/fatura';
import { gibRoutes } from './routes/gib';
import { hashRoutes } from './routes/hash';
import { imzaRoutes } from './routes/imza';
import { infoRoutes } from './routes/info';
import { passwordRoutes } from './routes/password';
import { paymentRoutes } from './routes/payment';
import { parseRoutes } from './routes/parse';
import { sessionRoutes } from './routes/session';
import { stokRoutes } from './routes/stok';
import { talepRoutes } from './routes/talep';
import { userRoutes } from './routes/user';

/** The handlers of all calls; each resource adds its list here. */
export const handlers = {
  ...userRoutes,
  ...accountRoutes,
  ...passwordRoutes,
  ...sessionRoutes,
  ...companyRoutes,
  ...adminRoutes,
  ...companyUserRoutes,
  ...companyApiRoutes,
  ...paymentRoutes,
  ...gibRoutes,
  ...infoRoutes,
  ...faturaRoutes,
  ...cariRoutes,
  ...stokRoutes,
  ...parseRoutes,
  ...aciklamaRoutes,
  ...bankaRoutes,
  ...imzaRoutes,
  ...talepRoutes,
  ...adimaDuzenlenenlerRoutes,
  ...belgeRoutes,
  ...currencyRoutes,
  ...hashRoutes,
} satisfies Handlers;
