import { withCompany } from '../db/wall';
import { contentDisposition } from '../documents/names';
import type { Handlers } from '../http/Handler';
import { readDocument } from '../invoices/documents/readDocument';
import { findInvoice } from '../invoices/statements';
import { limitViews } from '../publicPages/limitViews';
import { gonePage } from '../publicPages/page';
import { countOpening, createPaymentLink, findOpenPaymentLink, revokePaymentLink } from '../ledger/paymentLinks/links';
import { payAtBank } from './payAtBank';
import { paymentPage } from './paymentPage';

/** /fatura/{id}/odeme-baglantisi and /odeme: the public payment pages of invoices. */
export const paymentLinkRoutes = {
  createPaymentLink: async ({ ports, user, member, path: { id }, now }) => ({
    status: 201,
    body: await createPaymentLink(ports, member.companyId, { invoiceId: id, userId: user.id, now }),
  }),

  revokePaymentLink: async ({ ports, user, member, path: { id }, now }) => {
    await revokePaymentLink(ports, member.companyId, { invoiceId: id, userId: user.id, now });
    return { status: 204 };
  },

  openPaymentLink: async ({ ports, address, language: preferred, path: { jeton }, query: { dil } }) => {
    await limitViews(ports, address);
    const language = dil ?? preferred;
    const link = await findOpenPaymentLink(ports, jeton);
    if (!link) return gonePage(language);
    await countOpening(ports, link);
    return paymentPage(ports, link, { jeton, language });
  },

  payByLink: async ({ ports, address, language, path: { jeton } }) => {
    await limitViews(ports, address);
    const link = await findOpenPaymentLink(ports, jeton);
    return link ? payAtBank(ports, link, { jeton, language }) : gonePage(language);
  },

  openPaymentLinkPdf: async ({ ports, address, language, path: { jeton } }) => {
    await limitViews(ports, address);
    const link = await findOpenPaymentLink(ports, jeton);
    const invoice = link && (await withCompany(ports.db, link.companyId, (tx) => findInvoice(tx, link.invoiceId)));
    if (!invoice || invoice.gecersiz || invoice.onayDurumu !== 'Onaylandi') return gonePage(language);
    return new Response(await readDocument(ports, invoice, 'pdf'), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': contentDisposition('attachment', {
          plain: 'fatura.pdf',
          full: `${invoice.belgeNumarasi ?? 'fatura'}.pdf`,
        }),
        'X-Robots-Tag': 'noindex, nofollow',
      },
    });
  },
} satisfies Partial<Handlers>;
