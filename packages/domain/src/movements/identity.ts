import type { BankMovement } from './BankMovement';
import { wordsOf } from './texts/BankText';

/**
 * The text that identifies a movement of its account, for a server to hash: the bank's id, else account, day, amount
 * with its sign, balance, text and `ordinal` among equal rows of that day (0 for the first). Source: MNY-91.
 */
export function movementKey(movement: BankMovement, ordinal: number): string {
  const { id, hesap, tarih, tutar, paraBirim, yon, bakiye = '', metin = '' } = movement;
  const account = [hesap.replace(/\s/g, ''), paraBirim];
  // Folded, because a sheet and a text file of the same bank differ in blanks and letters.
  return id === undefined
    ? JSON.stringify([...account, tarih, yon, tutar, bakiye, wordsOf(metin).join(''), ordinal])
    : JSON.stringify([...account, id]);
}

/**
 * The keys of all movements of one file or one pull, in their order, with the ordinals counted. They are counted within
 * a day, so that a long file may be taken day by day. Source: MNY-91.
 */
export function movementKeys(movements: readonly BankMovement[]): string[] {
  const counts = new Map<string, number>();
  return movements.map((movement) => {
    const first = movementKey(movement, 0);
    if (movement.id !== undefined) return first;
    const ordinal = counts.get(first) ?? 0;
    counts.set(first, ordinal + 1);
    return ordinal === 0 ? first : movementKey(movement, ordinal);
  });
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

/** The incoming movements by their index. */
export interface Pairing {
  readonly yeni: readonly number[];
  /** Taken before by this source, or twice in this file. */
  readonly bilinen: readonly number[];
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
  stored: readonly StoredMovement[],
  incoming: readonly IncomingMovement[],
  kaynak: string,
): Pairing {
  const known = new Set(stored.flatMap(({ anahtarlar }) => anahtarlar[kaynak] ?? []));
  const unnamed = new Map<string, string[]>();
  for (const movement of stored) {
    if (movement.anahtarlar[kaynak] !== undefined) continue;
    const key = pairKey(movement);
    const ids = unnamed.get(key);
    if (ids) ids.push(movement.hareketId);
    else unnamed.set(key, [movement.hareketId]);
  }
  const pairing = {
    yeni: [] as number[],
    bilinen: [] as number[],
    eslesen: [] as { sira: number; hareketId: string }[],
  };
  for (const ids of unnamed.values()) ids.reverse();
  for (const [sira, movement] of incoming.entries()) {
    if (known.has(movement.anahtar)) {
      pairing.bilinen.push(sira);
      continue;
    }
    known.add(movement.anahtar);
    const hareketId = unnamed.get(pairKey(movement))?.pop();
    if (hareketId === undefined) pairing.yeni.push(sira);
    else pairing.eslesen.push({ sira, hareketId });
  }
  return pairing;
}

function pairKey({ hesap, tarih, tutar, paraBirim, yon }: Paired): string {
  return `${hesap.replace(/\s/g, '')} ${tarih} ${yon} ${tutar} ${paraBirim}`;
}
