import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { amountInWords, calculateInvoice, calculateLine, extractKdv, InvoiceSums, policies, totalsOf } from '../src';
import { explainTotals } from '../src/checks';
import { invoice } from './arbitraries';
import { Fraction } from './Fraction';
import { oracle } from './oracle';

/** Random invoices. By hand, `KALEM_INVOICES=100000` takes a minute. */
const RUNS = Number(process.env['KALEM_INVOICES'] ?? 20_000);
const TIMEOUT = 600_000;

describe('the calculation', () => {
  test(
    'CAL-01 to CAL-08 CAL-12: random invoices of every type equal the calculation with exact fractions',
    { timeout: TIMEOUT },
    () => {
      fc.assert(
        fc.property(invoice, (random) => {
          expectAsInFractions(random);
        }),
        { numRuns: RUNS },
      );
    },
  );

  test('CAL-01: rounds half a kuruş away from zero at every step, and stays exact beyond 2^53', () => {
    const tie = fc
      .tuple(fc.nat({ max: 99_999 }), fc.constantFrom('5', '50', '500', '4', '49999', '50001'))
      .map(([cents, rest]) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}${rest}`);
    // 2^53 kuruş is 90071992547409.92.
    const edge = fc
      .tuple(
        fc.constantFrom('9007199254740', '90071992547409', '45035996273704', '900719925474099'),
        fc.integer({ min: 0, max: 99_999 }),
      )
      .map(([whole, rest]) => `${whole}.${String(rest).padStart(5, '0')}`);
    const line = fc.record({
      miktar: fc.constantFrom('1', '2', '0.5', '0.1', '1.00000001', '3'),
      birimFiyat: fc.oneof(tie, edge),
      kdvOrani: fc.constantFrom('0', '1', '8', '10', '18', '20'),
      iskontoTip: fc.constantFrom('ISKONTO', 'ARTTIRIM'),
      iskontoOrani: fc.constantFrom('', '0', '5', '10', '12.5', '50', '0.5', '100'),
      V0073Orani: fc.constantFrom('', '2.5', '12.5', '50'),
      V4171BirimTutari: fc.constantFrom('', '0.005', '1.125'),
      V9015Orani: fc.constantFrom('', '50', '25', '12.5'),
    });
    const edgy = fc.record({
      faturaTip: fc.constantFrom('SATIS', 'TEVKIFAT', 'IHRACKAYITLI', 'KONAKLAMAVERGISI'),
      paraBirim: fc.constant('USD'),
      dovizKur: fc.constantFrom('0.5', '41.3567', '99999.999999'),
      malHizmetler: fc.array(line, { minLength: 1, maxLength: 4 }),
    });
    fc.assert(
      fc.property(edgy, (invoice) => expectAsInFractions(invoice)),
      { numRuns: RUNS / 5 },
    );
  });

  test('CAL-08: running sums equal the sums of the current lines after any adds and removals', () => {
    fc.assert(
      fc.property(invoice, invoice, (stays, { malHizmetler: goes }) => {
        const sums = new InvoiceSums();
        const figures = goes.map((line) => calculateLine(line, stays));
        for (const line of figures) sums.add(line);
        for (const line of stays.malHizmetler) sums.add(calculateLine(line, stays));
        for (const line of figures.reverse()) sums.remove(line);
        expect(totalsOf(sums, stays)).toEqual(calculateInvoice(stays).totals);
      }),
      { numRuns: 1000 },
    );
  });

  test('CAL-08 INV-02: the parts of a total add up to it', () => {
    const add = (parts: readonly { readonly amount: string }[]) =>
      parts.reduce((sum, { amount }) => sum.plus(Fraction.of(amount)), Fraction.of('0')).text(2);
    fc.assert(
      fc.property(invoice, (random) => {
        const { totals, tlKarsiligi } = calculateInvoice(random);
        const explained = explainTotals(random);
        expect(add(explained.urunHizmetToplamTutari)).toBe(totals.urunHizmetToplamTutari);
        for (const { miktar, birimFiyat, amount } of explained.urunHizmetToplamTutari)
          expect(Fraction.of(miktar).times(Fraction.of(birimFiyat)).text(2)).toBe(amount);
        expect(add(explained.matrah)).toBe(totals.matrah);
        expect(add(explained.vergilerToplami)).toBe(totals.vergilerToplami);
        expect(add(explained.tevkifataTabiIslemTutar)).toBe(totals.tevkifataTabiIslemTutar ?? '0.00');
        expect(add(explained.tevkifataTabiIslemKdv)).toBe(totals.tevkifataTabiIslemKdv ?? '0.00');
        expect(Object.fromEntries(explained.tlKarsiligi.map(({ of, amount }) => [of, amount]))).toEqual(
          tlKarsiligi ?? {},
        );
        for (const { base, kur, amount } of explained.tlKarsiligi)
          expect(Fraction.of(base).times(Fraction.of(kur)).text(2)).toBe(amount);
        for (const { rate, base, lines } of explained.hesaplananKdv) {
          expect(totals.kdvToplamlar.find(({ oran }) => oran === rate)?.matrah).toBe(base);
          expect(lines.length).toBeGreaterThan(0);
        }
        expect(add(explained.toplamIskonto)).toBe(
          totals.tip === 'İskonto' ? totals.toplamIskonto : `-${totals.toplamIskonto}`,
        );
        expect(add(explained.hesaplananKdv)).toBe(totals.hesaplananKdv);
        expect(add(explained.hesaplananV9015)).toBe(totals.hesaplananV9015 ?? '0.00');
        expect(
          Object.fromEntries(Object.entries(explained.vergiToplamlar).map(([code, parts]) => [code, add(parts)])),
        ).toEqual(totals.vergiToplamlar);
        expect(add(explained.vergilerDahilToplamTutar)).toBe(totals.vergilerDahilToplamTutar);
        expect(add(explained.odenecekTutar)).toBe(totals.odenecekTutar);
      }),
      { numRuns: 1000 },
    );
  });

  test('CAL-08: a total lists its lines and rates', () => {
    const line = { miktar: '1', kdvOrani: '20' };
    const first = { ...line, birimFiyat: '186500', tevkifatKodu: '612' };
    const second = { ...line, birimFiyat: '100', iskontoOrani: '10', V0073Orani: '5' };
    const explained = explainTotals({
      faturaTip: 'TEVKIFAT',
      malHizmetler: [first, second, { ...line, birimFiyat: '5700', kdvOrani: '1' }],
    });
    expect(explained.hesaplananV9015).toEqual([
      { line: 0, code: '612', rate: '90', base: '37300.00', amount: '33570.00' },
    ]);
    expect(explained.toplamIskonto).toEqual([{ line: 1, rate: '10', base: '100.00', amount: '10.00' }]);
    expect(explained.vergiToplamlar).toEqual({
      V0073: [{ line: 1, code: 'V0073', rate: '5', base: '90.00', amount: '4.50' }],
    });
    expect(explained.hesaplananKdv).toEqual([
      { rate: '20', base: '186594.50', amount: '37318.90', lines: [0, 1] },
      { rate: '1', base: '5700.00', amount: '57.00', lines: [2] },
    ]);
    expect(explained.odenecekTutar).toEqual([
      { of: 'vergilerDahilToplamTutar', amount: '229670.40' },
      { of: 'hesaplananV9015', amount: '-33570.00' },
    ]);
  });

  test('CAL-05 CAL-08 LIN-09: each policy can be switched', () => {
    const tobacco = {
      faturaTip: 'OZELMATRAH',
      malHizmetler: [{ miktar: '1', birimFiyat: '24.94', kdvOrani: '18', ozelMatrahTutari: '22.28' }],
    };
    expect(calculateInvoice(tobacco).totals).toMatchObject({ hesaplananKdv: '4.01', odenecekTutar: '28.95' });
    expect(calculateInvoice(tobacco, { ...policies, ozelMatrah: 'included' }).totals).toMatchObject({
      matrah: '24.94',
      hesaplananKdv: '4.01',
      vergilerDahilToplamTutar: '24.94',
      odenecekTutar: '24.94',
    });
    const exported = { faturaTip: 'IHRACKAYITLI', malHizmetler: [{ miktar: '1', birimFiyat: '1500', kdvOrani: '20' }] };
    expect(calculateInvoice(exported).totals).toMatchObject({
      hesaplananKdv: '300.00',
      vergilerDahilToplamTutar: '1800.00',
      odenecekTutar: '1500.00',
    });
    expect(calculateInvoice(exported, { ...policies, ihracKayitliKdv: 'collected' }).totals.odenecekTutar).toBe(
      '1800.00',
    );
    const split = {
      malHizmetler: [{ miktar: '1', birimFiyat: '83.32500', kdvOrani: '20', kdvDahilBirimFiyat: '99.99' }],
    };
    expect(calculateInvoice(split).totals.odenecekTutar).toBe('99.99');
    expect(calculateInvoice(split, { ...policies, kdvAyirResidue: 'accept' }).totals.odenecekTutar).toBe('100.00');
    const thirds = { malHizmetler: [{ miktar: '3', birimFiyat: '0.335', iskontoOrani: '50', kdvOrani: '20' }] };
    expect(calculateInvoice(thirds).totals).toMatchObject({
      urunHizmetToplamTutari: '1.01',
      toplamIskonto: '0.51',
      matrah: '0.50',
      hesaplananKdv: '0.10',
    });
    expect(calculateInvoice(thirds, { ...policies, rounding: 'chain' }).totals).toMatchObject({
      urunHizmetToplamTutari: '1.01',
      toplamIskonto: '0.50',
      matrah: '0.50',
      hesaplananKdv: '0.10',
    });
  });

  test('CAL-08 INV-02: a total in a foreign currency names its rate, an accommodation tax its fixed rate', () => {
    const line = { miktar: '3', birimFiyat: '33.335', kdvOrani: '20', V0059Orani: '0' };
    const explained = explainTotals({
      faturaTip: 'SATIS',
      paraBirim: 'USD',
      dovizKur: '41.3567',
      malHizmetler: [line],
    });
    expect(explained.urunHizmetToplamTutari).toEqual([
      { line: 0, miktar: '3', birimFiyat: '33.335', amount: '100.01' },
    ]);
    expect(explained.tlKarsiligi[0]).toEqual({
      of: 'urunHizmetToplamTutari',
      base: '100.01',
      kur: '41.3567',
      amount: '4136.08',
    });
    expect(explained.vergiToplamlar).toEqual({
      V0059: [{ line: 0, code: 'V0059', rate: '0', base: '100.01', amount: '0.00' }],
    });
    expect(explainTotals({ faturaTip: 'KONAKLAMAVERGISI', malHizmetler: [line] }).vergiToplamlar).toMatchObject({
      V0059: [{ rate: '2', amount: '2.00' }],
    });
  });

  test.each(['1', '8', '10', '18', '20'])(
    'LIN-09: at %s percent the total equals every gross price up to 10,000.00',
    (kdvOrani) => {
      const failures: string[] = [];
      for (let kurus = 1; kurus <= 1_000_000; kurus += kurus < 20_000 ? 1 : 97) {
        const brutBirimFiyat = (kurus / 100).toFixed(2);
        if (extractKdv({ brutBirimFiyat, kdvOrani, miktar: '1' })?.toplam !== brutBirimFiyat)
          failures.push(brutBirimFiyat);
      }
      expect(failures).toEqual([]);
    },
  );

  test('LIN-09: beyond a residue of two kuruş the ordinary KDV applies and the difference is reported', () => {
    expect(extractKdv({ brutBirimFiyat: '0.01', kdvOrani: '20', miktar: '100000' })).toMatchObject({
      birimFiyat: '0.00833',
      toplam: '999.60',
      farkKurus: '-40',
      duzFarkKurus: '-40',
    });
  });

  test('CAL-09: the words can be parsed back to the number', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }), fc.integer({ min: 0, max: 99 }), (whole, fraction) => {
        const { text, numberWordsSpaced } = amountInWords({
          tutar: `${whole}.${String(fraction).padStart(2, '0')}`,
          paraBirimi: 'TRY',
        });
        expect(numberOf(numberWordsSpaced)).toBe(whole);
        expect(text.startsWith(`YALNIZ ${numberWordsSpaced.replaceAll(' ', '')} TÜRK LİRASI`)).toBe(true);
        expect(text.endsWith(' KURUŞ')).toBe(fraction > 0);
      }),
      { numRuns: 2000 },
    );
  });

  test('CAL-10: a currency without names is printed as its code, without a minor unit', () => {
    expect(amountInWords({ tutar: '12.50', paraBirimi: 'NOK' }).text).toBe('YALNIZ ONİKİ NOK ELLİ');
    expect(amountInWords({ tutar: '12', paraBirimi: 'AFG' }).text).toBe('YALNIZ ONİKİ AFGANİ');
  });

  test('CAL-09: an invalid amount has no words', () => {
    for (const tutar of ['', 'abc', '-5', '1e3', null, undefined])
      expect(amountInWords({ tutar, paraBirimi: 'TRY' })).toEqual({ text: '', numberWordsSpaced: '' });
  });
});

/**
 * Compares every figure with the oracle. `isDeepStrictEqual` of Node is many times faster than `expect`, which runs
 * only to show a difference.
 */
function expectAsInFractions(invoice: Parameters<typeof oracle>[0]): void {
  const { totals, ...result } = calculateInvoice(invoice);
  const { odenecekTutarText: _text, ...figures } = totals;
  const actual = { ...result, totals: figures };
  const expected = oracle(invoice);
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toStrictEqual(expected);
}

function numberOf(words: string): bigint {
  const values: Readonly<Record<string, bigint>> = {
    SIFIR: 0n,
    BİR: 1n,
    İKİ: 2n,
    ÜÇ: 3n,
    DÖRT: 4n,
    BEŞ: 5n,
    ALTI: 6n,
    YEDİ: 7n,
    SEKİZ: 8n,
    DOKUZ: 9n,
    ON: 10n,
    YİRMİ: 20n,
    OTUZ: 30n,
    KIRK: 40n,
    ELLİ: 50n,
    ALTMIŞ: 60n,
    YETMİŞ: 70n,
    SEKSEN: 80n,
    DOKSAN: 90n,
  };
  const powers: Readonly<Record<string, bigint>> = {
    BİN: 1000n,
    MİLYON: 10n ** 6n,
    MİLYAR: 10n ** 9n,
    TRİLYON: 10n ** 12n,
    KATRİLYON: 10n ** 15n,
  };
  let [total, group] = [0n, 0n];
  for (const word of words.split(' ')) {
    const power = powers[word];
    if (word === 'YÜZ') group = (group === 0n ? 1n : group) * 100n;
    else if (power !== undefined) [total, group] = [total + (group === 0n ? 1n : group) * power, 0n];
    else group += values[word] ?? -1n;
  }
  return total + group;
}
