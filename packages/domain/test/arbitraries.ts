import fc from 'fast-check';
import { taxCodes, tevkifatCodes } from './oracle';

const digits = (least: number, most: number) =>
  fc.array(fc.nat(9), { minLength: least, maxLength: most }).map((list) => list.join(''));

/**
 * A decimal of the wire with at most `whole` digits before and `decimals` after the point, leading and trailing zeros
 * included.
 */
export const decimal = (whole: number, decimals: number) =>
  fc
    .tuple(digits(1, whole), digits(0, decimals))
    .map(([integer, fraction]) => (fraction === '' ? integer : `${integer}.${fraction}`));

/** Whole numbers around 2^53, where plain numbers become inexact, with some decimals. */
const aroundExact = (decimals: number) =>
  fc
    .tuple(fc.bigInt({ min: 2n ** 53n - 300n, max: 2n ** 53n + 300n }), fc.integer({ min: 1, max: decimals }))
    .map(([digits, places]) => {
      const text = String(digits);
      return `${text.slice(0, -places)}.${text.slice(-places)}`;
    });

const rate = fc.oneof(
  fc.constantFrom('0', '1', '8', '10', '18', '20', '33', '50', '100', '0.948', '20.00'),
  decimal(2, 3),
);
const sometimes = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 2 });

const taxFields = fc
  .array(
    fc.tuple(
      fc.constantFrom(...taxCodes),
      fc.constantFrom('Orani', 'Tutari', 'BirimTutari', ''),
      fc.oneof(
        { weight: 4, arbitrary: rate },
        { weight: 4, arbitrary: decimal(3, 2) },
        { weight: 1, arbitrary: aroundExact(2) },
      ),
    ),
    { maxLength: 3 },
  )
  .map((taxes) => Object.fromEntries(taxes.map(([code, suffix, figure]) => [code + suffix, figure])));

const plainLine = fc.record(
  {
    malHizmet: fc.constant('Kalem'),
    birim: fc.constant('C62'),
    miktar: fc.oneof(fc.constantFrom('1', '2', '0.5', '3.333'), decimal(4, 8), decimal(15, 8), aroundExact(8)),
    birimFiyat: fc.oneof(
      fc.constantFrom('100', '0.42', '1.25', '42.06071'),
      decimal(5, 5),
      decimal(15, 5),
      aroundExact(5),
    ),
    kdvOrani: fc.oneof(fc.constantFrom('0', '1', '8', '10', '18', '20'), rate),
    iskontoTip: fc.constantFrom('ISKONTO', 'ARTTIRIM'),
    iskontoOrani: rate,
    iskontoTutari: fc.oneof(decimal(3, 2), aroundExact(2)),
    tevkifatKodu: fc.constantFrom('650', ...tevkifatCodes),
    V9015Orani: rate,
    ozelMatrahTutari: fc.oneof(decimal(4, 2), aroundExact(2)),
  },
  { requiredKeys: ['malHizmet', 'birim', 'miktar', 'birimFiyat', 'kdvOrani'] },
);

/** A price including KDV, split in floating point, so only almost as KDV Ayır does. */
const splitLine = fc
  .tuple(
    fc.integer({ min: 1, max: 1_000_000 }),
    fc.constantFrom('1', '8', '10', '18', '20'),
    fc.integer({ min: 1, max: 5000 }),
  )
  .map(([kurus, kdvOrani, miktar]) => ({
    malHizmet: 'Kalem',
    birim: 'C62',
    miktar: String(miktar),
    birimFiyat: (kurus / 100 / (1 + Number(kdvOrani) / 100)).toFixed(5),
    kdvOrani,
    kdvDahilBirimFiyat: (kurus / 100).toFixed(2),
  }));

const line = fc
  .tuple(fc.oneof({ weight: 4, arbitrary: plainLine }, { weight: 1, arbitrary: splitLine }), sometimes(taxFields))
  .map(([fields, taxes]): Readonly<Record<string, string>> => {
    const all = { ...fields, ...taxes };
    return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined));
  });

/** An invoice of any type with arbitrary figures. They need not be consistent, because the calculation accepts all. */
export const invoice = fc.record({
  faturaTip: fc.constantFrom('SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI', 'KONAKLAMAVERGISI'),
  paraBirim: fc.constantFrom('TRY', 'TRY', 'USD', 'EUR'),
  dovizKur: fc.oneof(fc.constant('0'), decimal(3, 6)),
  malHizmetler: fc.array(line, { minLength: 1, maxLength: 6 }),
});
