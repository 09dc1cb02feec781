import { ApiError, newIdempotencyKey } from '@kalem/sdk';
import type { CardCalls, CardPlace } from './cardCalls';

interface Deleting<Card> {
  deleted: Card[];
  /** Ids of cards that another user had already deleted. */
  gone: string[];
  /** The first error of the cards that were not deleted. */
  error: unknown;
}

/**
 * Deletes cards, one call each (CUS-07, STK-09). Reads each card first, so that `deleted` can be restored with its
 * latest values. `gone` are cards that another user had already deleted; only that user can restore them.
 */
export async function deleteCards<Card extends { id: string }, Values>(
  calls: CardCalls<Card, Values>,
  place: CardPlace,
  cards: readonly Card[],
  onProgress: (done: number) => void,
): Promise<Deleting<Card>> {
  const deleted: Card[] = [];
  const gone: string[] = [];
  let error: unknown;
  let done = 0;
  await inTurns(cards, async ({ id }) => {
    try {
      const { card, version } = await calls.read(place, id);
      await calls.remove(place, id, version);
      deleted.push(card);
    } catch (reason) {
      if (reason instanceof ApiError && reason.status === 404) gone.push(id);
      else error ??= reason;
    }
    onProgress((done += 1));
  });
  return { deleted, gone, error };
}

/**
 * Adds deleted cards again, as undo. Delaying the deletion would be misleading: other users would still see the cards,
 * and closing the tab would keep them. Invoices hold copies and no card ids, so a new card is equivalent.
 */
export async function restoreCards<Card extends { id: string }, Values>(
  calls: CardCalls<Card, Values>,
  place: CardPlace,
  cards: readonly Card[],
): Promise<void> {
  const keyed = cards.map((card) => ({ card, key: newIdempotencyKey() }));
  await inTurns(keyed, ({ card, key }) => calls.create(place, calls.valuesOf(card), key));
}

/** Runs the calls a few at a time, to be fast without flooding the server. */
async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(4, waiting.length) }, worker));
}
