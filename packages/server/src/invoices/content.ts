import {
  calculateInSteps,
  type CalculatedLine,
  type InvoiceTotals,
  kdvTevkifat,
  mapHeaderTexts,
  readReason,
  readTaxField,
  type Steps,
} from '@kalem/domain';
import { validateInSteps } from '@kalem/domain/checks';
import type { components } from '@kalem/openapi';
import { currencyCode, kurusOf } from '@kalem/domain/document';
import { inPieces } from '../pieces';
import type { PortalInvoice } from '../ports/Portal';
import * as invoiceProblems from '../problems/invoiceProblems';
import { refuseFaults } from '../problems/faults';
import type { InvoiceRow } from './wire';

type InvoiceWrite = components['schemas']['InvoiceWrite'];
type Line = components['schemas']['Line'];

/** The fields of a stored invoice that a body decides. */
export type InvoiceContent = Omit<
  InvoiceRow,
  | 'id'
  | 'companyId'
  | 'version'
  | 'ettn'
  | 'belgeNumarasi'
  | 'portalFaturaTip'
  | 'onayDurumu'
  | 'portalDurumu'
  | 'portalMesaji'
  | 'talepAkisi'
  | 'arama'
  | 'odenecekTutar'
  | 'createdBy'
  | 'createdAt'
  | 'updatedAt'
>;

/**
 * The invoice of a body: checked, and every amount recalculated (INV-39). 422 with a fault per wrong field, or when the
 * client's amount to pay differs by more than a kuruş, because then the user saw figures other than those being sent.
 */
export function invoiceContent(body: InvoiceWrite, today: string): Promise<InvoiceContent> {
  return inPieces(contentInSteps(body, today));
}

function* contentInSteps(body: InvoiceWrite, today: string): Steps<InvoiceContent> {
  refuseFaults(yield* validateInSteps(body, { today }));
  const { faturaTip = 'SATIS', iskonto, emails = [], vergiler } = body;
  const paraBirim = currencyCode(body.paraBirim ?? 'TRY');
  const dovizKur = paraBirim === 'TRY' ? '0' : (body.dovizKur ?? '0');
  const calculated = yield* calculateInSteps({ ...body, faturaTip, paraBirim, dovizKur });
  const { totals, tlKarsiligi } = calculated;
  refuseOtherTotals(body.totals?.odenecekTutar, totals);
  const lines: Line[] = [];
  for (const [index, line] of body.malHizmetler.entries()) {
    lines.push(invoiceLine(line, calculated.malHizmetler[index]));
    yield;
  }

  return {
    faturaTarih: text(body.faturaTarih),
    faturaSaat: text(body.faturaSaat),
    faturaTip,
    paraBirim,
    dovizKur,
    ...mapHeaderTexts((name) => text(body[name])),
    emails: [...new Set(emails.map((email) => email.trim()).filter(Boolean))],
    iskonto: iskonto || '0',
    iadeFaturalari: faturaTip === 'IADE' ? (body.iadeFaturalari ?? []) : [],
    vergiler: vergiler ?? taxesOf(totals),
    malHizmetler: lines,
    totals: { ...totals, kdvToplamlar: [...totals.kdvToplamlar] },
    tlKarsiligi: tlKarsiligi ?? null,
    not: body.not ?? '',
  };
}

/**
 * What the portal holds of an invoice, as it is stored. The amounts are the portal's own; what it does not tell (the
 * KDV by rate, the total in words, the TRY equivalents) is calculated from its lines.
 */
export async function portalContent(invoice: PortalInvoice): Promise<Omit<InvoiceContent, 'faturaTip' | 'iskonto'>> {
  const { ettn: _, belgeNumarasi: __, faturaTip: ___, portalFaturaTip: ____, ...content } = invoice;
  const { totals, tlKarsiligi } = await inPieces(calculateInSteps({ ...invoice, faturaTip: invoice.portalFaturaTip }));
  return {
    ...content,
    malHizmetler: invoice.malHizmetler.map((line) => ({ id: crypto.randomUUID(), ...line })),
    totals: { ...totals, kdvToplamlar: [...totals.kdvToplamlar], ...invoice.totals },
    tlKarsiligi: tlKarsiligi ?? null,
    vergiler: taxesOf(totals),
  };
}

const ONE_KURUS = 1n;

function refuseOtherTotals(given: string | undefined, { odenecekTutar }: InvoiceTotals): void {
  if (given === undefined) return;
  const difference = kurusOf(given) - kurusOf(odenecekTutar);
  if (difference > ONE_KURUS || difference < -ONE_KURUS) throw invoiceProblems.wrongTotals();
}

/** The fields of a line that users fill in, without those of taxes. */
const typed = [
  'malHizmet',
  'miktar',
  'birim',
  'birimFiyat',
  'kdvDahilBirimFiyat',
  'iskontoTip',
  'iskontoOrani',
  'iskontoTutari',
  'kdvOrani',
  'tevkifatKodu',
  'ozelMatrahNedeni',
  'ozelMatrahTutari',
  'istisnaMuafiyetSebebi',
  'teslimSarti',
  'esyaKapCinsi',
  'kapNo',
  'kapAdet',
  'teslimBedelOdemeYeri',
  'gonderilmeSekli',
  'gtip',
  'aliciDibSatirKod',
  'stokTipi',
  'dovizKodu',
  'aciklama',
] as const satisfies readonly (keyof Line)[];

/** A line as stored: what was typed, with what the domain calculated. Anything else is left out. */
function invoiceLine(line: Line, calculated: CalculatedLine | undefined): Line {
  const fields = typed.filter((name) => line[name] !== undefined).map((name) => [name, line[name]] as const);
  const taxes = Object.entries(line).flatMap(([name, value]) => {
    const typedName = typedTaxField(name);
    return typedName === undefined ? [] : [[typedName, value] as const];
  });
  // '351*' is how people write 351 (REF-12); the portal knows the code alone.
  const reason = line.istisnaMuafiyetSebebi !== undefined && {
    istisnaMuafiyetSebebi: readReason(line.istisnaMuafiyetSebebi),
  };
  return { id: line.id ?? crypto.randomUUID(), ...Object.fromEntries([...fields, ...taxes]), ...reason, ...calculated };
}

/** A typed tax figure's stored name, a bare code being the amount (LIN-02); undefined for other fields. */
function typedTaxField(name: string): string | undefined {
  const { code, figure } = readTaxField(name) ?? {};
  const isComputed = figure === 'KdvTutari' || (code === kdvTevkifat && figure === 'Tutari');
  if (code === undefined || isComputed) return undefined;
  return figure === '' ? `${code}Tutari` : name;
}

function text(value: string | undefined): string {
  return (value ?? '').trim();
}

/** The taxes in use; the withheld KDV is not part of vergiToplamlar (INV-02). */
function taxesOf({ vergiToplamlar, hesaplananV9015 }: InvoiceTotals): string[] {
  return [...Object.keys(vergiToplamlar), ...(hesaplananV9015 === undefined ? [] : [kdvTevkifat])];
}
