import { type Fault, isCalendarDate, istanbulNow, numbersOfMany } from '@kalem/domain';
import { knownWarningKey, kuralOf, type RecentInvoice, type RuleContext, validateInSteps } from '@kalem/domain/checks';
import type { components } from '@kalem/openapi';
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { companies } from '../companies/tables';
import { rowsOf, together } from '../db/rows';
import { readCompany } from '../db/wall';
import { inPieces } from '../pieces';
import type { CompanyTx } from '../ports/Database';
import { describeError } from '../ports/Log';
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
  /** Without it the rules do not see other invoices, whose sums and prices the warnings would tell. */
  readonly mayRead: boolean;
}

/** The warnings about an invoice, with what the company has (RUL-06). Stores nothing. */
export async function checkInvoice(ports: Ports, checked: Checked): Promise<Warnings> {
  const faults = await inPieces(validateInSteps(checked.body, await readContext(ports, checked)));
  return faults.filter(({ severity }) => severity === 'warning');
}

/** Runs `readRuleContext` in a new transaction. */
function readContext(ports: Ports, { companyId, ...checked }: Checked): Promise<RuleContext> {
  const now = ports.clock.now();
  return readCompany(ports.db, companyId, (tx) => readRuleContext(tx, checked, now));
}

/** Like `readContext`, for a save, which must not fail because its warnings cannot be read (RUL-04). */
export async function contextOfSave(ports: Ports, checked: Checked): Promise<RuleContext> {
  try {
    return await readContext(ports, checked);
  } catch (error) {
    ports.log('warn', 'rules_unchecked', { companyId: checked.companyId, ...describeError(error) });
    return { today: istanbulNow(ports.clock.now()).date };
  }
}

/** An invoice of thousands of lines can have more. */
const MOST_WARNINGS = 500;

/** Warnings on the wire, with their texts in the caller's language. */
export function writeWarnings(warnings: Warnings, language: Language): Warning[] {
  return warnings.slice(0, MOST_WARNINGS).map(({ path, code, params }) => ({
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
  const known = new Set(passed.map(knownWarningKey));
  const codesOf = (isPassed: boolean) => [
    ...new Set(warnings.filter((warning) => known.has(knownWarningKey(warning)) === isPassed).map(({ code }) => code)),
  ];
  return { details: { uyarilar: codesOf(false), bilinenUyarilar: codesOf(true) } };
}

/** Invoices of the last ten minutes may be the same one, saved twice (RUL-13). */
const RECENT_MS = 600_000;

/** What the rules know beside the invoice (RUL-05). All statements are sent at once. */
async function readRuleContext(
  tx: CompanyTx,
  { id, body, mayRead }: Omit<Checked, 'companyId'>,
  now: Date,
): Promise<RuleContext> {
  const { vknTckn = '', faturaTip, faturaTarih, malHizmetler } = body;
  const alici = body.aliciUnvan?.trim() || [body.aliciAdi, body.aliciSoyadi].join(' ').trim();
  const buyer = { vknTckn, ...(alici && { alici }) };
  const nothing = Promise.resolve(undefined);
  // A number that many share identifies no customer without a name.
  const isOfMany = numbersOfMany.includes(vknTckn);
  const isKnown = mayRead && /^\d{10,11}$/.test(vknTckn) && (!isOfMany || alici !== '');
  const isWithheld = faturaTip === 'TEVKIFAT' && isCalendarDate(faturaTarih);
  const since = new Date(now.getTime() - RECENT_MS);
  const [[company], recent, sameDay, prices] = await together(
    // Not the whole row: it has the pictures.
    tx
      .select({ vknTckn: companies.vknTckn, unvan: companies.unvan, ad: companies.ad, soyad: companies.soyad })
      .from(companies)
      .where(eq(companies.id, tx.companyId)),
    isKnown && malHizmetler.length <= MOST_COMPARED_LINES
      ? otherInvoices(tx, { id, buyer, lines: malHizmetler.length, since })
      : nothing,
    isKnown && isWithheld ? sameDayOperations(tx, { id, buyer, day: faturaTarih }) : nothing,
    isKnown && !isOfMany && faturaTip !== 'IADE' ? lastPrices(tx, buyer, INVOICES_WITH_PRICES) : nothing,
  );
  return {
    today: istanbulNow(now).date,
    ...(company && { company }),
    ...(recent && { recent: recent.map(recentInvoice) }),
    ...(sameDay && { sameDay }),
    ...(prices && { lastPrices: prices }),
  };
}

/** Longer invoices are not compared: reading their lines would hold up other calls. */
const MOST_COMPARED_LINES = 500;

/** The newest invoices to the buyer in which last prices are looked for. */
const INVOICES_WITH_PRICES = 20;

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

/** Other invoices to the buyer with as many lines that were saved after an instant, newest first. */
function otherInvoices(tx: CompanyTx, { id, buyer, lines, since }: Others & { lines: number; since: Date }) {
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
        sql`jsonb_array_length(${invoices.malHizmetler}) = ${lines}`,
      ),
    )
    .orderBy(desc(invoices.createdAt))
    .limit(MOST_RECENT);
}

/** A limit against very many invoices to one buyer in ten minutes. */
const MOST_RECENT = 5;

type Other = Awaited<ReturnType<typeof otherInvoices>>[number];

function recentInvoice({ createdAt, totals, ...invoice }: Other): RecentInvoice {
  const saat = istanbulNow(createdAt).time.slice(0, 5);
  return { ...invoice, saat, odenecekTutar: totals.odenecekTutar ?? '' };
}

/**
 * The withheld operations of the day to the buyer, by code, in TL. A void invoice and a return do not count (RUL-11).
 * Summed from the breakdowns in the database, so that no lines are read.
 */
function sameDayOperations(
  tx: CompanyTx,
  { id, buyer, day }: Others & { day: string },
): Promise<NonNullable<RuleContext['sameDay']>> {
  return rowsOf(
    tx,
    sql`select kod as "tevkifatKodu", trunc(sum(tl), 2)::text as tutar
      from (
        select kod, case when para_birim = 'TRY' then sum(tutar) else round(sum(tutar) * doviz_kur, 2) end as tl
        from (
          select ${invoices.id}, para_birim, doviz_kur, part ->> 'kod' as kod,
            (part ->> 'matrah')::numeric + (part ->> 'kdv')::numeric as tutar
          from ${invoices}, jsonb_array_elements(${invoices.dokum}) as part
          where ${isOther(tx, { id, buyer })} and fatura_tarih = ${day} and not ${invoices.gecersiz}
            and coalesce(fatura_tip, portal_fatura_tip) = 'TEVKIFAT' and part ->> 'tevkifatOrani' is not null
        ) as part
        group by id, kod, para_birim, doviz_kur
      ) as operation
      group by kod`,
  );
}

function isOther(tx: CompanyTx, { id, buyer }: Others) {
  return and(eq(invoices.companyId, tx.companyId), isTo(buyer), id === undefined ? undefined : ne(invoices.id, id));
}
