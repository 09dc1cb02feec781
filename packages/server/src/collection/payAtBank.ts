import { markup, qrSvg, SafeMarkup } from '@kalem/domain/document';
import type { PaymentLines } from '@kalem/domain/ledger';
import { bankOf, type CompanyBank } from '../bank/bankOf';
import { findCompany } from '../companies/statements';
import { withCompany } from '../db/wall';
import { paymentLinesOf } from '../ledger/paymentLinks/lines';
import type { PaymentLinkRow } from '../ledger/paymentLinks/links';
import { readQr } from '../paymentRequests/qr';
import { createPaymentRequest, findOpenRequest } from '../paymentRequests/requests';
import { licenceOf } from '../payments/licence';
import type { CompanyTx } from '../ports/Database';
import { describeError } from '../ports/Log';
import type { Ports } from '../ports/Ports';
import { type Language, ProblemError } from '../problems/ProblemError';
import { publicPage } from '../publicPages/page';

const words = {
  tr: {
    title: 'Fatura ödeme',
    pay: 'Öde',
    scan: 'Bankanızın uygulamasıyla okutun',
    test: 'Deneme: bu karekodla ödeme yapılmaz',
    unreachable: 'Bankaya şu anda ulaşılamıyor, lütfen daha sonra tekrar deneyiniz.',
    requested: 'Bu fatura için bankanızdan ödeme istendi. Bankanızın uygulamasından onaylayabilirsiniz.',
    back: 'Geri dön',
  },
  en: {
    title: 'Pay an invoice',
    pay: 'Pay',
    scan: "Scan it with your bank's app",
    test: 'Test: nobody can pay with this code',
    unreachable: 'The bank cannot be reached right now, please try again later.',
    requested: 'Your bank has been asked for this payment. You can approve it in its app.',
    back: 'Back',
  },
};

/** The page does not wait longer for a code of the bank. */
const QR_MS = 2000;
/** A request from the page blocks no other for longer. */
const REQUEST_MS = 3_600_000;

/** The bank of a company with a licence: without one, its requests are not polled (MNY-108). */
export async function payingBank(ports: Ports, tx: CompanyTx): Promise<CompanyBank | undefined> {
  const company = await findCompany(tx);
  return company && licenceOf(company, ports.clock.now()).active ? bankOf(ports, tx) : undefined;
}

interface Offer extends Pick<PaymentLinkRow, 'companyId' | 'invoiceId'> {
  readonly bank: CompanyBank;
  readonly lines: PaymentLines;
  readonly jeton: string;
}

/** The bank's part of the payment page: its code, and the button that leads to its own page (MNY-78, MNY-82). */
export async function bankPart(ports: Ports, offer: Offer, language: Language): Promise<SafeMarkup> {
  const t = words[language];
  if (offer.lines.paraBirim !== 'TRY') return markup``;
  const code = await drawnQr(ports, offer, language);
  return markup`${code}
<form method="post" action="${offer.jeton}/ode"><button class="first">${t.pay}</button></form>`;
}

async function drawnQr(ports: Ports, { companyId, invoiceId: id, ...offer }: Offer, language: Language) {
  const t = words[language];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), QR_MS);
  });
  try {
    const qr = await Promise.race([readQr(ports, { companyId, id, ...offer }), late]);
    if (!qr?.karekod) return undefined;
    return markup`<figure class="karekod">${new SafeMarkup(qrSvg(qr.karekod))}<figcaption>${qr.deneme ? t.test : t.scan}</figcaption></figure>`;
  } catch (error) {
    ports.log('warn', 'bank_qr_missing', { companyId, invoiceId: id, ...describeError(error) });
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Redirects the payer's browser to the bank's page (MNY-82). The result comes by `requestState` or a movement, never by
 * the browser's return.
 */
export async function payAtBank(
  ports: Ports,
  { companyId, invoiceId }: PaymentLinkRow,
  { jeton, language }: { readonly jeton: string; readonly language: Language },
): Promise<Response> {
  const t = words[language];
  const now = ports.clock.now();
  const { bank, open, lines } = await withCompany(ports.db, companyId, async (tx) => ({
    bank: await payingBank(ports, tx),
    open: await findOpenRequest(tx, invoiceId),
    lines: await paymentLinesOf(tx, invoiceId, now),
  }));
  const answer = (status: number, text: string) =>
    publicPage({
      ...{ status, language, title: t.title },
      body: markup`<h1>${text}</h1>\n<p><a class="pdf" href="../${jeton}">${t.back}</a></p>`,
    });
  if (!bank || typeof lines === 'string' || lines.paraBirim !== 'TRY') return redirect(`../${jeton}`);
  if (open && !open.sayfa) return answer(200, open.borcluTuru === null ? t.unreachable : t.requested);
  try {
    const sonGecerlilik = new Date(now.getTime() + REQUEST_MS).toISOString();
    const body = { sonGecerlilik, kismi: false };
    const row =
      open ?? (await createPaymentRequest(ports, companyId, { id: crypto.randomUUID(), invoiceId, now, body }));
    return row.sayfa ? redirect(row.sayfa) : answer(503, t.unreachable);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return answer(503, t.unreachable);
  }
}

function redirect(to: string): Response {
  return new Response(null, { status: 303, headers: { Location: to } });
}
