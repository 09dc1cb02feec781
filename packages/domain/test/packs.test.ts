import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  breakdownOf,
  createFileNumbering,
  createVoucherNumbering,
  describeImbalance,
  type DefterDurumu,
  digestTextOf,
  type Entry,
  entryOf,
  fillProposals,
  findCodeFaults,
  findImbalances,
  findRepeated,
  type Mark,
  type PackEntry,
  packEntriesOf,
  proposeFisDuzeni,
  readLedgerCodes,
  reverseEntry,
  sumsOf,
  takeProposals,
  zeroText,
} from '../src/accountant';
import { calculateInvoice, type Line } from '../src';
import { storedInvoice, type StoredInvoice } from './accountantInvoices';

const kodlar = readLedgerCodes(fillProposals([]), 'TEK');
const settings = { kodlar, secimler: takeProposals({}) };

const base = {
  ettn: 'e1',
  belgeNumarasi: 'GIB2026000000001',
  faturaTarih: '2026-03-05',
  faturaTip: 'TEVKIFAT',
  portalFaturaTip: null,
  iadeTuru: null,
  paraBirim: 'TRY',
  dovizKur: '0',
  vknTckn: '1234567890',
  aliciUnvan: 'Deniz A.Ş.',
  aliciAdi: '',
  aliciSoyadi: '',
} as const;

function booked(lines: readonly Line[], fields: Partial<StoredInvoice> = {}) {
  const typed = lines.map((line): Line => ({ miktar: '1', ...line }));
  const { malHizmetler, totals } = calculateInvoice({ faturaTip: 'TEVKIFAT', malHizmetler: typed });
  const stored = typed.map((line, index): Line => ({ ...line, ...malHizmetler[index] }));
  return { ...base, totals, dokum: breakdownOf({ ...base, malHizmetler: stored }), ...fields };
}

function entryFor(invoice: Parameters<typeof entryOf>[0]): Entry {
  const outcome = entryOf(invoice, settings);
  if (outcome.sonuc !== 'KAYIT') throw new Error(outcome.sonuc);
  return outcome.kayit;
}

const withheld: Line = { birimFiyat: '1000', kdvOrani: '20', tevkifatKodu: '602' };

