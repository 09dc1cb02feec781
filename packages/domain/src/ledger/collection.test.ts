import { expect, test } from 'vitest';
import { canWriteOff, collectionMark, spreadCredits } from './collection';

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

test.each([
  ['an open objection', [['ITIRAZ', 'OLUSTU']], 'ITIRAZLI'],
  ['an open cancellation', [['IPTAL', 'OLUSTU']], 'IPTAL_BEKLIYOR'],
  ['a rejected request', [['ITIRAZ', 'RET']], undefined],
  ['an accepted objection', [['ITIRAZ', 'KABUL']], 'ITIRAZ_KABUL'],
  [
    'a cancellation after an accepted objection',
    [
      ['IPTAL', 'OLUSTU'],
      ['ITIRAZ', 'KABUL'],
    ],
    'IPTAL_BEKLIYOR',
  ],
  [
    'its rejection',
    [
      ['IPTAL', 'RET'],
      ['ITIRAZ', 'KABUL'],
    ],
    'ITIRAZ_KABUL',
  ],
  [
    'an objection after a rejected one',
    [
      ['ITIRAZ', 'OLUSTU'],
      ['ITIRAZ', 'RET'],
    ],
    'ITIRAZLI',
  ],
  ['no request', [], undefined],
] as const)('MNY-36: the mark of %s', (_name, requests, mark) => {
  expect(collectionMark(requests.map(([tip, durum]) => ({ tip, durum })))).toBe(mark);
});

test.each([
  ['0.00', false],
  ['0.01', true],
  ['5.00', true],
  ['5.01', false],
])('MNY-34: a rest of %s may be written off: %s', (kalan, may) => {
  expect(canWriteOff(kalan)).toBe(may);
});
