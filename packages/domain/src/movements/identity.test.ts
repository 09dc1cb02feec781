import { describe, expect, test } from 'vitest';
import {
  type BankMovement,
  findReversed,
  movementKey,
  movementKeys,
  pairMovements,
  type StoredMovement,
  type TakenCredit,
} from '../movements';

const movement: BankMovement = {
  hesap: 'TR330006100519786457841326',
  tarih: '2026-03-05',
  tutar: '100.00',
  paraBirim: 'TRY',
  yon: 'ALACAK',
  metin: 'GELEN FAST Şule Işık',
  bakiye: '1100.00',
};

describe('MNY-91: a movement is taken once', () => {
  test('MNY-91: by its id, whatever else changes', () => {
    const key = movementKey({ ...movement, id: 'N1' }, 0);
    expect(movementKey({ ...movement, id: 'N1', metin: 'later text', tutar: '1.00' }, 3)).toBe(key);
    expect(movementKey({ ...movement, id: 'N2' }, 0)).not.toBe(key);
    expect(movementKey({ ...movement, id: 'N1', hesap: 'TR470000100100000350930001' }, 0)).not.toBe(key);
  });

  test('MNY-91: without an id by account, day, signed amount, balance, text and ordinal', () => {
    const key = movementKey(movement, 0);
    const changes: readonly Partial<BankMovement>[] = [
      { hesap: 'TR470000100100000350930001' },
      { tarih: '2026-03-06' },
      { tutar: '100.01' },
      { yon: 'BORC' },
      { paraBirim: 'USD' },
      { bakiye: '1200.00' },
      { metin: 'GELEN FAST Şule Işıklı' },
    ];
    for (const change of changes) expect(movementKey({ ...movement, ...change }, 0)).not.toBe(key);
    expect(movementKey(movement, 1)).not.toBe(key);
    expect(movementKey({ ...movement, kanal: 'Mobil', saat: '09:00:00', karsiAd: 'X' }, 0)).toBe(key);
    expect(movementKey({ ...movement, metin: ' gelen fast   SULE ISIK ' }, 0)).toBe(key);
  });

  test('MNY-91: equal rows of a day are counted, and counted again in an overlapping file', () => {
    const other = { ...movement, metin: 'X' };
    const keys = movementKeys([movement, other, movement, movement]);
    expect(new Set(keys).size).toBe(4);
    expect(movementKeys([movement, movement])).toEqual([keys[0], keys[2]]);
    expect(
      new Set(
        movementKeys([
          { ...movement, id: 'N' },
          { ...movement, id: 'N' },
        ]),
      ).size,
    ).toBe(1);
  });
});

describe('MNY-91: pairing with other sources', () => {
  const incoming = (anahtar: string, change: Partial<BankMovement> = {}) => ({ ...movement, ...change, anahtar });
  const stored = (hareketId: string, anahtarlar: StoredMovement['anahtarlar'], change: Partial<BankMovement> = {}) => ({
    ...movement,
    ...change,
    hareketId,
    anahtarlar,
  });

  test('MNY-91: a known key is the same movement, and a key twice in a file too', () => {
    expect(
      pairMovements([stored('s', { TABLO: 'a' })], [incoming('a'), incoming('b'), incoming('b')], 'TABLO'),
    ).toEqual({ yeni: [1], bilinen: [0, 2], eslesen: [] });
  });

  test('MNY-91: rows of another source are paired one to one, by account, day, amount and direction', () => {
    const port = [stored('p1', { PORT: '1' }), stored('p2', { PORT: '2' }), stored('p3', { PORT: '3', TABLO: 'z' })];
    expect(pairMovements(port, [incoming('a'), incoming('b'), incoming('c')], 'TABLO')).toEqual({
      yeni: [2],
      bilinen: [],
      eslesen: [
        { sira: 0, hareketId: 'p1' },
        { sira: 1, hareketId: 'p2' },
      ],
    });
    for (const change of [
      { hesap: 'TR470000100100000350930001' },
      { tarih: '2026-03-06' },
      { tutar: '100.01' },
      { yon: 'BORC' as const },
      { paraBirim: 'USD' },
    ])
      expect(pairMovements([stored('p', { PORT: '1' }, change)], [incoming('a')], 'TABLO').yeni).toEqual([0]);
  });

  test('MNY-91: a source pairs with each movement once, also later', () => {
    const after = [stored('p1', { PORT: '1', TABLO: 'a' })];
    expect(pairMovements(after, [incoming('b')], 'TABLO').yeni).toEqual([0]);
    expect(pairMovements(after, [incoming('x')], 'MT940').eslesen).toEqual([{ sira: 0, hareketId: 'p1' }]);
  });
});

describe('MNY-100: a bank takes a payment back', () => {
  const credit: TakenCredit = { ...movement, hareketId: 'c', bankaReferansi: 'R1' };
  const debit: BankMovement = { ...movement, yon: 'BORC', tarih: '2026-03-08', bankaReferansi: 'R1', metin: 'IADE' };
  const idsOf = (one: BankMovement, credits: readonly TakenCredit[]) =>
    findReversed(one, credits).map(({ hareketId }) => hareketId);

  test('MNY-100: the same reference and amount, in the same account, not earlier', () => {
    expect(idsOf(debit, [credit])).toEqual(['c']);
    const others: readonly Partial<TakenCredit>[] = [
      { tutar: '100.01' },
      { bankaReferansi: 'R2' },
      { hesap: 'TR470000100100000350930001' },
      { paraBirim: 'USD' },
      { tarih: '2026-03-09' },
    ];
    for (const other of others) expect(idsOf(debit, [{ ...credit, ...other }])).toEqual([]);
    expect(idsOf({ ...debit, yon: 'ALACAK' }, [credit])).toEqual([]);
  });

  test('MNY-100: another debit of this amount is no reversal', () => {
    const { bankaReferansi, ...plain } = debit;
    expect(bankaReferansi).toBe('R1');
    const { bankaReferansi: none, ...unnamed } = credit;
    expect(none).toBe('R1');
    expect(idsOf(plain, [unnamed])).toEqual([]);
    expect(idsOf({ ...plain, bankaReferansi: '' }, [{ ...unnamed, bankaReferansi: '' }])).toEqual([]);
  });

  test('MNY-100: RC needs no reference, but 30 days; an equal text decides between several', () => {
    const { bankaReferansi: _, ...rc } = { ...debit, iptal: true };
    expect(idsOf(rc, [credit])).toEqual(['c']);
    expect(idsOf(rc, [{ ...credit, tarih: '2026-02-06' }])).toEqual(['c']);
    expect(idsOf(rc, [{ ...credit, tarih: '2026-02-05' }])).toEqual([]);
    const second = { ...credit, hareketId: 'd', tarih: '2026-03-07', metin: 'ODEME' };
    expect(idsOf(rc, [credit, second])).toEqual(['d', 'c']);
    expect(idsOf({ ...rc, metin: 'gelen fast ŞULE ışık' }, [credit, second])).toEqual(['c']);
    expect(idsOf({ ...debit, iptal: true, bankaReferansi: 'R9' }, [credit])).toEqual([]);
  });
});
