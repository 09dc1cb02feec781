import { editLine, type FaultCode, istanbulNow, makeSale } from '@kalem/domain';
import { knownWarningKey, rankOf, type Rank, validateInvoice } from '@kalem/domain/checks';
import type { components } from '@kalem/sdk';
import { atom, type Atom } from 'jotai/vanilla';
import { faultOfDomain, type FieldFault } from '../kit/fieldFault';
import type { FormFault } from './FaultState';
import type { InvoiceFormStore } from './InvoiceFormStore';
import { placeOf, toCheckedHeader } from './FormDraft';
import type { LineAtom } from './lines/LinesState';
import { checkedLines, serverWarningsOf } from './ServerWarnings';

/** One finding. Equal faults of several lines are one finding. */
export interface Finding {
  readonly fault: FieldFault;
  /** The lines that have the fault. Empty if it is about the header or the whole invoice. */
  readonly lines: readonly { readonly line: LineAtom; readonly index: number }[];
  /** What 'Biliyorum' stores: one entry per line. Empty for an error. */
  readonly known: readonly KnownWarning[];
}

type KnownWarning = components['schemas']['KnownWarning'];

/** The result of the check whether GİB would accept the current draft. */
export interface Review {
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
  /** Warnings that the user has read and passed. They return when their values change (RUL-09). */
  readonly passed: readonly Finding[];
  /** Fields that the user has not filled in yet. They prevent saving too. */
  readonly missing: readonly Finding[];
  /** Number of checked lines, without the blank ones. */
  readonly lines: number;
  /** HH:MM */
  readonly time: string;
}

/**
 * Pause in typing before the review runs, in ms. If a review takes long, the pause is `TIMES_AS_LONG` times its
 * duration.
 */
const PAUSE_MS = 200;
const TIMES_AS_LONG = 20;

/** One review per form: its panel and its counts are two components that load later than the form. */
const reviews = new WeakMap<InvoiceFormStore, Atom<Review>>();

/** Returns the review of a form. It is updated after edits while it is shown. */
export function reviewOf(form: InvoiceFormStore, now: () => Date): Atom<Review> {
  const known = reviews.get(form);
  if (known) return known;
  const review = createReview(form, now);
  reviews.set(form, review);
  return review;
}

function createReview(form: InvoiceFormStore, now: () => Date): Atom<Review> {
  const { jotai } = form;
  const review = atom(runReview(form, now()));
  review.onMount = (set) => {
    let wait = PAUSE_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      clearTimeout(timer);
      const start = performance.now();
      set(runReview(form, now()));
      wait = Math.max(PAUSE_MS, (performance.now() - start) * TIMES_AS_LONG);
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(run, wait);
    };
    const stops = [
      jotai.sub(form.revision, soon),
      jotai.sub(form.faults.shown, soon),
      jotai.sub(serverWarningsOf(form), run),
      // After an attempt to save, the review runs at once, so that the user sees the errors that prevent it.
      jotai.sub(form.faults.revealed, run),
    ];
    run();
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  };
  return review;
}

interface Found extends FormFault {
  readonly known: readonly KnownWarning[];
}

/** Runs the validation that the server runs before it saves, and adds the server's own faults. */
function runReview(form: InvoiceFormStore, now: Date): Review {
  const { date, time } = istanbulNow(now);
  const { lines, count } = checkedLines(form);
  const { header } = form.draft();
  const draft = { ...toCheckedHeader(header), malHizmetler: lines.map(({ draft }) => draft) };
  const own = validateInvoice(draft, { today: date }).map((found): Found => {
    const { path, code, params } = found;
    const { index, field } = placeOf(path);
    const line = index === undefined ? undefined : lines[index];
    const known = found.severity === 'warning' ? [{ path, code, params }] : [];
    return { ...faultOfDomain(found), field, line: line?.line, index: line?.index ?? -1, known };
  });
  const ofServer = form.jotai
    .get(serverWarningsOf(form))
    .flatMap(({ line, code, params, message, ...found }): Found[] => {
      const { index, field } = placeOf(found.path);
      const at = lines.findIndex((other) => other.line === line);
      const path = index === undefined ? found.path : `malHizmetler[${at}].${field}`;
      const isGone = index !== undefined && at === -1;
      const isFound = own.some(({ known: [mine] }) => mine?.code === code && mine.path === path);
      if (isGone || isFound) return [];
      const says = { text: message, code, params };
      const known = [{ path, code, params }];
      return [{ field, severity: 'warning', says, line, index: lines[at]?.index ?? -1, known }];
    });
  const shown = form.jotai.get(form.faults.shown).filter(({ says }) => 'text' in says);
  const passedKeys = new Set(header.bilinenUyarilar.map(knownWarningKey));
  const isPassed = ({ known: [mine] }: Found) => mine !== undefined && passedKeys.has(knownWarningKey(mine));
  const all = [...own, ...ofServer, ...shown.map((fault) => ({ ...fault, known: [] }))];
  const findings = group(all.filter((found) => !isPassed(found)));
  const isMissing = (finding: Finding) => isUnfinished(finding.fault) && !isKnownTo(form, finding);
  const errors = findings.filter(({ fault }) => fault.severity === 'error');
  return {
    errors: errors.filter((finding) => !isMissing(finding)),
    missing: errors.filter(isMissing),
    warnings: findings.filter(({ fault }) => fault.severity === 'warning'),
    passed: group(all.filter(isPassed)),
    lines: count,
    time: time.slice(0, 5),
  };
}

