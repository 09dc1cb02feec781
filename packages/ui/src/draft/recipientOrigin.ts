import type { DraftHeader } from './FormDraft';

/** What of the header says who has the number: it goes with the number, or has to be looked at. */
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

/** What a lookup or a card has filled in, by field. */
export type FilledRecipient = Partial<Pick<DraftHeader, RecipientField>>;

/**
 * Where the recipient's fields come from. When the number changes, what was filled in for the old one goes; what the
 * user typed stays and is marked until it has been looked at (A-02, INV-19).
 */
export interface RecipientOrigin {
  /** The number that they are of. */
  readonly number: string;
  /** Kept with the draft, so that a reload does not take it for typed. */
  readonly filled: FilledRecipient;
  /** Fields that were typed for another number. */
  readonly doubtful: ReadonlySet<string>;
}

/** The head of a draft: its fields, and whose those of the recipient are. */
export interface DraftHead {
  readonly header: DraftHeader;
  readonly origin: RecipientOrigin;
}

/** The origin of a draft's recipient as the draft is opened. */
export function originOf({ vknTckn }: DraftHeader, filled: FilledRecipient = {}): RecipientOrigin {
  return { number: vknTckn, filled, doubtful: new Set() };
}

/** The caret has left the number; the same head when it is the one that it was. */
export function leaveNumber(head: DraftHead): DraftHead {
  const { header, origin } = head;
  const { number, filled } = origin;
  const { vknTckn } = header;
  if (vknTckn === number) return head;
  const stale = recipientFields.filter((field) => isSame(header[field], filled[field]));
  const typed = recipientFields.filter((field) => !stale.includes(field) && header[field].length > 0);
  const kept = without(origin.doubtful, stale);
  return {
    header: { ...header, ...Object.fromEntries(stale.map((field) => [field, emptyOf(field)])) },
    origin: {
      number: vknTckn === '' ? number : vknTckn,
      filled: {},
      doubtful: number === '' ? kept : new Set([...kept, ...typed]),
    },
  };
}

/** A lookup or a card has filled these in for the number that stands there. */
export function fillRecipient({ header, origin }: DraftHead, filled: FilledRecipient): DraftHead {
  return {
    header: { ...header, ...filled },
    origin: {
      number: header.vknTckn,
      filled: { ...origin.filled, ...filled },
      doubtful: without(origin.doubtful, Object.keys(filled)),
    },
  };
}

/** Another recipient was written to the header whole; what of it was typed for the one before is to be looked at. */
export function chooseRecipient(
  { header: { vknTckn }, origin }: DraftHead,
  filled: FilledRecipient,
  typed: readonly RecipientField[],
): RecipientOrigin {
  const isOther = origin.number !== '' && origin.number !== vknTckn;
  return { number: vknTckn, filled, doubtful: isOther ? new Set([...origin.doubtful, ...typed]) : origin.doubtful };
}

/** Whether the user typed what stands in the field. */
export function isTyped({ header, origin }: DraftHead, field: RecipientField): boolean {
  return header[field].length > 0 && !isSame(header[field], origin.filled[field]);
}

/** Fields of the header were edited: the user has looked at them. */
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
