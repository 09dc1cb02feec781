import { atom, type createStore, type PrimitiveAtom } from 'jotai/vanilla';
import type { DraftHeader } from '../FormDraft';

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

interface HeaderAccess {
  read: () => DraftHeader;
  write: (patch: Partial<DraftHeader>) => void;
}

/**
 * Whose the recipient's fields are. When the number changes, what was filled in for the old one goes; what somebody
 * typed stays and is marked until it has been looked at (A-02, INV-19).
 */
export class RecipientState {
  /** Fields that were typed for another number. */
  readonly doubtful: PrimitiveAtom<ReadonlySet<string>> = atom<ReadonlySet<string>>(new Set<string>());
  readonly #store: ReturnType<typeof createStore>;
  readonly #header: HeaderAccess;
  #number: string;
  #filled: FilledRecipient;

  constructor(store: ReturnType<typeof createStore>, header: HeaderAccess, filled: FilledRecipient = {}) {
    this.#store = store;
    this.#header = header;
    this.#number = header.read().vknTckn;
    this.#filled = filled;
  }

  /** Kept with the draft, so that a reload does not take it for typed. */
  get filled(): FilledRecipient {
    return this.#filled;
  }

  /** The caret has left the number; answers whether it is another one now. */
  leaveNumber(): boolean {
    const header = this.#header.read();
    const { vknTckn } = header;
    if (vknTckn === this.#number) return false;
    const stale = recipientFields.filter((field) => isSame(header[field], this.#filled[field]));
    this.#header.write(Object.fromEntries(stale.map((field) => [field, emptyOf(field)])));
    this.#filled = {};
    const typed = recipientFields.filter((field) => !stale.includes(field) && header[field].length > 0);
    if (this.#number !== '') this.#doubt(typed);
    if (vknTckn !== '') this.#number = vknTckn;
    return true;
  }

  /** A lookup or a card has filled these in for the number that stands there. */
  fill(filled: FilledRecipient): void {
    this.#header.write(filled);
    this.#filled = { ...this.#filled, ...filled };
    this.#number = this.#header.read().vknTckn;
  }

  /** Whether somebody has typed what stands in the field. */
  isTyped(field: RecipientField): boolean {
    const value = this.#header.read()[field];
    return value.length > 0 && !isSame(value, this.#filled[field]);
  }

  /** Another recipient was written to the header whole; what of it was typed for the one before is to be looked at. */
  chose(filled: FilledRecipient, typed: readonly RecipientField[]): void {
    const { vknTckn } = this.#header.read();
    if (this.#number !== '' && this.#number !== vknTckn) this.#doubt(typed);
    this.#filled = filled;
    this.#number = vknTckn;
  }

  /** Fields of the header were edited: somebody has looked at them. */
  looked(fields: readonly string[]): void {
    if (fields.some((field) => this.#store.get(this.doubtful).has(field)))
      this.#store.set(this.doubtful, (doubtful) => new Set([...doubtful].filter((field) => !fields.includes(field))));
  }

  #doubt(fields: readonly string[]): void {
    this.#store.set(this.doubtful, (doubtful) => new Set([...doubtful, ...fields]));
  }
}

function emptyOf(field: RecipientField): '' | readonly string[] {
  return field === 'emails' ? [] : '';
}

function isSame(left: string | readonly string[], right: string | readonly string[] | undefined): boolean {
  return right !== undefined && left.length > 0 && String(left) === String(right);
}
