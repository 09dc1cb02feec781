import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calculateInvoice,
  copyInvoice,
  editLine,
  newInvoice,
  openInvoice,
  toWireDraft,
  type Invoice,
  type InvoiceDraft,
  type Line,
} from '../src';
import { validateInvoice } from '../src/checks';
import { taxTypes } from '../src/codes/tax-types';
import { addTax, changeInvoiceType, removeTax } from '../src/invoice/editInvoice';
import { applyTevkifatCode } from '../src/invoice/lines';
import { offeredTaxTypes } from '../src/offers';
import { invoice as randomInvoice } from './arbitraries';

const created = new Date('2026-11-01T06:00:00Z');
const later = new Date('2026-11-21T11:05:22Z');
const types = ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI', 'KONAKLAMAVERGISI'] as const;
const text = fc.string({ unit: 'binary', maxLength: 12 });

/** A draft of the type as a form could contain it: any lines, taxes, recipient, notes and returned invoices. */
const draftOf = (faturaTip: (typeof types)[number]) =>
  fc
    .record({
      random: randomInvoice,
      taxes: fc.subarray(offeredTaxTypes(taxTypes, faturaTip).map(({ value }) => value)),
      aliciUnvan: text,
      adres: text,
      not: text,
      numara: text,
    })
    .map(({ random, taxes, numara, ...header }): InvoiceDraft => {
      const begun = changeInvoiceType(newInvoice({ now: created }), faturaTip);
      const taxed = taxes.reduce((draft, code) => addTax(draft, code), begun);
      const iadeFaturalari = faturaTip === 'IADE' ? [{ faturaNumarasi: numara, faturaTarih: '2026-01-05' }] : [];
      const malHizmetler = random.malHizmetler.map((line): Line => ({
        ...taxed.malHizmetler[0],
        ...withoutBareCodes(line),
      }));
      return {
        ...taxed,
        ...header,
        iadeFaturalari,
        paraBirim: random.paraBirim,
        dovizKur: random.dovizKur,
        malHizmetler,
      };
    });

/** A bare code on the wire is an older name of the amount; saving writes the amount (LIN-02). */
function withoutBareCodes(line: Readonly<Record<string, string>>): Line {
  return Object.fromEntries(Object.entries(line).filter(([field]) => !/^V\d{4}$/.test(field)));
}

let saves = 0;

/** Simulates a save of the server: typed fields, overwritten by calculated ones. */
function save(draft: InvoiceDraft): Invoice {
  const wire = toWireDraft(draft);
  const { malHizmetler, totals, tlKarsiligi } = calculateInvoice(wire);
  const identity = {
    id: `invoice ${++saves}`,
    ettn: `ettn ${saves}`,
    belgeNumarasi: `GIB2026${saves}`,
    createdAt: '2026-11-01T06:00:00Z',
    updatedAt: '2026-11-01T06:00:00Z',
  };
  const state = { onayDurumu: 'Onaylanmadi', portalDurumu: 'GONDERILDI' } as const;
  const lines = wire.malHizmetler.map((line, index) => ({
    ...line,
    id: line.id ?? `line ${saves} ${index}`,
    ...malHizmetler[index],
  }));
  const header = { ...newInvoice({ now: created }), dovizKur: '0', iskonto: '0', ...wire };
  return {
    ...header,
    ...identity,
    ...state,
    talepAkisi: [],
    emailAddresses: '',
    malHizmetler: lines,
    totals,
    ...(tlKarsiligi && { tlKarsiligi }),
  } as Invoice;
}

const content = ({ id: _id, ettn: _ettn, belgeNumarasi: _number, ...rest }: Invoice) => rest;
const withoutIds = ({ faturaTarih: _date, faturaSaat: _time, ...rest }: ReturnType<typeof content>) => ({
  ...rest,
  malHizmetler: rest.malHizmetler.map(({ id: _id, ...line }) => line),
});

