import type { Steps } from '@kalem/domain';
import { validators } from '@kalem/openapi/validators';
import { inPieces } from '../pieces';
import { faultAt, faultsOf, MOST_VALIDATOR_FAULTS, unstorablePath } from '../problems/faults';

type Faults = ReturnType<typeof faultsOf>;

/** What the contract, or the database with a text, finds wrong with a value; nothing when it may pass. */
export function faultsIn(name: string, value: unknown): Faults {
  const validate = validators[name];
  if (!validate?.(value)) return faultsOf(validate?.errors ?? []);
  const path = unstorablePath(value);
  if (path === undefined) return [];
  return [faultAt(path, 'INVALID_TEXT')];
}

/** `faultsIn` for a body, which may hold thousands of lines: yields to other calls in between. */
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

/** The field of a body that holds a long list; a body has one such field at most. */
function longList(body: unknown): LongList | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const fields = body as Record<string, unknown>;
  const [found] = Object.entries(fields).flatMap(([field, items]) =>
    Array.isArray(items) && items.length > ITEMS ? [{ body: fields, field, items: items as unknown[] }] : [],
  );
  return found;
}

/** The validators take a body in one go: it gets a hundred items of its list at a time, its length by itself. */
function* checkInSteps(name: string, { body, field, items }: LongList): Steps<Faults> {
  const found = new Map<string, Faults[number]>();
  try {
    // Nothing is an item, so that the validator gives up on them at once; how many there are it tells anyway.
    body[field] = items.map(() => undefined);
    for (const fault of faultsIn(name, body)) if (fault.path === field) found.set(field, fault);
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

/** `malHizmetler[3].miktar` in the piece that begins at 100 is `malHizmetler[103].miktar`. */
function movedBy(from: number, field: string, path: string): string {
  const [, index, rest] = path.startsWith(`${field}[`) ? (/^\[(\d+)\](.*)$/s.exec(path.slice(field.length)) ?? []) : [];
  return index === undefined ? path : `${field}[${Number(index) + from}]${rest ?? ''}`;
}
