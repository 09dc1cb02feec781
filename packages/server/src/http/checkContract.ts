import type { Steps } from '@kalem/domain';
import { validators } from '@kalem/openapi/validators';
import { inPieces } from '../pieces';
import { faultAt, faultsOf, MOST_VALIDATOR_FAULTS, unstorablePath } from '../problems/faults';

type Faults = ReturnType<typeof faultsOf>;

/**
 * Checks a value against the contract, and its texts for characters that the database rejects. Empty when it is valid.
 */
export function faultsIn(name: string, value: unknown): Faults {
  const validate = validators[name];
  if (!validate?.(value)) return faultsOf(validate?.errors ?? []);
  const path = unstorablePath(value);
  if (path === undefined) return [];
  return [faultAt(path, 'INVALID_TEXT')];
}

/** `faultsIn` for a body that may hold thousands of lines. Yields to other calls in between. */
export async function faultsInBody(name: string, body: unknown): Promise<Faults> {
  const long = longList(body);
  return long ? inPieces(checkInSteps(name, long)) : faultsIn(name, body);
}

const ITEMS = 100;

interface LongList {
  readonly body: Record<string, unknown>;
  readonly field: string;
  readonly items: readonly unknown[];
}

/** Finds the field that holds a long list. A body has at most one. */
function longList(body: unknown): LongList | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const fields = body as Record<string, unknown>;
  const [found] = Object.entries(fields).flatMap(([field, items]) =>
    Array.isArray(items) && items.length > ITEMS ? [{ body: fields, field, items: items as unknown[] }] : [],
  );
  return found;
}

/**
 * Checks the list a hundred items at a time, because a validator cannot pause. The rest of the body is checked once.
 */
function* checkInSteps(name: string, { body, field, items }: LongList): Steps<Faults> {
  const found = new Map<string, Faults[number]>();
  try {
    // Replaces the items by `undefined`: each fails at once, and `minItems`/`maxItems` are still checked.
    body[field] = items.map(() => undefined);
    for (const fault of faultsIn(name, body)) if (fault.path === field) found.set(field, fault);
    // Too many items: each further pass would check the rest of the body again.
    if (found.size > 0) return [...found.values()];
    for (let from = 0; from < items.length && found.size < MOST_VALIDATOR_FAULTS; from += ITEMS) {
      yield;
      body[field] = items.slice(from, from + ITEMS);
      for (const fault of faultsIn(name, body)) {
        const path = movedBy(from, field, fault.path);
        found.set(path, { ...fault, path });
      }
    }
  } finally {
    body[field] = items;
  }
  return [...found.values()].slice(0, MOST_VALIDATOR_FAULTS);
}

/** In the piece that starts at 100, `malHizmetler[3].miktar` becomes `malHizmetler[103].miktar`. */
function movedBy(from: number, field: string, path: string): string {
  const [, index, rest] = path.startsWith(`${field}[`) ? (/^\[(\d+)\](.*)$/s.exec(path.slice(field.length)) ?? []) : [];
  return index === undefined ? path : `${field}[${Number(index) + from}]${rest ?? ''}`;
}
