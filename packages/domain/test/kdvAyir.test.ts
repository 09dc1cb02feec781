import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyKdvAyir, calculateInvoice, extractKdv, newInvoice, type Line } from '../src';
import { addTax } from '../src/invoice/editInvoice';
import { Fraction } from './Fraction';

const one = Fraction.of('1');
const hundred = Fraction.of('100');
const two = Fraction.of('0.02');
const withRate = (rate: string) => one.plus(Fraction.of(rate).over(hundred));
const rate = fc.constantFrom('1', '8', '10', '18', '20');
const price = fc
  .tuple(fc.integer({ min: 1, max: 2_000_000 }), fc.constantFrom(0, 1, 2, 3, 4, 5))
  .map(([digits, scale]) =>
    Fraction.of(`${digits}`)
      .over(Fraction.of(`1${'0'.repeat(scale)}`))
      .text(scale),
  );
const quantity = fc.oneof(
  fc.integer({ min: 1, max: 100_000 }).map(String),
  fc
    .tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 1, max: 999 }))
    .map(([whole, part]) => `${whole}.${String(part).padStart(3, '0')}`),
);

describe('KDV Ayır by fiscal-rules 8', () => {
  test('LIN-09: price, KDV, total and residue equal those of exact fractions', () => {
    fc.assert(
      fc.property(price, rate, quantity, (brutBirimFiyat, kdvOrani, miktar) => {
        const birimFiyat = Fraction.of(brutBirimFiyat).over(withRate(kdvOrani)).rounded(5);
        const fiyat = birimFiyat.times(Fraction.of(miktar)).rounded(2);
        const typed = Fraction.of(brutBirimFiyat).times(Fraction.of(miktar)).rounded(2);
        const ordinary = fiyat.times(Fraction.of(kdvOrani)).over(hundred).rounded(2);
        const closing = typed.minus(fiyat);
        const closes = closing.sign >= 0 && closing.minus(ordinary).abs().minus(two).sign <= 0;
        const kdv = closes ? closing : ordinary;
        const kurus = (amount: Fraction) => amount.times(hundred).text(0);
        expect(extractKdv({ brutBirimFiyat, kdvOrani, miktar })).toEqual({
          birimFiyat: birimFiyat.text(5),
          fiyat: fiyat.text(2),
          kdvTutari: kdv.text(2),
          toplam: fiyat.plus(kdv).text(2),
          farkKurus: kurus(fiyat.plus(kdv).minus(typed)),
          duzFarkKurus: kurus(fiyat.plus(ordinary).minus(typed)),
        });
      }),
      { numRuns: 3000 },
    );
  });

  test('LIN-09 CAL-04: with other taxes that bear KDV the total is the typed price, up to ten units', () => {
    const taxes = fc
      .subarray(['V0073', 'V0074', 'V8002', 'V8004', 'V9944'])
      .chain((codes) =>
        fc.tuple(
          ...codes.map((code) =>
            fc.integer({ min: 0, max: 60 }).map((percent) => [`${code}Orani`, String(percent)] as const),
          ),
        ),
      );
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 1_000_000 }),
        rate,
        fc.integer({ min: 1, max: 10 }),
        taxes,
        (kurus, kdvOrani, miktar, fields) => {
          const brut = Fraction.of(`${kurus}`).over(hundred).text(2);
          const line: Line = {
            malHizmet: 'Kalem',
            birim: 'C62',
            miktar: String(miktar),
            birimFiyat: brut,
            kdvOrani,
            ...Object.fromEntries(fields),
          };
          const split = applyKdvAyir(line, brut);
          const { totals, malHizmetler } = calculateInvoice({ faturaTip: 'SATIS', malHizmetler: [split ?? {}] });
          const rates = fields.reduce((sum, [, percent]) => sum.plus(Fraction.of(percent)), Fraction.of('0'));
          expect(split?.birimFiyat).toBe(
            Fraction.of(brut)
              .over(withRate(kdvOrani))
              .over(one.plus(rates.over(hundred)))
              .text(5),
          );
          const typed = Fraction.of(brut).times(Fraction.of(`${miktar}`));
          const left = Fraction.of(totals.vergilerDahilToplamTutar).minus(typed);
          const ordinary = Fraction.of(malHizmetler[0]?.kdvMatrahi ?? '')
            .times(Fraction.of(kdvOrani))
            .over(hundred)
            .rounded(2);
          const closing = typed.minus(Fraction.of(malHizmetler[0]?.kdvMatrahi ?? ''));
          // With a price of a few kuruş the rounded taxes can exceed it. Then no KDV can make the sum equal.
          const closes = closing.sign >= 0 && closing.minus(ordinary).abs().minus(two).sign <= 0;
          if (closes) expect(left.text(2)).toBe('0.00');
          else expect(malHizmetler[0]?.kdvTutari).toBe(ordinary.text(2));
        },
      ),
      {
        numRuns: 2000,
        examples: [
          [
            113,
            '1',
            1,
            [
              ['V0073Orani', '53'],
              ['V0074Orani', '49'],
              ['V8002Orani', '7'],
              ['V8004Orani', '7'],
              ['V9944Orani', '7'],
            ],
          ],
        ],
      },
    );
  });

  test('LIN-09 LIN-13: counts a tax once, regardless of the number of its fields', () => {
    const added = addTax({ ...newInvoice({ now: new Date('2026-11-21T11:05:22Z') }) }, 'V0073').malHizmetler[0];
    const line: Line = { ...added, V0073Orani: '10' };
    expect(line).toHaveProperty('V0073Tutari');
    expect(applyKdvAyir(line, '132')?.birimFiyat).toBe('100.00000');
    expect(applyKdvAyir({ ...line, V0073BirimTutari: '10', V0073Orani: '' }, '132')?.birimFiyat).toBe('100.00000');
  });

  test.each([
    ['İskonto by rate', { iskontoOrani: '10' }],
    ['İskonto by amount', { iskontoTutari: '5.00' }],
    ['Arttırım', { iskontoTip: 'ARTTIRIM', iskontoOrani: '10' }],
  ] as const)('LIN-09: sets only the unit price on a line with %s; its KDV is the ordinary one', (_name, iskonto) => {
    const line: Line = {
      malHizmet: 'Kalem',
      birim: 'C62',
      miktar: '1',
      birimFiyat: '99.99',
      kdvOrani: '20',
      ...iskonto,
    };
    const split = applyKdvAyir(line, '99.99');
    expect(split).toEqual({ ...line, birimFiyat: '83.32500' });
    const kept = calculateInvoice({ malHizmetler: [{ ...split, kdvDahilBirimFiyat: '99.99' }] });
    expect(kept).toEqual(calculateInvoice({ malHizmetler: [split ?? {}] }));
  });
});
