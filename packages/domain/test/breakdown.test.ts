import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateInvoice, type InvoiceTotals, type Line } from '../src';
import { breakdownOf, type BreakdownRow } from '../src/accountant';
import { validateInvoice } from '../src/checks';
import { storedInvoice } from './accountantInvoices';
import { invoice } from './arbitraries';
import { Fraction } from './Fraction';

const sum = (amounts: readonly string[]) =>
  amounts.reduce((total, amount) => total.plus(signed(amount)), Fraction.of('0')).text(2);
const signed = (amount: string) =>
  amount.startsWith('-') ? Fraction.of('0').minus(Fraction.of(amount.slice(1))) : Fraction.of(amount);

function expectToClose(rows: readonly BreakdownRow[], totals: InvoiceTotals) {
  const column = (name: 'matrah' | 'tevkif' | 'odenecekPayi') => sum(rows.map((row) => row[name]));
  expect(column('matrah')).toBe(totals.matrah);
  expect(column('tevkif')).toBe(totals.hesaplananV9015 ?? '0.00');
  expect(column('odenecekPayi')).toBe(totals.odenecekTutar);
  const kdvRows = rows.filter(({ satir }) => satir === 'KDV');
  const ofRate = (oran: string) => kdvRows.filter((row) => row.oran === oran);
  expect(
    totals.kdvToplamlar.map(({ oran }) => ({
      oran,
      matrah: sum(ofRate(oran).map((row) => row.kdvMatrahi)),
      tutar: sum(ofRate(oran).map((row) => row.kdv)),
    })),
  ).toEqual(totals.kdvToplamlar);
  for (const [code, tutar] of Object.entries(totals.vergiToplamlar))
    expect(sum(rows.filter(({ satir, kod }) => satir !== 'KDV' && kod === code).map(({ vergi }) => vergi))).toBe(tutar);
}

const calculated = (faturaTip: string, lines: readonly Line[]) => {
  const { malHizmetler, totals } = calculateInvoice({ faturaTip, malHizmetler: lines });
  return { faturaTip, totals, malHizmetler: lines.map((line, index): Line => ({ ...line, ...malHizmetler[index] })) };
};
const line = (fields: Line): Line => ({ miktar: '1', birimFiyat: '1000', kdvOrani: '20', ...fields });

describe('the breakdown of an invoice', () => {
  test('ACT-10: one row for each rate, withholding, exemption and özel matrah, then taxes and stopaj', () => {
    const { malHizmetler } = calculated('TEVKIFAT', [
      line({ tevkifatKodu: '602' }),
      line({ tevkifatKodu: '602', birimFiyat: '500' }),
      line({ tevkifatKodu: '604' }),
      line({}),
      line({ kdvOrani: '0', istisnaMuafiyetSebebi: '351*' }),
      line({ V0073Orani: '10', V0011Orani: '20' }),
      line({ kdvOrani: '10', V0073Orani: '10' }),
    ]);
    const rows = breakdownOf({ faturaTip: 'TEVKIFAT', malHizmetler });
    expect(rows.map(({ satir, kod, oran, tevkifatOrani }) => [satir, kod, oran, tevkifatOrani])).toEqual([
      ['KDV', '351', '0', null],
      ['KDV', null, '10', null],
      ['KDV', null, '20', null],
      ['KDV', '602', '20', '90'],
      ['KDV', '604', '20', '50'],
      ['VERGI', 'V0073', '10', null],
      ['VERGI', 'V0073', '20', null],
      ['STOPAJ', 'V0011', null, null],
    ]);
    expect(rows[3]).toEqual({
      satir: 'KDV',
      kod: '602',
      oran: '20',
      matrah: '1500.00',
      kdvMatrahi: '1500.00',
      kdv: '300.00',
      tevkifatOrani: '90',
      tevkif: '270.00',
      vergi: '0.00',
      odenecekPayi: '1530.00',
    });
    // The net amount has no tax in it; the base of the KDV has.
    expect(rows[2]).toMatchObject({ matrah: '2000.00', kdvMatrahi: '2100.00', kdv: '420.00' });
    expect(rows[6]).toMatchObject({ matrah: '0.00', kdv: '0.00', vergi: '100.00', odenecekPayi: '100.00' });
    expect(rows[7]).toMatchObject({ vergi: '200.00', odenecekPayi: '-200.00' });
  });

  test('ACT-10: an özel matrah keeps its code and its base; 627 of before November 2022 is 627 with its rate', () => {
    const special = calculated('OZELMATRAH', [
      line({ birimFiyat: '100', ozelMatrahNedeni: '805', ozelMatrahTutari: '50' }),
    ]);
    expect(breakdownOf(special)).toEqual([
      expect.objectContaining({ kod: '805', tevkifatOrani: null, matrah: '100.00', kdvMatrahi: '50.00', kdv: '10.00' }),
    ]);
    const old = calculated('TEVKIFAT', [line({ tevkifatKodu: '627-Ex' }), line({ tevkifatKodu: '627' })]);
    expect(breakdownOf(old).map(({ kod, tevkifatOrani }) => [kod, tevkifatOrani])).toEqual([
      ['627', '40'],
      ['627', '50'],
    ]);
  });

  test('ACT-10: lines of the portal have no KDV base, so it is computed', () => {
    const [{ kdvMatrahi: _, ...portalLine } = {}] = calculated('SATIS', [line({ V0073Orani: '10' })]).malHizmetler;
    const malHizmetler = [{ ...portalLine, V9015Orani: '0', V9015Tutari: '0.00' }];
    expect(breakdownOf({ faturaTip: null, portalFaturaTip: 'SATIS', malHizmetler })[0]).toMatchObject({
      matrah: '1000.00',
      kdvMatrahi: '1100.00',
      kdv: '220.00',
      tevkifatOrani: null,
    });
  });

  test('ACT-11: shares leave out deferred KDV and count V4171 as 0', () => {
    const deferred = calculated('IHRACKAYITLI', [line({ birimFiyat: '4000', kdvOrani: '18' })]);
    expect(breakdownOf(deferred)).toEqual([expect.objectContaining({ kdv: '720.00', odenecekPayi: '4000.00' })]);
    const named = { ...deferred, faturaTip: null, portalFaturaTip: 'İHRAÇ KAYITLI' };
    expect(breakdownOf(named)).toEqual(breakdownOf(deferred));
    const otv = calculated('TEVKIFAT', [line({ tevkifatKodu: '602', V4171Tutari: '50' })]);
    expect(breakdownOf(otv)).toEqual([
      expect.objectContaining({ satir: 'KDV', kdv: '210.00', tevkif: '189.00', odenecekPayi: '1021.00' }),
      expect.objectContaining({ satir: 'VERGI', kod: 'V4171', vergi: '50.00', odenecekPayi: '0.00' }),
    ]);
  });

  test('ACT-11: closes to the kuruş on random valid invoices of every type', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(storedInvoice, (stored) => expectToClose(breakdownOf(stored), stored.totals)),
      { numRuns: 2000 },
    );
  });

  test('ACT-11: closes to the kuruş on invoices with any figures', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(invoice, ({ faturaTip, malHizmetler }) => {
        const stored = calculated(faturaTip, malHizmetler);
        expectToClose(breakdownOf(stored), stored.totals);
      }),
      { numRuns: 2000 },
    );
  });

  test('ACT-11: the random invoices are valid', () => {
    fc.assert(
      fc.property(storedInvoice, (stored) => {
        const lineFaults = validateInvoice(stored).filter(
          ({ path, severity }) => severity === 'error' && path.startsWith('mal'),
        );
        expect(lineFaults).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
