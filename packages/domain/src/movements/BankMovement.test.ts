import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BankMovement, tidyMovement } from '../movements';

const movement: BankMovement = {
  hesap: 'TR33 0006 1005 1978 6457 8413 26',
  tarih: '2026-03-05',
  tutar: '100',
  paraBirim: 'TRY',
  yon: 'ALACAK',
};
const plain = { ...movement, hesap: 'TR330006100519786457841326', tutar: '100.00' };

describe('MNY-84: a movement of a port', () => {
  test('MNY-84: has two decimals, and nothing but the known fields', () => {
    expect(tidyMovement({ ...movement, ...{ iban: 'x', sifre: 'y' } })).toEqual(plain);
    expect(tidyMovement({ ...movement, tutar: '1.50000', bakiye: '-12.5' })).toEqual({
      ...plain,
      tutar: '1.50',
      bakiye: '-12.50',
    });
  });

  test('MNY-84: its texts are cut and cleaned, and empty or impossible ones go', () => {
    const long = 'x'.repeat(1_000_000);
    const full = {
      id: ' N1 ',
      saat: '09:05:07',
      metin: `a\n\u200Bb ${long}`,
      karsiAd: long,
      karsiVkn: '123 456 7890',
      karsiIban: 'tr47 **** 0001',
      kanal: 'FAST',
      bankaReferansi: 'R',
      tahsilatReferansi: 'T',
      iptal: true,
    };
    expect(tidyMovement({ ...movement, ...full, karsiIban: 'tr47 **** **** **** 0001' })).toEqual({
      ...plain,
      ...full,
      id: 'N1',
      metin: `a b ${'x'.repeat(496)}`,
      karsiAd: 'x'.repeat(140),
      karsiVkn: '1234567890',
      karsiIban: 'TR47************0001',
    });
    const empty = { metin: ' \u0000', karsiVkn: '12', karsiIban: 'x', saat: '25:00', bakiye: 'x', iptal: false };
    expect(tidyMovement({ ...movement, ...empty })).toEqual(plain);
  });

  test.each<[Partial<BankMovement>]>([
    [{ hesap: ' ' }],
    [{ tarih: '2026-02-30' }],
    [{ tutar: '0.00' }],
    [{ tutar: '-1.00' }],
    [{ tutar: '1.005' }],
    [{ tutar: '1,00' }],
    [{ paraBirim: 'TL' }],
    [{ yon: 'N' as 'BORC' }],
  ])('MNY-84: one with %o is none', (change) => {
    expect(tidyMovement({ ...movement, ...change })).toBeUndefined();
  });

  test('MNY-84: tidied twice is tidied once, of any texts', () => {
    const texts = fc.record({ metin: fc.string({ unit: 'binary' }), karsiAd: fc.string(), karsiIban: fc.string() });
    fc.assert(
      fc.property(texts, (some) => {
        const once = tidyMovement({ ...movement, ...some });
        expect(once && tidyMovement(once)).toEqual(once);
      }),
    );
  });
});
