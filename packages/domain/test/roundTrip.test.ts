import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addTax, calculateInvoice, changeInvoiceType, copyInvoice, newInvoice, openInvoice, toWireDraft, type Invoice, type InvoiceDraft, type Line } from '../src';
import { taxTypes } from '../src/codes/tax-types';
import { offeredTaxTypes } from '../src/offers/offeredTaxTypes';
import { invoice as randomInvoice } from './arbitraries';

const created = new Date('2026-11-01T06:00:00Z');
const later = new Date('2026-11-21T11:05:22Z');
const types = ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI', 'KONAKLAMAVERGISI'] as const;
const text = fc.string({ unit: 'binary', maxLength: 12 });

/** A draft of the type as a form could hold it: any lines, taxes of the type, recipient, notes and returned invoices. */
const draftOf = (faturaTip: (typeof types)[number]) =>
  fc
    .record({ random: randomInvoice, taxes: fc.subarray(offeredTaxTypes(taxTypes, faturaTip).map(({ value }) => value)), aliciUnvan: text, adres: text, not: text, numara: text })
    .map(({ random, taxes, numara, ...header }): InvoiceDraft => {
      const begun = changeInvoiceType(newInvoice({ now: created }), faturaTip);
      const taxed = taxes.reduce(addTax, begun);
      const iadeFaturalari = faturaTip === 'IADE' ? [{ faturaNumarasi: numara, faturaTarih: '2026-01-05' }] : [];
      const malHizmetler = random.malHizmetler.map((line): Line => ({ ...taxed.malHizmetler[0], ...withoutBareCodes(line) }));
      return { ...taxed, ...header, iadeFaturalari, paraBirim: random.paraBirim, dovizKur: random.dovizKur, malHizmetler };
    });

/** On the wire a bare code is an older name of the amount; whoever stores it writes the amount (LIN-02). */
function withoutBareCodes(line: Readonly<Record<string, string>>): Line {
  return Object.fromEntries(Object.entries(line).filter(([field]) => !/^V\d{4}$/.test(field)));
}

let saves = 0;

/** A save, as the keeper of invoices does it: what was typed, and over it what is calculated of it. */
function save(draft: InvoiceDraft): Invoice {
  const wire = toWireDraft(draft);
  const { malHizmetler, totals, tlKarsiligi } = calculateInvoice(wire);
  const identity = { id: `invoice ${++saves}`, ettn: `ettn ${saves}`, belgeNumarasi: `GIB2026${saves}`, createdAt: '2026-11-01T06:00:00Z' };
  const state = { onayDurumu: 'Onaylanmadi', portalDurumu: 'GONDERILDI' } as const;
  const lines = wire.malHizmetler.map((line, index) => ({ ...line, id: line.id ?? `line ${saves} ${index}`, ...malHizmetler[index] }));
  const header = { ...newInvoice({ now: created }), dovizKur: '0', iskonto: '0', ...wire };
  return { ...header, ...identity, ...state, talepAkisi: [], emailAddresses: '', malHizmetler: lines, totals, ...(tlKarsiligi && { tlKarsiligi }) } as Invoice;
}

const content = ({ id: _id, ettn: _ettn, belgeNumarasi: _number, ...rest }: Invoice) => rest;
const withoutIds = ({ faturaTarih: _date, faturaSaat: _time, ...rest }: ReturnType<typeof content>) => ({ ...rest, malHizmetler: rest.malHizmetler.map(({ id: _id, ...line }) => line) });

describe.each(types)('there and back: %s', (faturaTip) => {
  test('INV-07 CAL-12: saving, opening and saving again changes nothing', () => {
    fc.assert(
      fc.property(draftOf(faturaTip), (draft) => {
        const first = save(draft);
        const opened = openInvoice(first);
        const second = save(opened);
        expect(content(second)).toEqual(content(first));
        expect(openInvoice(second)).toEqual(opened);
      }),
      { numRuns: 100 },
    );
  });

  test('INV-09 CAL-12: a copy has every figure and text of its original, and an identity, date and time of its own', () => {
    fc.assert(
      fc.property(draftOf(faturaTip), (draft) => {
        const original = save(draft);
        const copied = copyInvoice(original, { now: later });
        expect(copied).toMatchObject({ faturaTarih: '2026-11-21', faturaSaat: '14:05:22' });
        for (const field of ['id', 'ettn', 'belgeNumarasi', 'onayDurumu', 'talepAkisi', 'createdAt']) expect(copied).not.toHaveProperty(field);
        expect(withoutIds(content(save(copied)))).toEqual(withoutIds(content(original)));
      }),
      { numRuns: 100 },
    );
  });
});
