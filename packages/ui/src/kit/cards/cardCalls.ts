import type { components, KalemClient } from '@kalem/sdk';

/** Whose cards, and until when the answer is wanted. */
export interface CardPlace {
  client: KalemClient;
  companyId: string;
  signal?: AbortSignal;
}

/** A card as it was read, and which of its versions that is (API-06). */
export interface ReadCard<Card> {
  card: Card;
  version: string | null;
}

interface CardSending {
  /** The Idempotency-Key: sent again after a lost answer, the file is taken in once. */
  key: string;
  /** What empty cells do to cards that are there. */
  bosHucre: EmptyCells;
  /** How much is sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

export type CardImport = components['schemas']['CardImport'];
export type EmptyCells = components['schemas']['EmptyCells'];
export type ImportedRow = components['schemas']['CardImportRow'];

/** Which rows of an import: all where neither is said. */
export interface ImportedRows {
  hatali?: boolean;
  uyarili?: boolean;
}

/** The calls of the imports of one kind of card. */
export interface ImportCalls {
  /** Where its answers stand in the cache. */
  path: '/cari/aktarim' | '/stok/aktarim';
  /** Those of these keys that a card has, each with those of the fields in which it holds something. */
  known: (place: CardPlace, keys: readonly string[], fields: readonly string[]) => Promise<HeldByKey>;
  start: (place: CardPlace, file: File, sending: CardSending) => Promise<CardImport>;
  /** The last ones, newest first. */
  newest: (place: CardPlace) => Promise<CardImport[]>;
  read: (place: CardPlace, id: string) => Promise<CardImport>;
  stop: (place: CardPlace, id: string) => Promise<CardImport>;
  /** What became of the rows: of all, of those that were refused, or of those that were taken with a warning. */
  rows: (
    place: CardPlace,
    id: string,
    which: ImportedRows & { page: number },
  ) => Promise<{ items: ImportedRow[]; hasNext: boolean }>;
}

/** Which cards are there, by key, and in which fields each holds something that an empty cell would empty. */
export type HeldByKey = ReadonlyMap<string, readonly string[]>;

export function heldByKey({ anahtarlar, dolu }: components['schemas']['KnownCards']): HeldByKey {
  const held = new Map(dolu.map(({ anahtar, alanlar }) => [anahtar, alanlar]));
  return new Map(anahtarlar.map((key) => [key, held.get(key) ?? []]));
}

/** Under what a device remembers that the report of an import was looked at. */
export function reportKey(id: string): string {
  return `kalem.aktarimRaporu.${id}`;
}

/** Cards that look like one, the oldest first. */
export interface Doubles<Card> {
  neden: components['schemas']['DoubleReason'];
  kartlar: Card[];
}

/** One of two cards that become one. */
interface MergedCard {
  id: string;
  version: string | null;
}

/** The calls of what is edited in a form that tells who saves second: cards, ready notes. */
export interface EditCalls<Card extends { id: string }, Values> {
  /** Where its answers stand in the cache. */
  path: '/cari' | '/stok' | '/aciklama' | '/banka';
  read: (place: CardPlace, id: string) => Promise<ReadCard<Card>>;
  create: (place: CardPlace, values: Values, key: string) => Promise<Card>;
  /** The card as it is stored then. Refused with 412 when it was no longer of that version. */
  change: (place: CardPlace, id: string, values: Values, version: string | null) => Promise<ReadCard<Card>>;
  /** What a form holds of a card, and what a new one of the same content is made of. */
  valuesOf: (card: Card) => Values;
}

/** The calls of one kind of card: what lists and forms of cards share is written once, over these. */
export interface CardCalls<Card extends { id: string }, Values> extends EditCalls<Card, Values> {
  path: '/cari' | '/stok';
  /** A page of the list, of 15 cards unless `pageSize` says otherwise: at most 500. */
  page: (place: CardPlace, page: number, pageSize?: number) => Promise<{ items: Card[]; hasNext: boolean }>;
  search: (place: CardPlace, q: string) => Promise<{ items: Card[]; eksik: boolean }>;
  remove: (place: CardPlace, id: string, version: string | null) => Promise<unknown>;
  /** Cards that look like one, in groups (CUS-17, STK-14). */
  doubles: (place: CardPlace) => Promise<Doubles<Card>[]>;
  /** Makes one card of two: the first is kept, with these values. Refused with 412 when either has changed. */
  merge: (
    place: CardPlace,
    cards: { kept: MergedCard; gone: MergedCard },
    values: Partial<Values>,
    key: string,
  ) => Promise<Card>;
  /** Remembers that two cards which look alike are two, or forgets it. */
  keepApart: (place: CardPlace, cards: { kept: string; gone: string }, isApart: boolean) => Promise<unknown>;
  /** Cards from Excel files, in the background (CUS-12, STK-10). */
  imports: ImportCalls;
}
