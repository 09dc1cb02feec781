import { readdirSync, readFileSync } from 'node:fs';
import { calculateInvoice, type CalculableInvoice } from '@kalem/domain';
import { validateInvoice } from '@kalem/domain/checks';
import { expect, test } from 'vitest';
import { validators } from './generated/validators.js';

const folder = new URL('examples/', import.meta.url);
const files = readdirSync(folder);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
const invoices = files.filter((file) => file.startsWith('fatura-'));

/** The schemas that each example document has to match. */
const schemas: Record<string, string[]> = {
  fatura: ['getInvoice_response200', 'createInvoice_body'],
  cari: ['getCustomer_response200', 'createCustomer_body'],
  stok: ['getStockItem_response200', 'createStockItem_body'],
  sirket: ['createCompany_response201', 'createCompany_body'],
  kullanici: ['getAccount_response200'],
  oturum: ['createToken_response200'],
  hata: ['problem'],
};

test.each(files)('API-01: %s matches its schema', (file) => {
  const names = schemas[file.split(/[-.]/)[0] ?? ''] ?? [];
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const validate = validators[name];
    expect([validate?.(read(file)), validate?.errors]).toEqual([true, null]);
  }
});

test('there is one invoice of each type', () => {
  const types = invoices.map((file) => (read(file) as CalculableInvoice).faturaTip);
  expect(types.sort()).toEqual([
    'IADE',
    'IHRACKAYITLI',
    'ISTISNA',
    'KONAKLAMAVERGISI',
    'OZELMATRAH',
    'SATIS',
    'TEVKIFAT',
  ]);
});

test.each(invoices)('CAL-01: %s has the totals that the domain computes, and no fault', (file) => {
  const invoice = read(file) as CalculableInvoice & { totals: object; tlKarsiligi?: object };
  const { malHizmetler, totals, tlKarsiligi } = calculateInvoice(invoice);
  expect(totals).toEqual(invoice.totals);
  expect(tlKarsiligi).toEqual(invoice.tlKarsiligi);
  expect(invoice.malHizmetler).toMatchObject(malHizmetler);
  expect(validateInvoice(invoice, { today: '2026-09-03' })).toEqual([]);
});
