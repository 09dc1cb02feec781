import { fillTerm, isCalendarDate } from '@kalem/domain';
import type { DraftHeader } from './FormDraft';

/**
 * Header fields that describe the recipient. When the number changes they are cleared, or marked for a check by the
 * user.
 */
const recipientFields = [
  'aliciUnvan',
  'aliciAdi',
  'aliciSoyadi',
  'vergiDairesi',
  'emails',
  'il',
  'ilce',
  'adres',
] as const;

export type RecipientField = (typeof recipientFields)[number];

/** Values that a lookup or a customer card filled in, by field. */
export type FilledRecipient = Partial<Pick<DraftHeader, RecipientField>>;

/**
 * The source of the recipient's fields. When the number changes, filled-in values of the old number are cleared. Values
 * that the user typed stay, and are marked until the user has checked them (A-02, INV-19).
 */
export interface RecipientOrigin {
  /** The number that the fields belong to. */
  readonly number: string;
  /** Stored with the draft. Without it, a reload would treat filled-in values as typed. */
  readonly filled: FilledRecipient;
  /** Fields that were typed for another number and not checked since. */
  readonly doubtful: ReadonlySet<string>;
  readonly term: FilledTerm;
}

/**
 * The term in days that was filled in for the recipient; null for none. Any other term is the user's choice.
 */
export interface FilledTerm {
  readonly filled: number | null;
  /** The company's term, for a recipient whose card has none. */
  readonly standard: number | null;
}

const noTerm: FilledTerm = { filled: null, standard: null };

/** The parts of an opened invoice that the form keeps with its draft. */
export interface FormStart {
  /** The recipient's fields that a lookup or a card filled in. */
  readonly filled?: FilledRecipient | undefined;
  readonly term?: FilledTerm | undefined;
  /** The automatic notes name the due date (MNY-17). True by default. */
  readonly showsDueDate?: boolean;
}

/** The head of a draft: its header fields, and the source of the recipient's fields. */
export interface DraftHead {
  readonly header: DraftHeader;
  readonly origin: RecipientOrigin;
}

/** The initial origin, when a draft is opened. */
export function originOf({ vknTckn }: DraftHeader, { filled = {}, term = noTerm }: FormStart): RecipientOrigin {
  return { number: vknTckn, filled, doubtful: new Set(), term };
}

/** Fills in the term of another recipient: that of the card, else the company's. A chosen due date stays (MNY-14). */
export function takeTerm({ header, origin }: DraftHead, ofCard: number | null = null): DraftHead {
  if (!isCalendarDate(header.faturaTarih)) return { header, origin };
  const term = { ...origin.term, filled: ofCard ?? origin.term.standard };
  const vadeTarihi = fillTerm(header, origin.term.filled, term.filled);
  return { header: { ...header, vadeTarihi }, origin: { ...origin, term } };
}

/** Call when the caret leaves the number. Returns the same head if the number did not change. */
export function leaveNumber(head: DraftHead): DraftHead {
  const { header, origin } = head;
  const { number, filled } = origin;
  const { vknTckn } = header;
  if (vknTckn === number) return head;
  const stale = recipientFields.filter((field) => isSame(header[field], filled[field]));
  const typed = recipientFields.filter((field) => !stale.includes(field) && header[field].length > 0);
  const kept = without(origin.doubtful, stale);
  return takeTerm({
    header: { ...header, ...Object.fromEntries(stale.map((field) => [field, emptyOf(field)])) },
    origin: {
      ...origin,
      number: vknTckn === '' ? number : vknTckn,
      filled: {},
      doubtful: number === '' ? kept : new Set([...kept, ...typed]),
    },
  });
}

/** Writes the values that a lookup or a card gives for the current number. */
export function fillRecipient({ header, origin }: DraftHead, filled: FilledRecipient): DraftHead {
  return {
    header: { ...header, ...filled },
    origin: {
      ...origin,
      number: header.vknTckn,
      filled: { ...origin.filled, ...filled },
      doubtful: without(origin.doubtful, Object.keys(filled)),
    },
  };
}

/**
 * Returns the origin after the header was replaced by another recipient. Values typed for the old one are marked for a
 * check.
 */
export function chooseRecipient(
  { header: { vknTckn }, origin }: DraftHead,
  filled: FilledRecipient,
  typed: readonly RecipientField[],
): RecipientOrigin {
  const isOther = origin.number !== '' && origin.number !== vknTckn;
  const doubtful = isOther ? new Set([...origin.doubtful, ...typed]) : origin.doubtful;
  return { ...origin, number: vknTckn, filled, doubtful };
}

/** True if the user typed the value of the field. */
export function isTyped({ header, origin }: DraftHead, field: RecipientField): boolean {
  return header[field].length > 0 && !isSame(header[field], origin.filled[field]);
}

/** Removes the marks of edited fields: the user has checked them. */
export function looked(origin: RecipientOrigin, fields: readonly string[]): RecipientOrigin {
  const doubtful = without(origin.doubtful, fields);
  return doubtful === origin.doubtful ? origin : { ...origin, doubtful };
}

function without(doubtful: ReadonlySet<string>, fields: readonly string[]): ReadonlySet<string> {
  if (!fields.some((field) => doubtful.has(field))) return doubtful;
  return new Set([...doubtful].filter((field) => !fields.includes(field)));
}

function emptyOf(field: RecipientField): '' | readonly string[] {
  return field === 'emails' ? [] : '';
}

function isSame(left: string | readonly string[], right: string | readonly string[] | undefined): boolean {
  return right !== undefined && left.length > 0 && String(left) === String(right);
}
