import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { calculateInvoice, type FaturaTip, type Line } from '../src';
import {
  breakdownInTl,
  breakdownOf,
  createMonthSummary,
  entryOf,
  fillProposals,
  type MonthSummary,
  readLedgerCodes,
  sumsOf,
  takeProposals,
} from '../src/accountant';
import { istisnaTuruOf } from '../src/accountant/istisnaTuru';
import { istisnaCodes } from '../src/codes/istisna-codes';
import { officialCodes } from '../src/facts/officialCodes';
import { storedInvoice, type StoredInvoice } from './accountantInvoices';

const kodlar = readLedgerCodes(fillProposals([]), 'TEK');
const proposals = takeProposals({});
const kurus = (amount: string) => BigInt(amount.replace('.', ''));
const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total + kurus(amount), 0n);

const summarized = (faturaTip: FaturaTip | null, lines: readonly Line[], header: object = {}) => {
  const typed = lines.map((line): Line => ({ miktar: '1', ...line }));
  const { malHizmetler, totals } = calculateInvoice({ faturaTip, malHizmetler: typed });
  const stored = typed.map((line, index): Line => ({ ...line, ...malHizmetler[index] }));
  return {
    faturaTip,
    portalFaturaTip: null,
    iadeTuru: null,
    paraBirim: 'TRY',
    dovizKur: '0',
    totals,
    dokum: breakdownOf({ faturaTip, malHizmetler: stored }),
    defterDurumu: 'GECERLI' as const,
    ...header,
  };
};

function summaryOf(invoices: readonly ReturnType<typeof summarized>[], secimler = proposals): MonthSummary {
  const summary = createMonthSummary(secimler);
  for (const invoice of invoices) summary.add(invoice);
  return summary.result();
}

const withDokum = (stored: StoredInvoice) => ({
  ...stored,
  dokum: breakdownOf(stored),
  defterDurumu: 'GECERLI' as const,
});

interface Vector {
  readonly id: number;
  readonly tip: FaturaTip;
  readonly lines: readonly Line[];
  readonly answers?: object;
}
const { vectors } = JSON.parse(readFileSync(new URL('../vectors/hand-off.json', import.meta.url), 'utf8')) as {
  vectors: Vector[];
};

