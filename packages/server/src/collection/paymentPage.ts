import { formatIban, toScreenDate } from '@kalem/domain';
import { markup, printMoney } from '@kalem/domain/document';
import type { PaymentLines } from '@kalem/domain/ledger';
import { findCompany } from '../companies/statements';
import { companyTitle } from '../companies/wire';
import { withCompany } from '../db/wall';
import { findInvoice } from '../invoices/statements';
import type { Ports } from '../ports/Ports';
import type { Language } from '../problems/ProblemError';
import { gonePage, publicPage } from '../publicPages/page';
import { bankPart, payingBank } from './payAtBank';
import { paymentLinesOf } from '../ledger/paymentLinks/lines';
import type { PaymentLinkRow } from '../ledger/paymentLinks/links';

const words = {
  tr: {
    title: 'Fatura ödeme',
    rest: 'Ödenecek tutar',
    number: 'Fatura numarası',
    date: 'Fatura tarihi',
    due: 'Vade',
    pdf: "PDF'yi indir",
    transfer: 'Havale / EFT / FAST ile',
    holder: 'Alıcı',
    amount: 'Tutar',
    reference: 'Açıklama',
    hint: 'Açıklamaya yalnız fatura numarasını yazın.',
    paid: 'Bu fatura ödendi, teşekkür ederiz.',
    notValid: 'Bu fatura geçerli değil.',
    ask: 'Ödeme bilgilerini, faturayı size gönderen işletmeden isteyebilirsiniz.',
    foot: 'Bu sayfa faturayı düzenleyen işletme adına gösterilir.',
  },
  en: {
    title: 'Pay an invoice',
    rest: 'Amount to pay',
    number: 'Invoice number',
    date: 'Invoice date',
    due: 'Due date',
    pdf: 'Download the PDF',
    transfer: 'By bank transfer',
    holder: 'Recipient',
    amount: 'Amount',
    reference: 'Description',
    hint: 'Write only the number of the invoice as the description.',
    paid: 'This invoice is paid, thank you.',
    notValid: 'This invoice is not valid.',
    ask: 'Please ask the business that sent you the invoice how to pay it.',
    foot: 'This page is shown on behalf of the business that issued the invoice.',
  },
};

/** The public payment page of an invoice (MNY-82, MNY-83). It works without scripts. */
export async function paymentPage(
  ports: Ports,
  { companyId, invoiceId }: PaymentLinkRow,
  { jeton, language }: { readonly jeton: string; readonly language: Language },
): Promise<Response> {
  const t = words[language];
  const { db, clock } = ports;
  const { invoice, company, lines, bank } = await withCompany(db, companyId, async (tx) => ({
    invoice: await findInvoice(tx, invoiceId),
    company: await findCompany(tx),
    lines: await paymentLinesOf(tx, invoiceId, clock.now()),
    bank: await payingBank(ports, tx),
  }));
  if (!invoice || !company) return gonePage(language);
  const seller = companyTitle(company, 200);
  const { belgeNumarasi, faturaTarih, vadeTarihi } = invoice;
  const facts = markup`<dl><dt>${t.number}</dt><dd>${belgeNumarasi ?? ''}</dd><dt>${t.date}</dt><dd>${toScreenDate(faturaTarih)}</dd>${
    vadeTarihi === null ? markup`` : markup`<dt>${t.due}</dt><dd>${toScreenDate(vadeTarihi)}</dd>`
  }</dl>`;
  const pdf = markup`<p><a class="pdf" href="${jeton}/fatura.pdf">${t.pdf}</a></p>`;
  const shown = (body: ReturnType<typeof markup>, leaves = false) =>
    publicPage(200, language, t.title, markup`<p>${seller}</p>\n${body}\n<p class="foot">${t.foot}</p>`, { leaves });
  if (lines === 'void') return shown(markup`<h1>${t.notValid}</h1>`);
  // Out of tracking, we do not know whether it is paid.
  if (typeof lines === 'string') return shown(markup`<h1>${lines === 'paid' ? t.paid : t.ask}</h1>\n${facts}\n${pdf}`);
  const atBank = bank && (await bankPart(ports, { companyId, invoiceId, bank, lines, jeton }, language));
  const body = markup`<h1>${t.rest}: ${printMoney(lines.tutar, lines.paraBirim)}</h1>
${facts}
${atBank}
${transfer(lines, t)}
${pdf}`;
  return shown(body, bank !== undefined);
}

function transfer({ iban, hesapSahibi, tutar, paraBirim, aciklama }: PaymentLines, t: (typeof words)['tr']) {
  return markup`<h2>${t.transfer}</h2>
<dl class="cumle"><dt>IBAN</dt><dd>${formatIban(iban)}</dd><dt>${t.holder}</dt><dd>${hesapSahibi}</dd><dt>${t.amount}</dt><dd>${printMoney(tutar, paraBirim)}</dd><dt>${t.reference}</dt><dd>${aciklama}</dd></dl>
<p class="foot">${t.hint}</p>`;
}
