import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { extractKdv } from '../invoice/kdvAyir';
import { amountInWords } from './amountInWords';
import type { CalculableInvoice } from './CalculableInvoice';
import { calculateInvoice } from './calculateInvoice';
import { policies } from './policies';

interface Vector {
  readonly id: string;
  readonly kind: 'invoice' | 'vatExtract' | 'amountInWords';
  readonly name: string;
  readonly input: never;
  readonly expected: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const { vectors, count } = JSON.parse(readFileSync(new URL('../../vectors/public.json', import.meta.url), 'utf8')) as {
  vectors: Vector[];
  count: number;
};
const ofKind = (kind: Vector['kind']) =>
  vectors.filter((vector) => vector.kind === kind).map((vector) => [vector.id, vector.name, vector] as const);

/** Compares only the keys of `expected`; lists must have the expected length. */
const matching = (expected: unknown) => expect.objectContaining(expected as object);

describe('computation vectors', () => {
  test('CAL-12: all vectors of the public set are loaded', () => {
    expect(vectors).toHaveLength(count);
  });

  test.each(ofKind('invoice'))(
    'CAL-01 CAL-02 CAL-03 CAL-04 CAL-05 CAL-06 CAL-07 CAL-08: %s %s',
    (_id, _name, { input, expected }) => {
      const { unroundedChain, malHizmetler, totals, tlKarsiligi } = expected;
      const result = calculateInvoice(input);
      expect(result.malHizmetler).toEqual(Object.values(malHizmetler ?? {}).map(matching));
      expect(result.totals).toEqual(matching(totals));
      expect(result.tlKarsiligi).toEqual(tlKarsiligi);
      expect(result.totals.vergiToplamlar).toEqual(totals?.vergiToplamlar ?? {});
      expect(result.unreadable).toBeUndefined();
      if (unroundedChain !== undefined)
        expect(calculateInvoice(input, { ...policies, rounding: 'chain' }).totals).toEqual(matching(unroundedChain));
    },
  );

  test.each(ofKind('invoice'))('CAL-08: %s does not depend on the order of its lines', (_id, _name, { input }) => {
    const invoice: CalculableInvoice = input;
    const reversed = { ...invoice, malHizmetler: [...(invoice.malHizmetler ?? [])].reverse() };
    expect(calculateInvoice(reversed).totals).toEqual(calculateInvoice(invoice).totals);
  });

  test.each(ofKind('vatExtract'))('LIN-09: %s %s', (_id, _name, { input, expected }) => {
    expect(extractKdv(input)).toEqual(expected);
  });

  test.each(ofKind('amountInWords'))('CAL-09 CAL-10 INV-34: %s %s', (_id, _name, { input, expected }) => {
    expect(amountInWords(input)).toEqual(expected);
  });
});
