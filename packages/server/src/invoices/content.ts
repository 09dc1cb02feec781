import {
  calculateInSteps,
  dueDateInNotes,
  type CalculatedLine,
  type Fault,
  type InvoiceTotals,
  kdvTevkifat,
  lineFieldNames,
  lineFields,
  mapHeaderTexts,
  readReason,
  readTaxField,
  type Steps,
} from '@kalem/domain';
import { breakdownInSteps } from '@kalem/domain/accountant';
import { type RuleContext, validateInSteps } from '@kalem/domain/checks';
import type { components } from '@kalem/openapi';
import { currencyCode, kurusOf } from '@kalem/domain/document';
import { inPieces } from '../pieces';
import type { PortalInvoice } from '../ports/Portal';
import * as invoiceProblems from '../problems/invoiceProblems';
import { refuseFaults } from '../problems/faults';
import type { InvoiceRow } from './wire';

type InvoiceWrite = components['schemas']['InvoiceWrite'];
type Line = components['schemas']['Line'];

/** The fields of a stored invoice that come from a request body. */
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
  | 'matrah'
  | 'vergilerDahil'
  | 'gecersiz'
  | 'iadeTuruSecildi'
  | 'takipDisi'
  | 'createdBy'
  | 'createdAt'
  | 'updatedAt'
>;

/**
 * The invoice of a body: checked, with every amount recalculated (INV-39). Throws 422 with a fault for each wrong
 * field. Also throws when the client's payable amount differs by more than a kuruş, because the user then saw other
 * figures than the ones to be sent.
 */
export async function invoiceContent(body: InvoiceWrite, today: string): Promise<InvoiceContent> {
  const { content } = await checkedContent(body, { today });
  return content;
}

export interface CheckedContent {
  readonly content: InvoiceContent;
  readonly warnings: readonly Fault[];
}

/** `invoiceContent`, with the warnings of the rules. */
export function checkedContent(body: InvoiceWrite, context: RuleContext): Promise<CheckedContent> {
  return inPieces(contentInSteps(body, context));
}

function* contentInSteps(body: InvoiceWrite, context: RuleContext): Steps<CheckedContent> {
  const faults = yield* validateInSteps(body, context);
  refuseFaults(faults);
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

  const content: InvoiceContent = {
    faturaTarih: text(body.faturaTarih),
    faturaSaat: text(body.faturaSaat),
    faturaTip,
    paraBirim,
    dovizKur,
    ...mapHeaderTexts((name) => text(body[name])),
    emails: [...new Set(emails.map((email) => email.trim()).filter(Boolean))],
    iskonto: iskonto || '0',
    iadeFaturalari: faturaTip === 'IADE' ? (body.iadeFaturalari ?? []) : [],
    iadeTuru: faturaTip === 'IADE' ? (body.iadeTuru ?? null) : null,
    // Older clients do not send it, but their notes may name it (MNY-18).
    vadeTarihi:
      body.vadeTarihi === undefined ? dueDateInNotes(text(body.not), text(body.faturaTarih)) : body.vadeTarihi || null,
    vergiler: vergiler ?? taxesOf(totals),
    malHizmetler: lines,
    dokum: yield* breakdownInSteps({ faturaTip, malHizmetler: lines }),
    totals: { ...totals, kdvToplamlar: [...totals.kdvToplamlar] },
    tlKarsiligi: tlKarsiligi ?? null,
    not: body.not ?? '',
    bilinenUyarilar: body.bilinenUyarilar ?? [],
  };
  return { content, warnings: faults.filter(({ severity }) => severity === 'warning') };
}

/**
 * The portal's invoice in the shape of a stored one. Amounts are the portal's own. Missing ones (KDV by rate, the total
 * in words, the TRY equivalents) are calculated from the lines. The due date is read from the notes (MNY-18).
 */
export async function portalContent(
  invoice: PortalInvoice,
): Promise<Omit<InvoiceContent, 'faturaTip' | 'iskonto' | 'iadeTuru' | 'bilinenUyarilar'>> {
  const { ettn: _, belgeNumarasi: __, faturaTip: ___, portalFaturaTip: ____, ...content } = invoice;
  const { totals, tlKarsiligi } = await inPieces(calculateInSteps({ ...invoice, faturaTip: invoice.portalFaturaTip }));
  const malHizmetler = invoice.malHizmetler.map((line) => ({ id: crypto.randomUUID(), ...line }));
  return {
    ...content,
    malHizmetler,
    dokum: await inPieces(breakdownInSteps({ portalFaturaTip: invoice.portalFaturaTip, malHizmetler })),
    totals: { ...totals, kdvToplamlar: [...totals.kdvToplamlar], ...invoice.totals },
    tlKarsiligi: tlKarsiligi ?? null,
    vadeTarihi: dueDateInNotes(invoice.not, invoice.faturaTarih),
    vergiler: taxesOf(totals),
  };
}

const ONE_KURUS = 1n;

function refuseOtherTotals(given: string | undefined, { odenecekTutar }: InvoiceTotals): void {
  if (given === undefined) return;
  const difference = kurusOf(given) - kurusOf(odenecekTutar);
  if (difference > ONE_KURUS || difference < -ONE_KURUS) throw invoiceProblems.wrongTotals();
}

const typed = lineFieldNames.filter((name) => !lineFields[name].isCalculated);

/** A line as stored: the typed fields and the calculated ones. Unknown fields are dropped. */
function invoiceLine(line: Line, calculated: CalculatedLine | undefined): Line {
  const fields = typed.filter((name) => line[name] !== undefined).map((name) => [name, line[name]] as const);
  const taxes = Object.entries(line).flatMap(([name, value]) => {
    const typedName = typedTaxField(name);
    return typedName === undefined ? [] : [[typedName, value] as const];
  });
  // Users write 351 as '351*' (REF-12). The portal knows only the code.
  const reason = line.istisnaMuafiyetSebebi !== undefined && {
    istisnaMuafiyetSebebi: readReason(line.istisnaMuafiyetSebebi),
  };
  return { id: line.id ?? crypto.randomUUID(), ...Object.fromEntries([...fields, ...taxes]), ...reason, ...calculated };
}

/** The stored name of a typed tax figure. A bare code is the amount (LIN-02). Undefined for other fields. */
function typedTaxField(name: string): string | undefined {
  const { code, figure } = readTaxField(name) ?? {};
  const isComputed = figure === 'KdvTutari' || (code === kdvTevkifat && figure === 'Tutari');
  if (code === undefined || isComputed) return undefined;
  return figure === '' ? `${code}Tutari` : name;
}

function text(value: string | undefined): string {
  return (value ?? '').trim();
}

/** The codes of the taxes in use. The withheld KDV is not part of `vergiToplamlar` (INV-02). */
function taxesOf({ vergiToplamlar, hesaplananV9015 }: InvoiceTotals): string[] {
  return [...Object.keys(vergiToplamlar), ...(hesaplananV9015 === undefined ? [] : [kdvTevkifat])];
}
