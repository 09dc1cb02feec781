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
  onProgress: (share: number) => void;
}

/** The calls of one kind of card: what lists and forms of cards share is written once, over these. */
export interface CardCalls<Card extends { id: string }, Values> {
  /** Where its answers stand in the cache. */
  path: '/cari' | '/stok';
  page: (place: CardPlace, page: number) => Promise<{ items: Card[]; hasNext: boolean }>;
  search: (place: CardPlace, q: string) => Promise<{ items: Card[] }>;
  read: (place: CardPlace, id: string) => Promise<ReadCard<Card>>;
  create: (place: CardPlace, values: Values, key: string) => Promise<Card>;
  /** Refused with 412 when the card is no longer of that version. */
  change: (place: CardPlace, id: string, values: Values, version: string | null) => Promise<Card>;
  remove: (place: CardPlace, id: string, version: string | null) => Promise<unknown>;
  /** Adds or updates the cards of an Excel file (CUS-12, STK-10); `onProgress` hears how much is sent, from 0 to 1. */
  importFile: (place: CardPlace, file: File, sending: CardSending) => Promise<components['schemas']['ImportResult']>;
  /** What a form holds of a card, and what a new one of the same content is made of. */
  valuesOf: (card: Card) => Values;
}
