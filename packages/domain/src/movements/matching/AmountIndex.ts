import { plus, type Whole } from '../../calculation/arithmetic';

/** Something with an amount above 0 in a currency. */
interface Amounted {
  readonly paraBirim: string;
  /** In hundredths. */
  readonly amount: Whole;
}

/** A proposal may differ by this many hundredths. (MNY-93) */
const TOLERANCE = 5;

/** Items by their currency and amount. */
export class AmountIndex<Item extends Amounted> {
  readonly #items = new Map<string, Set<Item>>();

  add(item: Item): void {
    const key = keyOf(item);
    const items = this.#items.get(key);
    if (items) items.add(item);
    else this.#items.set(key, new Set([item]));
  }

  delete(item: Item): void {
    const key = keyOf(item);
    const items = this.#items.get(key);
    items?.delete(item);
    if (items?.size === 0) this.#items.delete(key);
  }

  exact(wanted: Amounted): Iterable<Item> & { readonly size: number } {
    return this.#items.get(keyOf(wanted)) ?? new Set();
  }

  /** The items whose amounts differ, but by at most 0.05. */
  *near({ paraBirim, amount }: Amounted): Generator<Item> {
    for (let difference = 1; difference <= TOLERANCE; difference += 1) {
      for (const kurus of [-difference, difference])
        yield* this.#items.get(keyOf({ paraBirim, amount: plus(amount, kurus) })) ?? [];
    }
  }
}

/** Whether two amounts are equal within the tolerance of proposals. */
export function isNear(left: Whole, right: Whole): boolean {
  const difference = plus(left, -right);
  return difference >= -TOLERANCE && difference <= TOLERANCE;
}

function keyOf({ paraBirim, amount }: Amounted): string {
  return `${paraBirim}${amount}`;
}
