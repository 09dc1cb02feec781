import { type Fault, faturaTipOf, isCalendarDate, istanbulNow } from '@kalem/domain';
import { kuralOf, operationsOf, type RecentInvoice, type RuleContext, validateInSteps } from '@kalem/domain/checks';
import type { components } from '@kalem/openapi';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { findCompany } from '../companies/statements';
import { together } from '../db/rows';
import { readCompany } from '../db/wall';
import { inPieces } from '../pieces';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import { faultAt } from '../problems/faults';
import type { Language } from '../problems/ProblemError';
import { isTo, type Recipient } from './lists/filter';
import { lastPrices } from './lists/search';
import { invoices } from './tables';

type InvoiceWrite = components['schemas']['InvoiceWrite'];
type Warning = components['schemas']['InvoiceWarning'];
export type Warnings = readonly Fault[];

interface Checked {
  readonly companyId: string;
  /** The stored invoice that is changed, which is not compared with itself. */
  readonly id: string | undefined;
  readonly body: InvoiceWrite;
}

/** The warnings about an invoice, with what the company has (RUL-06). Stores nothing. */
export async function checkInvoice(ports: Ports, checked: Checked): Promise<Warnings> {
  const faults = await inPieces(validateInSteps(checked.body, await readContext(ports, checked)));
  return faults.filter(({ severity }) => severity === 'warning');
}

/** Runs `readRuleContext` in a new transaction. */
export function readContext(ports: Ports, { companyId, id, body }: Checked): Promise<RuleContext> {
  const now = ports.clock.now();
  return readCompany(ports.db, companyId, (tx) => readRuleContext(tx, { id, body }, now));
}

/** Warnings on the wire, with their texts in the caller's language. */
export function writeWarnings(warnings: Warnings, language: Language): Warning[] {
  return warnings.map(({ path, code, params }) => ({
    path,
    code,
    message: faultAt(path, code, params).message[language],
    kural: kuralOf(code) ?? null,
    params,
  }));
}

/** The codes of open and of passed warnings, for the audit log (RUL-10). Nothing when there are none. */
export function warningDetails(
  warnings: Warnings,
  passed: InvoiceWrite['bilinenUyarilar'] = [],
): { details?: Record<string, string[]> } {
  if (warnings.length === 0) return {};
  const known = new Set(passed.map(keyOf));
  const codesOf = (isPassed: boolean) => [
    ...new Set(warnings.filter((warning) => known.has(keyOf(warning)) === isPassed).map(({ code }) => code)),
  ];
  return { details: { uyarilar: codesOf(false), bilinenUyarilar: codesOf(true) } };
}

/** A passed warning counts only for the same values (RUL-09). */
function keyOf({ code, path, params }: components['schemas']['KnownWarning']): string {
  return JSON.stringify([code, path, Object.entries(params).sort(([left], [right]) => (left < right ? -1 : 1))]);
}

/** Invoices of the last ten minutes may be the same one, saved twice (RUL-13). */
const RECENT_MS = 600_000;

/** What the rules know beside the invoice (RUL-05). All statements are sent at once. */
async function readRuleContext(
  tx: CompanyTx,
  { id, body }: Pick<Checked, 'id' | 'body'>,
  now: Date,
): Promise<RuleContext> {
  const { vknTckn = '', faturaTip } = body;
  const alici = body.aliciUnvan?.trim() || [body.aliciAdi, body.aliciSoyadi].join(' ').trim();
  const buyer = { vknTckn, ...(alici && { alici }) };
  const nothing = Promise.resolve(undefined);
  const isKnown = /^\d{10,11}$/.test(vknTckn);
  const [company, recent, sameDay, prices] = await together(
    findCompany(tx),
    isKnown ? otherInvoices(tx, { id, buyer, since: new Date(now.getTime() - RECENT_MS) }) : nothing,
    isKnown && faturaTip === 'TEVKIFAT' ? sameDayOperations(tx, { id, buyer, day: body.faturaTarih }) : nothing,
    isKnown && faturaTip !== 'IADE' ? lastPrices(tx, buyer) : nothing,
  );
  return {
    today: istanbulNow(now).date,
    ...(company && {
      company: { vknTckn: company.vknTckn, unvan: company.unvan, ad: company.ad, soyad: company.soyad },
    }),
    ...(recent && { recent: recent.map(recentInvoice) }),
    ...(sameDay && { sameDay }),
    ...(prices && { lastPrices: prices }),
  };
}

interface Others {
  readonly id: string | undefined;
  readonly buyer: Recipient;
}

const content = {
  vknTckn: invoices.vknTckn,
  aliciUnvan: invoices.aliciUnvan,
  aliciAdi: invoices.aliciAdi,
  aliciSoyadi: invoices.aliciSoyadi,
  faturaTip: invoices.faturaTip,
  paraBirim: invoices.paraBirim,
  dovizKur: invoices.dovizKur,
  totals: invoices.totals,
  malHizmetler: invoices.malHizmetler,
  createdAt: invoices.createdAt,
};

/** Other invoices to the buyer that were saved after an instant, newest first. */
function otherInvoices(tx: CompanyTx, { id, buyer, since }: Others & { since: Date }) {
  return tx
    .select(content)
    .from(invoices)
    .where(
      and(
        isOther(tx, { id, buyer }),
        // A change is never older than the creation. There is an index for changes alone.
        gt(invoices.updatedAt, since),
        gt(invoices.createdAt, since),
        ne(invoices.onayDurumu, 'Silinmis'),
      ),
    )
    .orderBy(desc(invoices.createdAt))
    .limit(MOST_RECENT);
}

/** A limit against very many invoices to one buyer in ten minutes. */
const MOST_RECENT = 50;

type Other = Awaited<ReturnType<typeof otherInvoices>>[number];

function recentInvoice({ createdAt, totals, ...invoice }: Other): RecentInvoice {
  const saat = istanbulNow(createdAt).time.slice(0, 5);
  return { ...invoice, saat, odenecekTutar: totals.odenecekTutar ?? '' };
}

/** The withheld operations of the day to the buyer. A void invoice and a return do not count (RUL-11). */
async function sameDayOperations(
  tx: CompanyTx,
  { id, buyer, day }: Others & { day: string | undefined },
): Promise<RuleContext['sameDay']> {
  if (!isCalendarDate(day)) return [];
  const rows = await tx
    .select({ ...content, portalFaturaTip: invoices.portalFaturaTip })
    .from(invoices)
    .where(and(isOther(tx, { id, buyer }), eq(invoices.faturaTarih, day), eq(invoices.gecersiz, false)));
  return rows.filter((row) => faturaTipOf(row) === 'TEVKIFAT').flatMap(operationsOf);
}

function isOther(tx: CompanyTx, { id, buyer }: Others) {
  return and(eq(invoices.companyId, tx.companyId), isTo(buyer), id === undefined ? undefined : ne(invoices.id, id));
}