/** The permanent code of a finding; undefined for a fault that has only a text. */
export function codeOf({ fault: { says } }: Finding): string | undefined {
  return says.code;
}

/** The rank of a warning (RUL-07). */
export function rankOfFinding(finding: Finding): Rank {
  return rankOf((codeOf(finding) ?? '') as FaultCode);
}

/** The most passed warnings that an invoice keeps. */
const MOST_PASSED = 50;

/** Passes a warning: it stays away until its values change (RUL-09). */
export function passWarning(form: InvoiceFormStore, { known }: Finding): void {
  const { bilinenUyarilar } = form.draft().header;
  form.editHeader({ bilinenUyarilar: [...bilinenUyarilar, ...known].slice(-MOST_PASSED) });
}

/** Takes a passed warning back. */
export function takeBackWarning(form: InvoiceFormStore, { known }: Finding): void {
  const keys = known.map(knownWarningKey);
  const { bilinenUyarilar } = form.draft().header;
  form.editHeader({ bilinenUyarilar: bilinenUyarilar.filter((other) => !keys.includes(knownWarningKey(other))) });
}

/** Makes the invoice a sale; its lines stay (RUL-11). */
export function changeToSale(form: InvoiceFormStore): void {
  form.rewrite(makeSale);
}

function group(faults: readonly Found[]): readonly Finding[] {
  const groups = new Map<
    string,
    { fault: FieldFault; lines: { line: LineAtom; index: number }[]; known: KnownWarning[] }
  >();
  for (const { line, index, known, ...fault } of faults) {
    const key = JSON.stringify(fault);
    const group = groups.get(key) ?? { fault, lines: [], known: [] };
    if (line) group.lines.push({ line, index });
    group.known.push(...known);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/**
 * True for a fault of a field that is not filled in yet: a new draft has many of them, and they are not shown in red.
 */
function isUnfinished({ says }: FieldFault): boolean {
  return !('text' in says) && (says.code === 'REQUIRED' || says.code in fieldsOfAll);
}

/** True if the form already shows the fault at its field: the caret has left the field, or saving was attempted. */
function isKnownTo({ jotai, faults, lines }: InvoiceFormStore, { fault, lines: places }: Finding): boolean {
  if (jotai.get(faults.revealed)) return true;
  if (places.length === 0) return jotai.get(faults.ofHeader).has(fault.field);
  return places.some(({ line }) => lines.read(line).touched);
}

/** The field to go to for a fault of all lines together. It is in the first line. */
const fieldsOfAll: Partial<Record<FaultCode, string>> = {
  TEVKIFAT_REQUIRED: 'tevkifatKodu',
  ISTISNA_REQUIRED: 'kdvOrani',
  OZELMATRAH_REQUIRED: 'ozelMatrahNedeni',
};

/** Returns the field that a finding leads to. From then on the form shows the fault there. */
export function placeOfFinding(form: InvoiceFormStore, { fault, lines: [first] }: Finding): FormFault {
  const isOfAll = fault.field === 'malHizmetler' || fault.field.startsWith('totals.');
  const line = first?.line ?? (isOfAll ? form.lines.at(0) : undefined);
  if (line) form.lines.touch(line);
  else form.faults.touch(fault.field);
  const code = 'text' in fault.says ? undefined : fault.says.code;
  const field = isOfAll ? ((code && fieldsOfAll[code]) ?? 'birimFiyat') : fault.field;
  return { ...fault, field, line, index: first?.index ?? 0 };
}

/** KDV rates that ended on 10 July 2023, and the rates that replaced them. Source: INV-36. */
const newRates: Readonly<Record<string, string>> = { '8': '10', '18': '20' };

/** Replaces outdated rates in the lines of a finding by the current ones, in one undo step. */
export function renewRates(form: InvoiceFormStore, { lines }: Finding): void {
  const indexes = new Set(lines.map(({ index }) => index));
  form.rewrite((invoice) => ({
    ...invoice,
    malHizmetler: invoice.malHizmetler.map((line, index) => {
      const kdvOrani = indexes.has(index) ? newRates[line.kdvOrani ?? ''] : undefined;
      return kdvOrani ? editLine(line, { kdvOrani }, invoice.faturaTip ?? 'SATIS') : line;
    }),
  }));
}
