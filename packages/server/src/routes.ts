import type { Handlers } from './http/Handler';
import { accountRoutes, passwordRoutes, userRoutes } from './people/routes';
import { adminRoutes, auditRoutes } from './admin/routes';
import { anasayfaRoutes } from './home/routes';
import { aciklamaRoutes, bankaRoutes } from './notes/routes';
import { adimaDuzenlenenlerRoutes } from './received/routes';
import { adimaDuzenlenenTalepRoutes, talepRoutes } from './requests/routes';
import { belgeRoutes } from './invoices/documents/documentRoutes';
import { faturaRoutes, imzaRoutes, kurallarRoutes, parseRoutes } from './invoices/routes';
import { cariRoutes, stokRoutes, infoRoutes } from './cards/routes';
import { companyApiRoutes, companyRoutes, companyUserRoutes, invitationRoutes } from './companies/routes';
import { adminPartnerRoutes, partnerRoutes } from './partners/routes';
import { alacakRoutes, tahsilatRoutes } from './ledger/routes';
import { openingRoutes, returnRoutes } from './ledger/accounts/routes';
import { statementRoutes } from './ledger/statements/routes';
import { collectionRoutes } from './ledger/settingsRoutes';
import { paymentLinkRoutes } from './collection/paymentRoutes';
import { muhasebeRoutes } from './accountant/routes';
import { bankaHareketiRoutes } from './movements/routes';
import { paymentRequestRoutes } from './paymentRequests/routes';
import { reminderRoutes } from './collection/routes';
import { currencyRoutes } from './rates/routes';
import { gibRoutes } from './linking/routes';
import { syncRoutes } from './sync/routes';
import { paymentRoutes } from './payments/routes';
import { sessionRoutes } from './sessions/routes';
import { webhookRoutes } from './webhooks/routes';

/** The handlers of all operations. Each resource adds its own list. */
export const handlers = {
  ...userRoutes,
  ...accountRoutes,
  ...passwordRoutes,
  ...sessionRoutes,
  ...companyRoutes,
  ...adminRoutes,
  ...auditRoutes,
  ...adminPartnerRoutes,
  ...partnerRoutes,
  ...companyUserRoutes,
  ...invitationRoutes,
  ...companyApiRoutes,
  ...paymentRoutes,
  ...gibRoutes,
  ...syncRoutes,
  ...infoRoutes,
  ...faturaRoutes,
  ...kurallarRoutes,
  ...cariRoutes,
  ...stokRoutes,
  ...parseRoutes,
  ...aciklamaRoutes,
  ...bankaRoutes,
  ...imzaRoutes,
  ...talepRoutes,
  ...adimaDuzenlenenlerRoutes,
  ...adimaDuzenlenenTalepRoutes,
  ...anasayfaRoutes,
  ...belgeRoutes,
  ...currencyRoutes,
  ...muhasebeRoutes,
  ...alacakRoutes,
  ...openingRoutes,
  ...returnRoutes,
  ...statementRoutes,
  ...tahsilatRoutes,
  ...collectionRoutes,
  ...reminderRoutes,
  ...bankaHareketiRoutes,
  ...paymentLinkRoutes,
  ...paymentRequestRoutes,
  ...webhookRoutes,
  /** The hash of the running build. */
  getHash: async ({ ports }) => ({ status: 200, body: { hash: ports.config.buildHash } }),
} satisfies Handlers;
