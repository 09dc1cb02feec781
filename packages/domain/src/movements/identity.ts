import type { BankMovement } from './BankMovement';

/**
 * The text that identifies a movement of its account, for a server to hash: the bank's id, else account, day, amount
 * with its sign, balance, text and `ordinal` among equal rows of that day (0 for the first). Source: MNY-91.
 */
export function movementKey(_movement: BankMovement, _ordinal: number): string {
  throw new Error('Not written yet');
}

/** The keys of all movements of one file or one pull, in their order, with the ordinals counted. Source: MNY-91. */
export function movementKeys(_movements: readonly BankMovement[]): string[] {
  throw new Error('Not written yet');
}

/** What pairing needs of a movement. */
type Paired = Pick<BankMovement, 'hesap' | 'tarih' | 'tutar' | 'paraBirim' | 'yon'>;

/** A stored movement with the key (or its hash) that each source gave it. */
export interface StoredMovement extends Paired {
  readonly hareketId: string;
  /** By source: 'PORT', 'TABLO', 'MT940'. */
  readonly anahtarlar: Readonly<Record<string, string>>;
}

/** A movement of a file or a pull with its key (or its hash). */
export interface IncomingMovement extends Paired {
  readonly anahtar: string;
}

/** Indexes of the incoming movements. */
export interface Pairing {
  readonly yeni: readonly number[];
  /** Taken before by this source. */
  readonly bilinen: readonly { readonly sira: number; readonly hareketId: string }[];
  /** Taken before by another source. Store the key, so that it is known the next time. */
  readonly eslesen: readonly { readonly sira: number; readonly hareketId: string }[];
}

/**
 * Which incoming movements of a source are new. `stored` are the movements of these accounts and days. A known key is
 * the same movement; the others are paired one to one with movements that this source has not named yet, of equal
 * account, day, amount and direction. Days do not affect each other, so that a long file may be paired day by day.
 * Source: MNY-91.
 */
export function pairMovements(
  _stored: readonly StoredMovement[],
  _incoming: readonly IncomingMovement[],
  _kaynak: string,
): Pairing {
  throw new Error('Not written yet');
}
