import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sortKeyTr } from './sorting';

const collator = new Intl.Collator('tr', { numeric: true, sensitivity: 'base' });
const byKey = (left: string, right: string) =>
  Number(sortKeyTr(left) > sortKeyTr(right)) - Number(sortKeyTr(left) < sortKeyTr(right));

describe('sortKeyTr', () => {
  test('CUS-02: sorts like a Turkish dictionary, numbers by value', () => {
    const names = [
      '3 Yıldız A.Ş.',
      '24 Saat Kurye',
      'Aydın',
      'Çınar',
      'Dağ',
      'Ilgaz',
      'IŞIK',
      'İnci',
      'jale',
      'Oya',
      'Öz',
      'Sarı',
      'şahin',
      'Ufuk',
      'Ünal',
      'Zeki',
      'Ωmega',
    ];
    expect([...names].reverse().sort(byKey)).toEqual(names);
  });

  test("agrees with the browser's Turkish collation", () => {
    const name = fc
      .string({
        unit: fc.constantFrom(...'abcçdefgğhıijklmnoöpqrsştuüvwxyzABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZâîé0123456789 .&-/('),
        maxLength: 12,
      })
      .map((text) => text.trim().replace(/ +/g, ' '));
    fc.assert(
      fc.property(
        name,
        name,
        (left, right) => void expect(byKey(left, right)).toBe(Math.sign(collator.compare(left, right))),
      ),
      { numRuns: 3000 },
    );
  });

  test('the key of any text is ASCII and short', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 600 }),
        (text) => void expect(sortKeyTr(text)).toMatch(/^[!-~]{0,400}$/),
      ),
    );
  });
});
