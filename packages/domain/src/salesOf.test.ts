import { expect, test } from 'vitest';
import { salesOf, type SoldInvoice } from './invoice/Invoice';

const invoice = (
  onayDurumu: SoldInvoice['onayDurumu'],
  odenecekTutar: string,
  paraBirim = 'TRY',
  dovizKur = '0',
): SoldInvoice => ({ onayDurumu, paraBirim, dovizKur, totals: { odenecekTutar } });

test('HOM-04 LST-04: only approved invoices are sales, foreign ones at their own rate', () => {
  const invoices = [
    invoice('Onaylandi', '1020.00'),
    invoice('Onaylandi', '100.01', 'USD', '41.3567'),
    invoice('Onaylandi', '0.00'),
    invoice('Onaylanmadi', '5000.00'),
    invoice('Silinmis', '7000.00'),
  ];
  expect(salesOf(invoices)).toEqual({ turnover: '5156.08', issued: 3 });
  expect(salesOf([])).toEqual({ turnover: '0.00', issued: 0 });
});

test('HOM-04: a year of kuruş is not lost', () => {
  const invoices = Array.from({ length: 1000 }, () => invoice('Onaylandi', '0.10'));
  expect(salesOf([...invoices, invoice('Onaylandi', '99999999999999.99')]).turnover).toBe('100000000000099.99');
});
