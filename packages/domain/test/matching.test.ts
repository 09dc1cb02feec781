import { describe, expect, test } from 'vitest';
import { createMatcher, type Proposal } from '../src/movements';
import { type BankTruth, decimal, kurusOf, makeTruth } from './bankTruth';

/** Both choices are on, so that as much as possible is booked without a person. */
const choices = { kismi: true, vkn: true };

/** Matches all movements by day, and pays the invoices as the truth is. */
function replay({ invoices, movements }: BankTruth) {
  const open = new Map(invoices.map((invoice) => [invoice.faturaId, invoice]));
  const matcher = createMatcher(invoices, choices);
  const wrong: string[] = [];
  let [automatic, truths, held] = [0, 0, 0];
  const byDay = [...movements].sort((left, right) => (left.movement.tarih < right.movement.tarih ? -1 : 1));
  for (const { movement, truth, kind } of byDay) {
    const { sonuc, oneriler } = matcher.match(movement);
    const isTrue = ({ dagitim }: Proposal) =>
      dagitim.length === truth.size && dagitim.every(({ faturaId, tutar }) => truth.get(faturaId) === kurusOf(tutar));
    const [best, second] = oneriler;
    const isFound = oneriler.some(isTrue);
    if (sonuc === 'OTOMATIK') {
      automatic += 1;
      if (!best || second || !isFound) wrong.push(`${kind}: ${JSON.stringify({ movement, oneriler })}`);
    }
    if (truth.size > 0) truths += 1;
    if (truth.size > 0 && isFound) held += 1;
    for (const [faturaId, paid] of truth) {
      const invoice = open.get(faturaId);
      if (!invoice) continue;
      const next = { ...invoice, kalan: decimal(kurusOf(invoice.kalan) - paid) };
      open.set(faturaId, next);
      matcher.put(next);
    }
  }
  return { automatic, wrong, share: held / truths };
}

describe('MNY-115: 10,000 movements of 2,000 invoices with a hidden truth', () => {
  test.each([1, 20_261, 77_777])('MNY-115: seed %i: all automatic matches are right, 90 percent are found', (seed) => {
    const { automatic, wrong, share } = replay(makeTruth(seed, { invoices: 2000, debtors: 500, movements: 10_000 }));
    expect(wrong).toEqual([]);
    expect(automatic).toBeGreaterThan(1500);
    expect(share).toBeGreaterThanOrEqual(0.9);
  });

  test('MNY-115 MNY-116: a run again gives the same answers, byte for byte', () => {
    const { invoices, movements } = makeTruth(5, { invoices: 400, debtors: 100, movements: 1000 });
    const answers = (some: typeof invoices) => {
      const matcher = createMatcher(some, choices);
      return movements.map(({ movement }) => JSON.stringify(matcher.match(movement)));
    };
    expect(answers([...invoices].reverse())).toEqual(answers(invoices));
  });
});

test('MNY-113 MNY-92: 10,000 movements against 20,000 open invoices take at most 10 seconds', () => {
  const { invoices, movements } = makeTruth(1, { invoices: 20_000, debtors: 5000, movements: 30_000 });
  const started = process.cpuUsage().user;
  const matcher = createMatcher(invoices, choices);
  const found = movements.filter((_, index) => index % 3 === 0).map(({ movement }) => matcher.match(movement).sonuc);
  expect(found).toHaveLength(10_000);
  expect(found.filter((sonuc) => sonuc !== 'YOK').length).toBeGreaterThan(5000);
  expect((process.cpuUsage().user - started) / 1_000_000).toBeLessThan(10);
});
