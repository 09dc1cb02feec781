import { daysBetween, formatIban, initialsOf, istanbulNow, toScreenDate } from '@kalem/domain';
import { currencyCode, markup, printMoney } from '@kalem/domain/document';
import type { PaymentLines } from '@kalem/domain/ledger';
import type { components } from '@kalem/openapi';
import { findCompany } from '../companies/statements';
import { companyTitle } from '../companies/wire';
import { withCompany } from '../db/wall';
import { findInvoice } from '../invoices/statements';
import { paymentLinesOf } from '../ledger/paymentLinks/lines';
import type { PaymentLinkRow } from '../ledger/paymentLinks/links';
import type { Ports } from '../ports/Ports';
import type { Language } from '../problems/ProblemError';
import { gonePage, publicPage } from '../publicPages/page';
import { bankPart, payingBank } from './payAtBank';
import { copyScript, paymentLook } from './paymentLook';

type Facts = Pick<components['schemas']['Invoice'], 'belgeNumarasi' | 'faturaTarih' | 'vadeTarihi'>;

const words = {
  tr: {
    title: 'Fatura ödeme',
    kind: 'e-Arşiv fatura',
    rest: 'Ödenecek tutar',
    number: 'Fatura numarası',
    date: 'Fatura tarihi',
    due: 'Vade',
    left: (days: number) => (days === 0 ? 'Bugün' : `${String(days)} gün kaldı`),
    pdf: "PDF'yi indir",
    transfer: 'Havale / EFT / FAST ile',
    holder: 'Alıcı',
    amount: 'Tutar',
    reference: 'Açıklama',
    hint: 'Açıklamaya yalnız fatura numarasını yazın.',
    copy: 'Kopyala',
    copyOf: (name: string) => `${name} kopyala`,
    copied: 'Panoya Kopyalandı',
    copyFailed: 'Panoya kopyalanamadı, elle kopyalayınız',
    paid: 'Bu fatura ödendi, teşekkür ederiz.',
    notValid: 'Bu fatura geçerli değil.',
    ask: 'Ödeme bilgilerini, faturayı size gönderen işletmeden isteyebilirsiniz.',
    foot: 'Bu sayfa faturayı düzenleyen işletme adına gösterilir.',
  },
  en: {
    title: 'Pay an invoice',
    kind: 'e-Arşiv invoice',
    rest: 'Amount to pay',
    number: 'Invoice number',
    date: 'Invoice date',
    due: 'Due date',
    left: (days: number) => (days === 0 ? 'Today' : `${String(days)} ${days === 1 ? 'day' : 'days'} left`),
    pdf: 'Download the PDF',
    transfer: 'By bank transfer',
    holder: 'Recipient',
    amount: 'Amount',
    reference: 'Description',
    hint: 'Write only the number of the invoice as the description.',
    copy: 'Copy',
    copyOf: (name: string) => `Copy ${name}`,
    copied: 'Copied',
    copyFailed: 'It could not be copied, please copy it by hand',
    paid: 'This invoice is paid, thank you.',
    notValid: 'This invoice is not valid.',
    ask: 'Please ask the business that sent you the invoice how to pay it.',
    foot: 'This page is shown on behalf of the business that issued the invoice.',
  },
};
type Words = (typeof words)['tr'];