describe('checks before a file', () => {
  test('edited totals are found, with both sums in words', () => {
    const invoice = booked([withheld]);
    expect(findImbalances(invoice, entryFor(invoice))).toEqual([]);
    const edited = { ...invoice, totals: { ...invoice.totals, odenecekTutar: '1020.01' } };
    const found = findImbalances(edited, entryFor(edited));
    expect(found.map(({ kural, borc, alacak }) => [kural, borc, alacak])).toEqual([
      ['DENGE', '1020.01', '1020.00'],
      ['TOPLAM', '1200.01', '1200.00'],
    ]);
    expect(found.slice(0, 1).map(describeImbalance)).toEqual([
      'GIB2026000000001: borç 1.020,01, alacak 1.020,00, fark 0,01',
    ]);
  });

  test('the KDV of each rate is that of kdvToplamlar', () => {
    const invoice = booked([withheld, { birimFiyat: '500', kdvOrani: '10' }]);
    const kdvToplamlar = [
      { oran: '10', matrah: '500.00', tutar: '50.01' },
      { oran: '20', matrah: '1000.00', tutar: '199.99' },
    ];
    const edited = { ...invoice, totals: { ...invoice.totals, kdvToplamlar } };
    expect(findImbalances(edited, entryFor(edited))).toEqual([
      expect.objectContaining({ kural: 'KDV', oran: '10', borc: '50.01', alacak: '50.00' }),
      expect.objectContaining({ kural: 'KDV', oran: '20', borc: '199.99', alacak: '200.00' }),
    ]);
    const missing = { ...invoice, totals: { ...invoice.totals, kdvToplamlar: kdvToplamlar.slice(0, 0) } };
    expect(findImbalances(missing, entryFor(missing)).map(({ oran, borc }) => [oran, borc])).toEqual([
      ['10', '0.00'],
      ['20', '0.00'],
    ]);
  });

  test('random valid invoices of every type have no imbalance', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(storedInvoice, (stored) => {
        const invoice = { ...stored, dokum: breakdownOf(stored) };
        const outcome = entryOf(invoice, settings);
        if (outcome.sonuc === 'KAYIT') expect(findImbalances(invoice, outcome.kayit)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test('each role needs a code, which the chart has without sub-accounts', () => {
    const entry = entryFor(booked([withheld]));
    const account = (kod: string, altHesap = false) => ({ kod, ad: '', vknTckn: null, altHesap });
    expect(findCodeFaults(entry, kodlar)).toEqual([]);
    const chart = readLedgerCodes(fillProposals([]), 'TEK', [account('120'), account('391', true)]);
    expect(findCodeFaults(entry, chart).map(({ rol, anahtar, kod, hata }) => [rol, anahtar, kod, hata])).toEqual([
      ['GELIR', '20', '600', 'LEDGER_CODE_UNKNOWN'],
      ['HESAPLANAN_KDV', '20', '391', 'LEDGER_CODE_HAS_CHILDREN'],
    ]);
    const none = readLedgerCodes([], 'TEK');
    const uncoded = entryOf(booked([withheld]), { ...settings, kodlar: none });
    expect(uncoded.sonuc === 'KAYIT' && findCodeFaults(uncoded.kayit, none)[0]).toEqual({
      rol: 'ALICI',
      anahtar: null,
      kod: null,
      tip: 'TEVKIFAT',
      vknTckn: '1234567890',
      hata: 'KOD_YOK',
    });
  });

  test('an invoice is not in a file twice with the same sign', () => {
    const kayit = entryFor(booked([withheld]));
    const other = { ...kayit, ettn: 'e2', belgeNumarasi: 'GIB2026000000002' };
    const changed: PackEntry[] = [
      { tur: 'ESKI', kayit: reverseEntry(kayit, '') },
      { tur: 'YENI', kayit },
      { tur: 'YENI', kayit: other },
    ];
    expect(findRepeated(changed)).toEqual([]);
    expect(findRepeated([...changed, { tur: 'YENI', kayit: other }])).toEqual(['GIB2026000000002']);
  });
});

describe('vouchers', () => {
  const entryWith = (lines: number, tarih: string) => ({
    tarih,
    satirlar: Array.from(
      { length: lines },
      () => entryFor(booked([withheld])).satirlar[0] as Entry['satirlar'][number],
    ),
  });
  const numbers = (fisDuzeni: 'FATURA' | 'GUN', entries: readonly ReturnType<typeof entryWith>[], last = 0) => {
    const numbering = createVoucherNumbering(fisDuzeni, last);
    return [entries.map((entry) => numbering.numberOf(entry)), numbering.last];
  };

  test('FATURA makes a voucher of each invoice, GUN of each day; numbers go on from the counter', () => {
    const entries = [entryWith(3, '2026-03-01'), entryWith(3, '2026-03-01'), entryWith(3, '2026-03-02')];
    expect(numbers('FATURA', entries, 7)).toEqual([[8, 9, 10], 10]);
    expect(numbers('GUN', entries, 7)).toEqual([[8, 8, 9], 9]);
    expect([proposeFisDuzeni(50), proposeFisDuzeni(51)]).toEqual(['FATURA', 'GUN']);
  });

  test('a voucher has at most 400 lines: a day of 134 entries of 3 lines makes two', () => {
    const day = Array.from({ length: 134 }, () => entryWith(3, '2026-03-01'));
    const [of = []] = numbers('GUN', day) as [number[], number];
    expect(of.filter((number) => number === 1)).toHaveLength(133);
    expect(new Set(of)).toEqual(new Set([1, 2]));
    expect(numbers('GUN', [entryWith(399, '2026-03-01'), entryWith(1, '2026-03-01')])).toEqual([[1, 1], 1]);
    expect(numbers('GUN', [entryWith(399, '2026-03-01'), entryWith(2, '2026-03-01')])).toEqual([[1, 2], 2]);
  });

  test('a file has at most 50 vouchers, and no voucher is in two files', () => {
    const files = (vouchers: number) => {
      const fileOf = createFileNumbering();
      const counts = new Map<number, Set<number>>();
      for (let fisNo = 101; fisNo <= 100 + vouchers; fisNo++)
        for (let line = 0; line < 3; line++) {
          const file = fileOf(fisNo);
          counts.set(file, (counts.get(file) ?? new Set()).add(fisNo));
        }
      return [...counts.values()].map(({ size }) => size);
    };
    expect([files(49), files(50), files(51), files(120)]).toEqual([[49], [50], [50, 1], [50, 50, 20]]);
  });
});

describe('difference packs', () => {
  const current = (outcome: ReturnType<typeof entryOf>, defterDurumu: DefterDurumu = 'GECERLI') => {
    if (outcome.sonuc === 'SECIM') throw new Error('open');
    return { belgeNumarasi: base.belgeNumarasi, defterDurumu, outcome };
  };
  const packed = (mark: Mark | undefined, now: ReturnType<typeof current>) =>
    packEntriesOf(mark, now, digestTextOf(now.outcome));
  const first = entryOf(booked([withheld]), settings);
  const kayit = entryFor(booked([withheld]));
  const mark: Mark = { defterDurumu: 'GECERLI', digest: digestTextOf(current(first).outcome), kayit };

  test('amounts and roles are a change; another code or text is none', () => {
    const recoded = readLedgerCodes(fillProposals([{ rol: 'GELIR', anahtar: null, tip: null, kod: '600.01' }]), 'TEK');
    const renamed = { ...booked([withheld]), aliciUnvan: 'Deniz Ltd.' };
    expect(packed(mark, current(entryOf(renamed, { ...settings, kodlar: recoded })))).toEqual([]);
    const dearer = entryOf(booked([{ ...withheld, birimFiyat: '1001' }]), settings);
    expect(packed(mark, current(dearer)).map(({ tur }) => tur)).toEqual(['ESKI', 'YENI']);
  });

  test('ACT-21: new invoices, cancelled ones by their stored lines, changed ones old and new', () => {
    expect(packed(undefined, current(first))).toEqual([{ tur: 'YENI', kayit }]);
    for (const durum of ['IPTAL', 'TASLAK', 'SILINMIS'] as const)
      expect(packed(undefined, current(first, durum))).toEqual([]);
    expect(packed(mark, current(first))).toEqual([]);
    const dearer = entryOf(booked([{ ...withheld, birimFiyat: '1001' }]), settings);
    const [cancelled] = packed(mark, current(dearer, 'IPTAL'));
    expect(cancelled).toEqual({ tur: 'IPTAL', kayit: reverseEntry(kayit, 'İPTAL GIB2026000000001') });
    expect(packed({ ...mark, defterDurumu: 'IPTAL', kayit: null }, current(first, 'IPTAL'))).toEqual([]);
    expect(packed(mark, current(dearer))[0]).toEqual({
      tur: 'ESKI',
      kayit: reverseEntry(kayit, 'DÜZELTME GIB2026000000001'),
    });
  });

  test('ACT-20: an invoice that was by hand has nothing to take back', () => {
    const byHand: Mark = { defterDurumu: 'GECERLI', digest: 'ELLE ELLE', kayit: null };
    expect(packed(byHand, current({ sonuc: 'ELLE', sebep: 'ELLE' }))).toEqual([]);
    expect(packed(byHand, current(first))).toEqual([{ tur: 'YENI', kayit }]);
    expect(packed(byHand, current({ sonuc: 'ELLE', sebep: 'ELLE' }, 'IPTAL'))).toEqual([{ tur: 'ELLE', sebep: null }]);
    expect(packed(undefined, current({ sonuc: 'SIFIR' }))).toEqual([{ tur: 'SIFIR' }]);
  });

  test('ACT-18: an invoice of 0.00 is named', () => {
    expect(zeroText(base)).toBe('Tutarı sıfır: GIB2026000000001');
  });

  test('after any history the packs sum to a fresh full pack', () => {
    const states: readonly ReturnType<typeof current>[] = [
      current(first),
      current(entryOf(booked([{ ...withheld, birimFiyat: '1001' }]), settings)),
      current(entryOf(booked([{ birimFiyat: '5', kdvOrani: '10' }]), settings)),
      current({ sonuc: 'ELLE', sebep: 'ELLE' }),
      current({ sonuc: 'SIFIR' }),
      current(first, 'IPTAL'),
      current(first, 'TASLAK'),
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...states), { minLength: 1, maxLength: 12 }), (history) => {
        const books: PackEntry[] = [];
        let stands: Mark | undefined;
        for (const now of history) {
          const made = packed(stands, now);
          books.push(...made);
          if (made.length === 0) continue;
          const isValid = now.defterDurumu === 'GECERLI';
          stands = {
            defterDurumu: isValid ? 'GECERLI' : 'IPTAL',
            digest: digestTextOf(now.outcome),
            kayit: isValid && now.outcome.sonuc === 'KAYIT' ? now.outcome.kayit : null,
          };
        }
        expect(balances(books)).toEqual(balances(packed(undefined, history.at(-1) as (typeof states)[number])));
      }),
      { numRuns: 2000 },
    );
  });

  /** The balance of each role and key, in kuruş; those of 0 are left out. */
  function balances(entries: readonly PackEntry[]) {
    const lines = entries.flatMap((entry) => ('kayit' in entry ? entry.kayit.satirlar : []));
    const keys = new Set(lines.map(({ rol, anahtar }) => `${rol} ${anahtar}`));
    const balance = [...keys].map((key) => {
      const { borc, alacak } = sumsOf(lines.filter(({ rol, anahtar }) => `${rol} ${anahtar}` === key));
      return [key, borc - alacak] as const;
    });
    return new Map(balance.filter(([, amount]) => amount !== 0n).sort());
  }
});
