import { expect, test } from 'vitest';
import { spreadCredits } from './collection';

const invoice = (id: string, vadeTarihi: string, kalan: string) => ({
  id,
  belgeNumarasi: null,
  faturaTarih: '2026-11-02',
  vadeTarihi,
  kalan,
});

test('MNY-31: credits close invoices by due day, the first credit first; a credit that is not needed stays', () => {
  const invoices = [invoice('late', '2026-12-20', '100.00'), invoice('early', '2026-11-10', '30.00')];
  const spread = (...amounts: string[]) =>
    spreadCredits(
      amounts.map((tutar, index) => ({ id: `${index}`, tutar })),
      invoices,
    ).map(({ id, dagitim }) => [id, ...dagitim.map((share) => `${share.id} ${share.tutar}`)]);
  expect(spread('20.00', '50.00', '200.00', '10.00')).toEqual([
    ['0', 'early 20.00'],
    ['1', 'early 10.00', 'late 40.00'],
    ['2', 'late 60.00'],
  ]);
  expect(spread('12.34')).toEqual([['0', 'early 12.34']]);
  expect(spread()).toEqual([]);
});