/** The public payment page of an invoice (MNY-82, MNY-83). Without scripts it has no copy buttons. */
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
  const head = markup`<header><span class="mark" aria-hidden="true">${initialsOf(seller)}</span><span><b>${seller}</b><small class="small muted">${t.kind}</small></span></header>`;
  const pdf = markup`<p><a class="pdf" href="${jeton}/fatura.pdf">${downloadIcon}${t.pdf}</a></p>`;
  const today = istanbulNow(clock.now()).date;
  const shown = (body: ReturnType<typeof markup>, leaves = false) =>
    publicPage({
      language,
      title: t.title,
      body,
      top: otherLanguage(language),
      foot: markup`<p class="foot">${t.foot}</p>`,
      look: paymentLook,
      script: copyScript,
      leaves,
    });
  if (lines === 'void') return shown(markup`${head}<div class="plate"><h1>${t.notValid}</h1></div>`);
  if (lines === 'paid') {
    const amount = printMoney(invoice.totals.odenecekTutar, currencyCode(invoice.paraBirim));
    return shown(
      markup`${head}<div class="plate">${paidIcon}<h1>${t.paid}</h1><p>${amount}</p></div>${facts({ ...invoice, vadeTarihi: null }, t)}${pdf}`,
    );
  }
  // Out of tracking, we do not know whether it is paid.
  if (typeof lines === 'string')
    return shown(markup`${head}<div class="plate"><h1>${t.ask}</h1></div>${facts(invoice, t)}${pdf}`);
  const atBank = bank && (await bankPart(ports, { companyId, invoiceId, bank, lines, jeton }, language));
  const page = markup`<div class="wide"><div class="sum">${head}
<h1><span class="muted">${t.rest}</span> ${printMoney(lines.tutar, lines.paraBirim)}</h1>
${facts(invoice, t, today)}
${pdf}</div>
${transfer(lines, t, atBank)}</div>`;
  return shown(page, bank !== undefined);
}

/** The page in the other language. */
function otherLanguage(language: Language) {
  const [other, name] = language === 'tr' ? ['en', 'English'] : ['tr', 'Türkçe'];
  return markup`<nav class="top"><a href="?dil=${other}" lang="${other}" hreflang="${other}">${name}</a></nav>`;
}

const copyIcon = markup`<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M7 7h9v9.5H7zM13 6.8V3.5H4V13h2.8"/></svg>`;
const downloadIcon = markup`<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M10 3.5v9M6.3 9 10 12.7 13.7 9M3.8 16.5h12.4"/></svg>`;
const paidIcon = markup`<svg class="paid" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="6.7"/><path d="m7 10.2 2.1 2.1 4-4.4"/></svg>`;

/** Number and days. The due day with the days that are left, unless it is over or nothing is left to pay. */
function facts({ belgeNumarasi, faturaTarih, vadeTarihi }: Facts, t: Words, today?: string) {
  const left = vadeTarihi !== null && today !== undefined ? daysBetween(today, vadeTarihi) : -1;
  const due =
    vadeTarihi === null
      ? undefined
      : markup`<div><dt>${t.due}</dt><dd>${toScreenDate(vadeTarihi)}${left < 0 ? undefined : markup` <span class="muted">· ${t.left(left)}</span>`}</dd></div>`;
  return markup`<dl class="facts"><div><dt>${t.number}</dt><dd>${belgeNumarasi ?? ''}</dd></div><div><dt>${t.date}</dt><dd>${toScreenDate(faturaTarih)}</dd></div>${due}</dl>`;
}

/** The bank's part, if any, and the lines that the payer types at another bank. */
function transfer(
  { iban, hesapSahibi, tutar, paraBirim, aciklama }: PaymentLines,
  t: Words,
  atBank: ReturnType<typeof markup> | undefined,
) {
  const rows = [
    { name: 'IBAN', text: formatIban(iban), copied: iban },
    { name: t.holder, text: hesapSahibi, copied: undefined },
    // What banks' forms take: no currency and no points.
    { name: t.amount, text: printMoney(tutar, paraBirim), copied: tutar.replace('.', ',') },
    { name: t.reference, text: aciklama, copied: aciklama },
  ];
  // The script shows the buttons, so that none is there that does nothing.
  const copyButton = (name: string, copied: string) =>
    markup`<button type="button" hidden data-copy="${copied}" aria-label="${t.copyOf(name)}">${copyIcon}${t.copy}</button>`;
  return markup`<section class="pay">${atBank}<h2>${t.transfer}</h2>
<dl class="lines">${rows.map(({ name, text, copied }) => markup`<div><dt>${name}</dt><dd><span>${text}</span>${copied === undefined ? undefined : copyButton(name, copied)}</dd></div>`)}</dl>
<p class="small muted">${t.hint}</p>
<p class="copied" role="status" data-copied="${t.copied}" data-failed="${t.copyFailed}"></p></section>`;
}
