import type { components, KalemClient } from '@kalem/sdk';

/** The company of the cards, and the signal that aborts the call. */
export interface CardPlace {
  client: KalemClient;
  companyId: string;
  signal?: AbortSignal;
}

/** A card and the version that was read (API-06). */
export interface ReadCard<Card> {
  card: Card;
  version: string | null;
}

interface CardSending {
  /** The Idempotency-Key. After a lost answer the same key prevents a second import. */
  key: string;
  /** The effect of empty cells on existing cards. */
  bosHucre: EmptyCells;
  /** The uploaded share, from 0 to 1. */
  onProgress: (share: number) => void;
}

export type CardImport = components['schemas']['CardImport'];
export type EmptyCells = components['schemas']['EmptyCells'];
export type ImportedRow = components['schemas']['CardImportRow'];

/** Selects rows of an import; default all. */
export interface ImportedRows {
  hatali?: boolean;
  uyarili?: boolean;
}

/** The API calls for imports of one kind of card. */
export interface ImportCalls {
  /** Path prefix of the query keys. */
  path: '/cari/aktarim' | '/stok/aktarim' | '/alacak/acilis';
  /** Looks up which of `keys` have a card, and which of `fields` are filled in each. */
  known: (place: CardPlace, keys: readonly string[], fields: readonly string[]) => Promise<HeldByKey>;
  start: (place: CardPlace, file: File, sending: CardSending) => Promise<CardImport>;
  /** The last imports, newest first. */
  newest: (place: CardPlace) => Promise<CardImport[]>;
  read: (place: CardPlace, id: string) => Promise<CardImport>;
  stop: (place: CardPlace, id: string) => Promise<CardImport>;
  /** The results of the rows: of all, of the refused ones, or of those with a warning. */
  rows: (
    place: CardPlace,
    id: string,
    which: ImportedRows & { page: number },
  ) => Promise<{ items: ImportedRow[]; hasNext: boolean }>;
}

/** The existing cards of one key. */
export interface HeldCards {
  /** Filled fields that an empty cell could clear. */
  readonly fields: readonly string[];
  /** Their names, oldest first. */
  readonly names: readonly string[];
}

export type HeldByKey = ReadonlyMap<string, HeldCards>;

export function heldByKey({ anahtarlar, dolu, adlar = [] }: components['schemas']['KnownCards']): HeldByKey {
  const fields = new Map(dolu.map(({ anahtar, alanlar }) => [anahtar, alanlar]));
  const names = new Map<string, string[]>();
  for (const { anahtar, ad } of adlar) names.set(anahtar, [...(names.get(anahtar) ?? []), ad]);
  return new Map(anahtarlar.map((key) => [key, { fields: fields.get(key) ?? [], names: names.get(key) ?? [] }]));
}

/** The storage key that records that the report of an import was seen. */
export function reportKey(id: string): string {
  return `kalem.aktarimRaporu.${id}`;
}

/** Cards that look equal, the oldest first. */
export interface Doubles<Card> {
  neden: components['schemas']['DoubleReason'];
  kartlar: Card[];
}

/** One of the two cards of a merge. */
interface MergedCard {
  id: string;
  version: string | null;
}

/** The API calls of a form with conflict detection: cards, ready notes, settings. */
export interface EditCalls<Card extends { id: string }, Values> {
  /** Path prefix of the query keys. */
  path: '/cari' | '/stok' | '/aciklama' | '/banka' | '/tahsilat-ayarlari';
  read: (place: CardPlace, id: string) => Promise<ReadCard<Card>>;
  create: (place: CardPlace, values: Values, key: string) => Promise<Card>;
  /** Returns the stored card. Fails with 412 if the version has changed. */
  change: (place: CardPlace, id: string, values: Values, version: string | null) => Promise<ReadCard<Card>>;
  /** The form values of a card, from which an equal new card can be created. */
  valuesOf: (card: Card) => Values;
}

/** The API calls of one kind of card. The shared lists and forms are built on them. */
export interface CardCalls<Card extends { id: string }, Values> extends EditCalls<Card, Values> {
  path: '/cari' | '/stok';
  /** A page of the list: 15 cards, or `pageSize`, at most 500. */
  page: (place: CardPlace, page: number, pageSize?: number) => Promise<{ items: Card[]; hasNext: boolean }>;
  search: (place: CardPlace, q: string) => Promise<{ items: Card[]; eksik: boolean }>;
  remove: (place: CardPlace, id: string, version: string | null) => Promise<unknown>;
  /** Groups of doubles (CUS-17, STK-14). */
  doubles: (place: CardPlace) => Promise<Doubles<Card>[]>;
  /** Merges two cards into the first one, with these values. Fails with 412 if either has changed. */
  merge: (
    place: CardPlace,
    cards: { kept: MergedCard; gone: MergedCard },
    values: Partial<Values>,
    key: string,
  ) => Promise<Card>;
  /** Marks two similar cards as different customers or goods, or removes that mark. */
  keepApart: (place: CardPlace, cards: { kept: string; gone: string }, isApart: boolean) => Promise<unknown>;
  /** Imports from Excel files, which run in the background (CUS-12, STK-10). */
  imports: ImportCalls;
}
