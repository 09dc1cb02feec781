import { companyName } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { companyAnswer, never } from '../companies/wire';
import { pageAnswer, pageRange } from '../db/paging';
import { serverQueries } from '../db/wall';
import type { Handlers } from '../http/Handler';
import { type CouponRow, type ListedPayment, listPayments, pageOfCoupons } from '../payments/statements';
import * as callProblems from '../problems/callProblems';
import { listAudit, listCompanyAudit } from './audit';
import { type CampaignRow, createCampaign, findCampaign, listCampaigns, updateCoupon } from './campaigns';
import { activateCompany, extendDemo, listAllCompanies, readCompanyAsAdmin } from './companies';

type Schemas = components['schemas'];

/** /admin: for admins only (USR-13). */
export const adminRoutes = {
  listPayments: async ({ ports, query: { hepsi = false } }) => {
    const payments = await listPayments(serverQueries(ports.db, 'operator'), { hepsi });
    return { status: 200, body: { items: payments.map(paymentAnswer) } };
  },

  listAllCompanies: async ({ ports, user }) => {
    const companies = await listAllCompanies(ports, user.id);
    return { status: 200, body: { items: companies.map((company) => companyAnswer(company, user.id)) } };
  },

  getCompany: async ({ ports, user, path }) => {
    const company = await readCompanyAsAdmin(ports, user.id, path.id);
    if (!company) throw callProblems.notFound();
    return { status: 200, body: companyAnswer(company, user.id) };
  },

  extendDemo: async ({ ports, user, newId, body }) => {
    await extendDemo(ports, { id: newId, userId: user.id, ...body });
    return { status: 200, body: {} };
  },

  activateCompany: async ({ ports, user, newId, body }) => {
    await activateCompany(ports, { id: newId, userId: user.id, ...body });
    return { status: 200, body: {} };
  },

  listCampaigns: async ({ ports }) => ({
    status: 200,
    body: { items: (await listCampaigns(serverQueries(ports.db, 'operator'))).map(campaignAnswer) },
  }),

  createCampaign: async ({ ports, user, newId, body }) => ({
    status: 201,
    body: campaignAnswer(await createCampaign(ports, user.id, newId, body)),
  }),

  listCoupons: async ({ ports, path, query: { page = 1, dagitim = false } }) => {
    const server = serverQueries(ports.db, 'operator');
    if (!(await findCampaign(server, path.id))) throw callProblems.notFound();
    const rows = await pageOfCoupons(server, path.id, { onlyGiven: dagitim, ...pageRange(page) });
    return { status: 200, body: pageAnswer(rows, page, couponAnswer) };
  },

  updateCoupon: async ({ ports, user, path, body }) => ({
    status: 200,
    body: couponAnswer(await updateCoupon(ports, user.id, path.id, body)),
  }),

  listAudit: async ({ ports, query }) => ({ status: 200, body: await listAudit(ports, query) }),
} satisfies Partial<Handlers>;

/** /company/denetim: for the owner. It is in this folder because it reads the tables of many folders. */
export const auditRoutes = {
  listCompanyAudit: async ({ ports, member: { companyId }, query }) => ({
    status: 200,
    body: await listCompanyAudit(ports, companyId, query),
  }),
} satisfies Partial<Handlers>;

function paymentAnswer(payment: ListedPayment): Schemas['Payment'] {
  const { id, companyId, amount, durum, hata, createdAt, company, kupon, kampanya } = payment;
  return {
    id,
    companyId,
    sirket: companyName(company),
    vknTckn: company.vknTckn,
    amount,
    durum,
    hata: hata ?? '',
    kupon: kupon && kampanya && { ...kupon, ...kampanya },
    createdAt: createdAt.toISOString(),
  };
}

function campaignAnswer({ createdAt: _, ...campaign }: CampaignRow): Schemas['Campaign'] {
  return campaign;
}

function couponAnswer({ id, kod, musteri, musteriyeVerildi, usedAt }: CouponRow): Schemas['Coupon'] {
  return {
    id,
    kod,
    musteri,
    musteriyeVerildi: { Valid: musteriyeVerildi },
    usedAt: { Valid: usedAt !== null, Time: usedAt?.toISOString() ?? never },
  };
}
