import { ApiError, newIdempotencyKey } from '@kalem/sdk';
import type { CardCalls, CardPlace } from './cardCalls';

interface Deleting<Card> {
  deleted: Card[];
  /** Ids of those that another user had already deleted. */
  gone: string[];
  /** Why the others are still there; the first reason. */
  error: unknown;
}

/**
 * Deletes cards, one call each (CUS-07, STK-09), as they are at that moment: those that are answered can be restored. A
 * card that another user deleted meanwhile is gone too, and only they can restore it.
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
 * Adds deleted cards again. Delaying the deletion instead would mislead: another user would go on seeing the cards, and
 * a closed tab would keep them. Nothing refers to a card by its id (invoices hold copies), so a new one is as good.
 */
export async function restoreCards<Card extends { id: string }, Values>(
  calls: CardCalls<Card, Values>,
  place: CardPlace,
  cards: readonly Card[],
): Promise<void> {
  const keyed = cards.map((card) => ({ card, key: newIdempotencyKey() }));
  await inTurns(keyed, ({ card, key }) => calls.create(place, calls.valuesOf(card), key));
}

/** A few at a time: quick, and no flood. */
async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(4, waiting.length) }, worker));
}
