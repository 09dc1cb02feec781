import { calculateInvoice, type InvoiceTotals, validateInvoice } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import type { InvoiceRow } from '../../db/invoiceWire';
import { kurusOf } from '../../documents/kurusOf';
import * as invoiceProblems from '../../problems/invoiceProblems';
import { refuseFaults } from '../../problems/refuseFaults';
import { invoiceLine } from './invoiceLine';

type InvoiceWrite = components['schemas']['InvoiceWrite'];

/** What a body decides of a stored invoice. */
export type InvoiceContent = Omit<
  InvoiceRow,
  | 'id'
  | 'companyId'
  | 'version'
  | 'ettn'
  | 'belgeNumarasi'
  | 'onayDurumu'
  | 'portalDurumu'
  | 'portalMesaji'
  | 'talepAkisi'
  | 'arama'
  | 'createdBy'
  | 'createdAt'
  | 'updatedAt'
>;

const ONE_KURUS = 1n;

/**
 * The invoice of a body: checked, and every amount calculated anew (INV-39). 422 with a fault per wrong field, or when the client's amount
 * to pay differs by more than a kuruş, because then somebody saw other figures than those that are sent.
 */
export function invoiceContent(body: InvoiceWrite, today: string): InvoiceContent {
  refuseFaults(validateInvoice(body, { today }));
  const { faturaTip = 'SATIS', paraBirim = 'TRY', iskonto, emails = [], vergiler } = body;
  const dovizKur = paraBirim === 'TRY' ? '0' : (body.dovizKur ?? '0');
  const { malHizmetler, totals, tlKarsiligi } = calculateInvoice({ ...body, faturaTip, paraBirim, dovizKur });
  refuseOtherTotals(body.totals?.odenecekTutar, totals);
  const lines = body.malHizmetler.map((line, index) => invoiceLine(line, malHizmetler[index]));

  return {
    faturaTarih: text(body.faturaTarih),
    faturaSaat: text(body.faturaSaat),
    faturaTip,
    paraBirim,
    dovizKur,
    vknTckn: text(body.vknTckn),
    aliciUnvan: text(body.aliciUnvan),
    aliciAdi: text(body.aliciAdi),
    aliciSoyadi: text(body.aliciSoyadi),
    vergiDairesi: text(body.vergiDairesi),
    emails: [...new Set(emails.map((email) => email.trim()).filter(Boolean))],
    iskonto: iskonto || '0',
    il: text(body.il),
    ilce: text(body.ilce),
    ulke: text(body.ulke),
    adres: text(body.adres),
    irsaliyeNumarasi: text(body.irsaliyeNumarasi),
    irsaliyeTarihi: text(body.irsaliyeTarihi),
    iadeFaturalari: faturaTip === 'IADE' ? (body.iadeFaturalari ?? []) : [],
    vergiler: vergiler ?? taxesOf(totals),
    malHizmetler: lines,
    totals: { ...totals, kdvToplamlar: [...totals.kdvToplamlar] },
    tlKarsiligi: tlKarsiligi ?? null,
    not: body.not ?? '',
  };
}

/** The taxes in use; the withheld KDV is none of vergiToplamlar (INV-02). */
function taxesOf({ vergiToplamlar, hesaplananV9015 }: InvoiceTotals): string[] {
  return [...Object.keys(vergiToplamlar), ...(hesaplananV9015 === undefined ? [] : ['V9015'])];
}

function text(value: string | undefined): string {
  return (value ?? '').trim();
}

function refuseOtherTotals(given: string | undefined, { odenecekTutar }: InvoiceTotals): void {
  if (given === undefined) return;
  const difference = kurusOf(given) - kurusOf(odenecekTutar);
  if (difference > ONE_KURUS || difference < -ONE_KURUS) throw invoiceProblems.wrongTotals();
}