describe('the summary of a month', () => {
  test('ACT-15: vector 21, the month of vectors 1, 2, 4, 7 and 9', () => {
    const month = vectors
      .filter(({ id }) => [1, 2, 4, 7, 9].includes(id))
      .map(({ tip, lines, ...header }) => summarized(tip, lines, header));
    expect(month).toHaveLength(5);
    const { oranlar, tevkifat, istisnalar, iadeler, toplam } = summaryOf(month);
    expect(oranlar).toEqual([{ oran: '20', kdvMatrahi: '5112.34', kdv: '1022.47' }]);
    expect(tevkifat).toEqual([
      {
        kod: '602',
        tevkifatOrani: '90',
        kdvOrani: '20',
        kdvMatrahi: '1000.00',
        kdv: '200.00',
        tevkif: '180.00',
        kalan: '20.00',
      },
    ]);
    expect(istisnalar).toEqual([{ kod: '302', tur: 'TAM', matrah: '1000.00' }]);
    expect(iadeler.alis.oranlar).toEqual([{ oran: '20', kdvMatrahi: '300.00', kdv: '60.00' }]);
    expect(iadeler.satis.toplam.adet).toBe(0);
    expect(kurus(toplam.kdv) - kurus(toplam.tevkif)).toBe(104247n);
  });

  test('özel matrah, export registration, taxes, stopaj and rate 0 without an exemption', () => {
    const summary = summaryOf([
      summarized('OZELMATRAH', [
        { birimFiyat: '100', kdvOrani: '20', ozelMatrahNedeni: '805', ozelMatrahTutari: '50' },
      ]),
      summarized('IHRACKAYITLI', [{ birimFiyat: '4000', kdvOrani: '18', istisnaMuafiyetSebebi: '701' }]),
      summarized('SATIS', [
        { birimFiyat: '10', kdvOrani: '0', istisnaMuafiyetSebebi: '351' },
        { birimFiyat: '100', kdvOrani: '10', V0073Orani: '10', V0011Orani: '20' },
      ]),
      summarized('ISTISNA', [{ birimFiyat: '7', kdvOrani: '0', istisnaMuafiyetSebebi: '201' }]),
      summarized('ISTISNA', [{ birimFiyat: '8', kdvOrani: '0', istisnaMuafiyetSebebi: '101' }]),
    ]);
    expect(summary.ozelMatrah).toEqual([{ kod: '805', matrah: '100.00', kdvMatrahi: '50.00', kdv: '10.00' }]);
    expect(summary.ihracKayitli).toEqual([{ kod: '701', matrah: '4000.00', kdv: '720.00', tecil: '720.00' }]);
    expect(summary.vergiler).toEqual([{ kod: 'V0073', tutar: '10.00' }]);
    expect(summary.stopaj).toEqual([{ kod: 'V0011', tutar: '20.00' }]);
    expect(summary.oranlar).toEqual([
      { oran: '0', kdvMatrahi: '10.00', kdv: '0.00' },
      { oran: '10', kdvMatrahi: '110.00', kdv: '11.00' },
      { oran: '18', kdvMatrahi: '4000.00', kdv: '720.00' },
      { oran: '20', kdvMatrahi: '50.00', kdv: '10.00' },
    ]);
    expect(summary.istisnalar).toEqual([
      { kod: '101', tur: 'DIGER', matrah: '8.00' },
      { kod: '201', tur: 'KISMI', matrah: '7.00' },
    ]);
    expect(summary.toplam).toMatchObject({ adet: 5, matrah: '4225.00', kdv: '741.00', odenecek: '4236.00' });
  });

  test('the kind of an exemption is that of the official list', () => {
    const names = { full: 'TAM', partial: 'KISMI', other: 'DIGER' } as const;
    for (const { value, kind } of istisnaCodes.filter(({ value }) => officialCodes.istisna.has(value)))
      expect([value, istisnaTuruOf(value)]).toEqual([value, names[kind]]);
  });

  test('returns by kind, states, types and currencies', () => {
    const line = { birimFiyat: '100', kdvOrani: '20' };
    const month = [
      summarized('IADE', [line], { iadeTuru: 'SATIS_IADESI' }),
      summarized('IADE', [line]),
      summarized('SATIS', [line], { defterDurumu: 'IPTAL' }),
      summarized('SATIS', [line], { defterDurumu: 'TASLAK' }),
      summarized(null, [line], { portalFaturaTip: 'SGK' }),
      summarized('SATIS', [line], { paraBirim: 'USD' }),
    ];
    const open = summaryOf(month, {});
    expect([open.iadeler.satis, open.iadeler.bilinmeyen].map(({ oranlar }) => oranlar)).toEqual([
      [{ oran: '20', kdvMatrahi: '100.00', kdv: '20.00' }],
      [{ oran: '20', kdvMatrahi: '100.00', kdv: '20.00' }],
    ]);
    expect(open.oranlar).toEqual([]);
    expect(open.sayilar).toEqual({
      durum: { GECERLI: 4, IPTAL: 1, TASLAK: 1 },
      tip: { BILINMIYOR: 1, IADE: 2, SATIS: 1 },
      paraBirim: { TRY: 3, USD: 1 },
      kursuz: 1,
    });
    expect(summaryOf(month).iadeler.alis.toplam.adet).toBe(1);
  });

  test('ACT-15: the rows in TL add up to the entry, line by line', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(storedInvoice, fc.constantFrom('GELIR', 'CARI'), (stored, fxResidue) => {
        const invoice = withDokum(stored);
        const secimler = { ...proposals, fxResidue } as const;
        const outcome = entryOf(invoice, { kodlar, secimler });
        const rows = breakdownInTl(invoice, secimler) ?? [];
        if (outcome.sonuc !== 'KAYIT') return;
        const { satirlar } = outcome.kayit;
        const balance = (...roles: string[]) => {
          const { borc, alacak } = sumsOf(satirlar.filter(({ rol }) => roles.includes(rol)));
          return borc > alacak ? borc - alacak : alacak - borc;
        };
        const column = (name: 'matrah' | 'kdv' | 'tevkif' | 'vergi' | 'odenecekPayi', satir?: string) =>
          sum(rows.filter((row) => !satir || row.satir === satir).map((row) => row[name]));
        expect(column('odenecekPayi')).toBe(balance('ALICI', 'SATICI'));
        expect(column('kdv') - column('tevkif')).toBe(balance('HESAPLANAN_KDV', 'INDIRILECEK_KDV'));
        expect(column('vergi', 'STOPAJ')).toBe(balance('STOPAJ'));
        const isPurchase = balance('ALISTAN_IADE') > 0n;
        const revenue = balance('GELIR', 'GELIR_IHRACAT', 'SATISTAN_IADE', 'ALISTAN_IADE');
        expect(column('matrah') + (isPurchase ? column('vergi', 'VERGI') : 0n)).toBe(revenue);
      }),
      { numRuns: 4000 },
    );
  });

  test(
    'ACT-15: outside returns the KDV less what was withheld is credited to HESAPLANAN_KDV',
    { timeout: 120_000 },
    () => {
      fc.assert(
        fc.property(fc.array(storedInvoice, { minLength: 1, maxLength: 12 }), (month) => {
          const summary = createMonthSummary(proposals);
          let credited = 0n;
          for (const stored of month) {
            const invoice = withDokum(stored);
            summary.add(invoice);
            const outcome = entryOf(invoice, { kodlar, secimler: proposals });
            if (outcome.sonuc !== 'KAYIT' || invoice.faturaTip === 'IADE') continue;
            const { borc, alacak } = sumsOf(outcome.kayit.satirlar.filter(({ rol }) => rol === 'HESAPLANAN_KDV'));
            credited += alacak - borc;
          }
          const { oranlar, tevkifat, toplam } = summary.result();
          const rates = sum(oranlar.map(({ kdv }) => kdv)) + sum(tevkifat.map(({ kalan }) => kalan));
          expect(rates).toBe(credited);
          expect(kurus(toplam.kdv) - kurus(toplam.tevkif)).toBe(credited);
        }),
        { numRuns: 300 },
      );
    },
  );
});
