import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bulletinXml } from '../testing/rates';
import { parseBulletin } from './createTcmbRates';

const day = '2026-09-02';
const usd = {
  code: 'USD',
  unit: '1',
  forexBuying: '41.1034',
  forexSelling: '41.1775',
  banknoteBuying: '41.0746',
  banknoteSelling: '41.2392',
};

describe('the bulletin of the central bank', () => {
  it('INV-27: contains four rates for one unit, divides rates per 100 exactly, and leaves missing rates empty', () => {
    const jpy = {
      code: 'JPY',
      unit: '100',
      forexBuying: '27.8012',
      forexSelling: '27.9853',
      banknoteBuying: '27.6983',
      banknoteSelling: '28.0916',
    };
    const xdr = {
      code: 'XDR',
      unit: '1',
      forexBuying: '56.2100',
      forexSelling: '',
      banknoteBuying: '',
      banknoteSelling: '',
    };
    expect(parseBulletin(bulletinXml(day, [usd, jpy, xdr]), day)).toEqual({
      USD: { ForexBuying: '41.1034', ForexSelling: '41.1775', BanknoteBuying: '41.0746', BanknoteSelling: '41.2392' },
      JPY: {
        ForexBuying: '0.278012',
        ForexSelling: '0.279853',
        BanknoteBuying: '0.276983',
        BanknoteSelling: '0.280916',
      },
      XDR: { ForexBuying: '56.21', ForexSelling: '', BanknoteBuying: '', BanknoteSelling: '' },
    });
  });

  it('INV-27: rejects the bulletin of another day and an HTML page', () => {
    expect(parseBulletin(bulletinXml('2026-09-01', [usd]), day)).toBeUndefined();
    expect(parseBulletin('<!doctype html><title>404</title>', day)).toBeUndefined();
    expect(parseBulletin('', day)).toBeUndefined();
  });

  it('S9: parses a hostile text of the largest size quickly', () => {
    const begin = `<Tarih_Date Tarih="02.09.2026">`;
    const fill = (piece: string) => `${begin}${piece.repeat(512_000 / piece.length)}</Currency>`;
    for (const piece of [
      '<Currency ',
      '<Currency CurrencyCode="AAA" ',
      ' CurrencyCode="AAA"',
      '<a>',
      '<aaaa',
      '</Currency>',
    ])
      for (const xml of [fill(piece), fill(piece).replace(begin, `${begin}<Currency `)]) {
        const before = process.cpuUsage();
        expect(parseBulletin(xml, day)).toBeUndefined();
        expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
      }
  });

  it.each(['<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>', '<![CDATA[', '<!--'])(
    'INV-27: rejects a bulletin with %s',
    (hostile) => {
      expect(
        parseBulletin(bulletinXml(day, [usd]).replace('<Tarih_Date', `${hostile}<Tarih_Date`), day),
      ).toBeUndefined();
    },
  );

  it.each([
    ['1,5', '1'],
    ['-1', '1'],
    ['1e9', '1'],
    ['&e;', '1'],
    ['41.1', '3'],
    ['41.1', ''],
    ['9'.repeat(400), '1'],
  ])('INV-27: rejects a bulletin with the rate %s per %s', (forexBuying, unit) => {
    expect(parseBulletin(bulletinXml(day, [{ ...usd, forexBuying, unit }]), day)).toBeUndefined();
  });

  it('INV-27: takes linear time when an element is opened repeatedly', () => {
    const opened = '<Currency CurrencyCode="USD">'.repeat(100_000);
    expect(parseBulletin(`<Tarih_Date Tarih="02.09.2026">${opened}</Currency>`, day)).toBeUndefined();
  });

  it('INV-27: never throws, whatever the text is', () => {
    const pieces = fc.constantFrom(
      '<Currency CurrencyCode="USD">',
      '</Currency>',
      '<Unit>1</Unit>',
      `<Tarih_Date Tarih="02.09.2026">`,
      '<',
      '>',
      '"',
      '<ForexBuying>',
      '1',
      '\0',
      'İ',
    );
    fc.assert(fc.property(fc.array(pieces), (parts) => void parseBulletin(parts.join(''), day)));
  });
});
