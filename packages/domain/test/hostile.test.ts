import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calculateInvoice,
  composeNotes,
  formatNumber,
  parseTurkishNumber,
  splitNotes,
  validateCompany,
  validateLogin,
  validateRegistration,
  type Line,
} from '../src';
import { explainTotals, validateInvoice, validateLine } from '../src/checks';
import { openSavedLine } from '../src/invoice/lines';
import { faultMessage } from '../src/messages';
import { decimal, invoice } from './arbitraries';

const json = fc.jsonValue({ maxDepth: 3, noneTrailing: true } as fc.JsonSharedConstraints);
const oddFigure = fc.oneof(
  json,
  fc.constantFrom(
    'NaN',
    'Infinity',
    '1e5',
    '-1',
    '+1',
    '1,5',
    '0x10',
    '1'.repeat(40),
    `0.${'1'.repeat(40)}`,
    '٣',
    '１',
    '\uD800',
    '__proto__',
    'constructor',
    ' 1',
    '1\n',
    '.',
    '1.2.3',
    '',
    '1.',
    '.1',
  ),
  decimal(15, 8),
);
const fields = [
  'miktar',
  'birimFiyat',
  'kdvOrani',
  'iskontoTip',
  'iskontoOrani',
  'iskontoTutari',
  'tevkifatKodu',
  'V9015Orani',
  'V0073Orani',
  'V0073Tutari',
  'V4171',
  'V0059BirimTutari',
  'V8003Orani',
  'ozelMatrahTutari',
  'ozelMatrahNedeni',
  'kdvDahilBirimFiyat',
  'istisnaMuafiyetSebebi',
  'gtip',
  'malHizmet',
  'birim',
  '__proto__',
  'constructor',
  'toString',
];
const oddLine = fc.oneof(json, fc.dictionary(fc.constantFrom(...fields), oddFigure));
const header = [
  'faturaTip',
  'faturaTarih',
  'faturaSaat',
  'paraBirim',
  'paraBirimi',
  'dovizKur',
  'vknTckn',
  'aliciUnvan',
  'emails',
  'iadeFaturalari',
  'vergiler',
  'iskonto',
  'not',
  '__proto__',
];
const types = fc.constantFrom('SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI', 'KONAKLAMAVERGISI');
const oddInvoice = fc.oneof(
  json,
  fc
    .tuple(
      fc.dictionary(fc.constantFrom(...header), oddFigure),
      types,
      fc.oneof(json, fc.array(oddLine, { maxLength: 4 })),
    )
    .map(([odd, faturaTip, malHizmetler]) => ({ faturaTip, ...odd, malHizmetler })),
);

const line = { malHizmet: 'Kalem', miktar: '1', birim: 'C62', birimFiyat: '100', kdvOrani: '20' };
const decimalFields = [
  'miktar',
  'birimFiyat',
  'kdvOrani',
  'kdvDahilBirimFiyat',
  'iskontoOrani',
  'iskontoTutari',
  'V9015Orani',
  'V9015Tutari',
  'V0073Orani',
  'V0073Tutari',
  'V0073BirimTutari',
  'V0059',
  'V4171',
  'ozelMatrahTutari',
];
const codeFields = [
  'birim',
  'iskontoTip',
  'tevkifatKodu',
  'ozelMatrahNedeni',
  'istisnaMuafiyetSebebi',
  'gtip',
  'V8003Orani',
];
const noDecimals = [
  'NaN',
  'Infinity',
  '1e3',
  '1E+3',
  '9'.repeat(40),
  `0.${'9'.repeat(40)}`,
  '-1',
  '+1',
  '-0',
  '1,5',
  '1.',
  '.5',
  '1_000',
  '0x10',
  ' 1',
  '1 ',
  '1\n',
  '١٢',
  '１２',
  '१',
  '__proto__',
  'constructor',
  'toString',
];
const noTexts: readonly unknown[] = [
  '\uD800',
  'a\uDFFF',
  '\u0000',
  '\u001F',
  '\uFFFF',
  5,
  -1,
  0,
  Number.NaN,
  true,
  false,
  {},
  [],
  ['1'],
  { toString: '1' },
];
const errorsAt = (path: string, changes: object) =>
  validateInvoice({ faturaTip: 'IADE', faturaTarih: '2026-11-21', malHizmetler: [line], ...changes })
    .filter((fault) => fault.path.startsWith(path) && fault.severity === 'error')
    .map(({ code }) => code);

const amountForm = /^-?\d+(\.\d+)?$/;
const amounts = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(amounts) : [];
};