describe.each(types)('round trip: %s', (faturaTip) => {
  test('INV-07 CAL-12: saving, opening and saving again changes nothing', () => {
    fc.assert(
      fc.property(draftOf(faturaTip), (draft) => {
        const first = save(draft);
        const opened = openInvoice(first);
        const second = save(opened);
        expect(content(second)).toEqual(content(first));
        expect(openInvoice(second)).toEqual(opened);
      }),
      { numRuns: 60 },
    );
  });

  test('INV-09 CAL-12: a copy has all figures and texts of the original, but another identity, date and time', () => {
    fc.assert(
      fc.property(draftOf(faturaTip), (draft) => {
        const original = save(draft);
        const copied = copyInvoice(original, { now: later });
        expect(copied).toMatchObject({ faturaTarih: '2026-11-21', faturaSaat: '14:05:22' });
        for (const field of ['id', 'ettn', 'belgeNumarasi', 'onayDurumu', 'talepAkisi', 'createdAt'])
          expect(copied).not.toHaveProperty(field);
        expect(withoutIds(content(save(copied)))).toEqual(withoutIds(content(original)));
      }),
      { numRuns: 60 },
    );
  });
});

describe('operations and validation agree', () => {
  const recipient = { vknTckn: '1234567890', aliciUnvan: 'Çınaraltı Ltd. Şti.' };
  const iadeFaturalari = [{ faturaNumarasi: 'GIB2026000000001', faturaTarih: '2026-10-05' }];
  /** The fields that the user has to type in addition to name and price. */
  const typed: Readonly<Record<(typeof types)[number], (line: Line) => Line>> = {
    SATIS: (line) => line,
    IADE: (line) => line,
    TEVKIFAT: (line) => applyTevkifatCode(line, '602'),
    ISTISNA: (line) => ({ ...line, istisnaMuafiyetSebebi: '301' }),
    OZELMATRAH: (line) => ({ ...line, ozelMatrahNedeni: '805', ozelMatrahTutari: '50' }),
    IHRACKAYITLI: (line) => line,
    KONAKLAMAVERGISI: (line) => line,
  };

  const errorsOf = (invoice: object) =>
    validateInvoice(invoice, { today: '2026-11-01' }).filter(({ severity }) => severity === 'error');

  test.each(types)(
    'INV-12 INV-13 INV-14 LIN-14: a new %s invoice is valid once the user has typed the required fields',
    (faturaTip) => {
      const begun = { ...changeInvoiceType(newInvoice({ now: created }), faturaTip), ...recipient, iadeFaturalari };
      const line = typed[faturaTip](
        editLine(begun.malHizmetler[0] ?? {}, { malHizmet: 'Kalem', birimFiyat: '100' }, faturaTip),
      );
      expect(errorsOf({ ...begun, malHizmetler: [line] })).toEqual([]);
      for (const { value } of offeredTaxTypes(taxTypes, faturaTip)) {
        const { malHizmetler, ...taxed } = addTax({ ...begun, malHizmetler: [line] }, value);
        const borne = malHizmetler.map((entered) => ({
          ...entered,
          ...(value === 'V0059' || value === 'V9015' ? {} : { [`${value}Tutari`]: '1.00' }),
        }));
        expect(errorsOf({ ...taxed, malHizmetler: borne })).toEqual([]);
      }
    },
  );

  test('LIN-13: adding and removing a tax restores the invoice', () => {
    fc.assert(
      fc.property(draftOf('SATIS'), fc.constantFrom('V0073', 'V0059', 'V4171', 'V9015', 'V0003'), (draft, code) => {
        const without = removeTax(
          { ...draft, malHizmetler: draft.malHizmetler.map(({ kdvDahilBirimFiyat: _gross, ...line }) => line) },
          code,
        );
        expect(removeTax(addTax(without, code), code)).toEqual(without);
      }),
      { numRuns: 60 },
    );
  });
});