describe('arbitrary JSON', () => {
  test('INV-35 CAL-01: calculates and validates it without an exception, and returns only valid figures', () => {
    fc.assert(
      fc.property(oddInvoice, (odd) => {
        const { totals, malHizmetler, tlKarsiligi } = calculateInvoice(odd as never);
        const { odenecekTutarText: _text, tip: _tip, ...figures } = totals;
        // One `expect` for all amounts: one for each took half of the time of this test.
        expect(amounts([figures, malHizmetler, tlKarsiligi]).filter((amount) => !amountForm.test(amount))).toEqual([]);
        expect(Object.keys(explainTotals(odd as never).vergiToplamlar).sort()).toEqual(
          Object.keys(totals.vergiToplamlar).sort(),
        );
        const messages = validateInvoice(odd, { today: '2026-11-21' }).map((fault) => faultMessage(fault));
        expect(messages.filter((message) => /\{|undefined/.test(message))).toEqual([]);
      }),
      { numRuns: 5000 },
    );
  });

  test('INV-35: a figure that the calculation cannot read has a fault at its path', () => {
    fc.assert(
      fc.property(
        fc.array(fc.dictionary(fc.constantFrom(...fields), oddFigure), { minLength: 1, maxLength: 3 }),
        types,
        (malHizmetler, faturaTip) => {
          const paths = new Set(validateInvoice({ faturaTip, malHizmetler }).map(({ path }) => path));
          const { unreadable = [] } = calculateInvoice({ faturaTip, malHizmetler } as never);
          expect(unreadable.filter((path) => !paths.has(path))).toEqual([]);
        },
      ),
      { numRuns: 3000 },
    );
  });

  test.each(decimalFields)('INV-35 CAL-01: reports a non-decimal at %s instead of reading it as zero', (field) => {
    for (const odd of [...noDecimals, ...noTexts])
      expect(
        errorsAt(`malHizmetler[0].${field}`, { malHizmetler: [{ ...line, [field]: odd }] }),
        JSON.stringify(odd),
      ).not.toEqual([]);
  });

  test.each(codeFields)('INV-35 LIN-14: reports an unknown code at %s', (field) => {
    for (const odd of [...noDecimals, ...noTexts])
      expect(
        errorsAt(`malHizmetler[0].${field}`, { malHizmetler: [{ ...line, [field]: odd }] }),
        JSON.stringify(odd),
      ).not.toEqual([]);
  });

  test.each(['malHizmet', 'aciklama', 'kapNo', 'stokTipi', 'dovizKodu'])(
    'INV-35: reports characters that documents cannot contain at %s',
    (field) => {
      for (const odd of noTexts)
        expect(
          errorsAt(`malHizmetler[0].${field}`, { malHizmetler: [{ ...line, [field]: odd }] }),
          JSON.stringify(odd),
        ).not.toEqual([]);
    },
  );

  test.each([
    'faturaTip',
    'faturaTarih',
    'faturaSaat',
    'paraBirim',
    'dovizKur',
    'vknTckn',
    'iskonto',
    'irsaliyeTarihi',
    'emails',
    'iadeFaturalari',
    'vergiler',
    'malHizmetler',
  ])('INV-17 INV-18 INV-35: reports nonsense at %s', (field) => {
    for (const odd of [...noDecimals, ...noTexts].filter((value) => !Array.isArray(value)))
      expect(errorsAt(field, { [field]: odd }), JSON.stringify(odd)).not.toEqual([]);
  });

  test('INV-35: ten thousand empty lines give one fault each, and nested nonsense gives only faults', () => {
    expect(
      validateInvoice({ malHizmetler: Array<null>(10_000).fill(null) }).filter(({ path }) => path.endsWith('.miktar')),
    ).toHaveLength(10_000);
    let nested: unknown = '1';
    for (let depth = 0; depth < 10_000; depth++) nested = [nested];
    expect(errorsAt('malHizmetler[0].miktar', { malHizmetler: [{ ...line, miktar: nested }] })).toEqual([
      'INVALID_NUMBER',
    ]);
  });

  test('INV-35: never throws for any JavaScript value', () => {
    const anything = fc.anything({
      withBigInt: true,
      withBoxedValues: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withObjectString: true,
      withSet: true,
      withSparseArray: true,
      withTypedArray: true,
    });
    const lines = fc.array(fc.dictionary(fc.constantFrom(...fields), anything));
    const odd = fc.oneof(
      anything,
      fc
        .tuple(fc.dictionary(fc.constantFrom(...header), anything), lines)
        .map(([top, malHizmetler]) => ({ ...top, malHizmetler })),
    );
    fc.assert(
      fc.property(odd, anything, (value, other) => {
        for (const fault of [...validateInvoice(value), ...validateLine(value, 0, Object(other))])
          expect(fault.path).not.toBe('');
        calculateInvoice(value as never);
        explainTotals(value as never);
      }),
      { numRuns: 1000 },
    );
  });

  test('ACC-04 ACC-12 CMP-18: forms give faults, never exceptions', () => {
    fc.assert(
      fc.property(json, (odd) => {
        const checkCompany = (company: unknown) => validateCompany(company, '2026-09-03');
        for (const validate of [validateLogin, validateRegistration, checkCompany])
          for (const fault of validate(odd)) expect(faultMessage(fault)).toBeTruthy();
      }),
      { numRuns: 1000 },
    );
  });
});

describe('round trips', () => {
  test('INV-09 CAL-12: saving a line, opening it and saving it again changes nothing', () => {
    fc.assert(
      fc.property(invoice, (random) => {
        const saved = calculateInvoice(random);
        const opened = random.malHizmetler.map((line, index) =>
          openSavedLine({ ...line, ...saved.malHizmetler[index] } as Line, random.faturaTip),
        );
        const again = calculateInvoice({ ...random, malHizmetler: opened });
        expect(again).toEqual(saved);
        const reopened = opened.map((line, index) =>
          openSavedLine({ ...line, ...again.malHizmetler[index] }, random.faturaTip),
        );
        expect(reopened).toEqual(opened);
      }),
      { numRuns: 3000 },
    );
  });

  test('LIN-16: a formatted number parses to the same number', () => {
    fc.assert(
      fc.property(decimal(12, 8), (number) => {
        const shortest = number
          .replace(/^0+(?=\d)/, '')
          .replace(/(\.\d*?)0+$/, '$1')
          .replace(/\.$/, '');
        expect(parseTurkishNumber(formatNumber(number))).toBe(shortest);
      }),
    );
  });

  test('INV-31: notes without ### survive', () => {
    const note = fc.string({ minLength: 1 }).filter((text) => !/[#\n]/.test(text));
    const special = fc.string().filter((text) => !text.includes('###'));
    fc.assert(
      fc.property(fc.array(note), special, (automatic, text) => {
        expect(splitNotes(composeNotes({ automatic, special: text }))).toEqual({ automatic, special: text });
      }),
    );
  });
});
