import { describe, expect, test } from 'vitest';
import { addDays } from '../dates/days';
import { faultMessage } from '../messages';
import { validateFollowUp, validateInvoice } from '../validation/validateInvoice';
import { copyInvoice, newInvoice, openInvoice } from './draft';
import { dueDateInNotes, dueDayOf, daysLate, fillTerm, moveDueDate, termOf } from './dueDate';
import type { Invoice } from './Invoice';
import { automaticNotes, readyNotesOf } from './notes';

const now = new Date('2026-11-21T11:05:22Z');
const sold = (faturaTarih: string, vadeTarihi: string | null) => ({ faturaTarih, vadeTarihi });

describe('the due day', () => {
  test('MNY-16: is the due date, else 30 days after the date of the invoice', () => {
    expect(dueDayOf(sold('2026-11-21', '2026-12-15'))).toBe('2026-12-15');
    expect(dueDayOf(sold('2026-11-21', null))).toBe('2026-12-21');
    expect(dueDayOf(sold('2024-01-31', null))).toBe('2024-03-01');
  });

  test('MNY-16, MNY-121: an invoice is late from the day after it on, over month ends, a leap day and a year', () => {
    for (const due of ['2026-11-30', '2026-12-31', '2024-02-28', '2024-02-29', '2026-02-28']) {
      const invoice = sold(addDays(due, -10), due);
      expect([-365, -1, 0, 1, 2, 31, 365].map((days) => daysLate(invoice, addDays(due, days)))).toEqual([
        ...[0, 0, 0],
        ...[1, 2, 31, 365],
      ]);
    }
  });

  test.each([
    ['2026-11-20', undefined],
    ['2027-11-20', undefined],
    ['2027-11-21', 'DUE_TOO_FAR'],
    ['2026-11-19', 'DUE_BEFORE_INVOICE'],
    ['2026-02-30', 'INVALID_DATE'],
    ['yarın', 'INVALID_DATE'],
    ['', undefined],
    [null, undefined],
  ])('MNY-15: the due date %s of an invoice of 2026-11-20 has the fault %s', (vadeTarihi, code) => {
    const faults = validateInvoice({ ...newInvoice({ now }), faturaTarih: '2026-11-20', vadeTarihi });
    const ofDue = faults.filter(({ path }) => path === 'vadeTarihi').map((fault) => fault.code);
    expect(ofDue).toEqual(code ? [code] : []);
  });

  test('MNY-15: the texts of the two faults', () => {
    expect(faultMessage({ code: 'DUE_BEFORE_INVOICE', params: {} })).toBe('Vade, fatura tarihinden önce olamaz');
    expect(faultMessage({ code: 'DUE_TOO_FAR', params: { max: 365 } })).toBe('Vade en fazla 365 gün sonra olabilir');
  });
});

describe('the note of the due date', () => {
  const texts = { odenecekTutarText: 'YALNIZ BİR TÜRK LİRASI', faturaTarih: '2026-11-15', vadeTarihi: '2026-12-15' };
  const bankalar = [{ bankaAdi: 'İş Bankası', iban: 'TR33', faturadaGoster: true }];

  test('MNY-17: comes after the fixed notes and before banks and explanations', () => {
    const malHizmetler = [{ istisnaMuafiyetSebebi: '701' }];
    const notes = automaticNotes({ ...texts, faturaTip: 'IHRACKAYITLI', malHizmetler, bankalar });
    expect(notes.map((note) => note.slice(0, 24))).toEqual([
      'YALNIZ BİR TÜRK LİRASI',
      '701 - 3065 sayılı Katma ',
      'Vade tarihi: 15/12/2026',
      'İş Bankası IBAN: TR33',
    ]);
  });

  test('MNY-17: is missing without a due date, and when the invoice is due on its own day', () => {
    for (const vadeTarihi of [null, '2026-11-15', '2026-11-14', '2027-11-16', 'yarın'])
      expect(automaticNotes({ ...texts, vadeTarihi })).toEqual(['YALNIZ BİR TÜRK LİRASI']);
  });

  test('MNY-17: is no ready note, so that a saved draft does not get it twice', () => {
    expect(readyNotesOf('YALNIZ BİR TÜRK LİRASI\nVade tarihi: 15/12/2026\nİş Bankası IBAN: TR33###')).toEqual([
      'İş Bankası IBAN: TR33',
    ]);
  });

  test.each([
    ['YALNIZ BİR\nVade tarihi: 15/12/2026\nTeşekkürler', '2026-12-15'],
    ['YALNIZ BİR\nVade tarihi: 15/12/2026###Teşekkürler', '2026-12-15'],
    ['Vade tarihi: 5/12/2026', null],
    ['Vade tarihi: 15.12.2026', null],
    ['Vade tarihi: 31/02/2026', null],
    ['Vade tarihi: 15/12/2026 olarak kararlaştırıldı', null],
    ['vade tarihi: 15/12/2026', null],
    ['Vade tarihi: 14/11/2026', null],
    ['Vade tarihi: 15/12/2028', null],
    ['', null],
  ])('MNY-18: is read back from %j as %s', (not, date) => {
    expect(dueDateInNotes(not, '2026-11-15')).toBe(date);
  });
});

test('MNY-18: a stored invoice without it gets the day that its notes name, once', () => {
  const saved = { ...newInvoice({ now }), faturaTarih: '2026-11-15', vadeTarihi: null, not: '' } as unknown as Invoice;
  const opened = (not: string) => openInvoice({ ...saved, not });
  expect(opened('YALNIZ BİR\nVade tarihi: 15/12/2026###Özel')).toMatchObject({
    ...{ vadeTarihi: '2026-12-15', not: 'YALNIZ BİR\nVade tarihi: 15/12/2026###Özel' },
  });
  // The portal's text has no separator. The form would take the line for the user's own.
  expect(opened('YALNIZ BİR\nVade tarihi: 15/12/2026\nÖzel')).toMatchObject({
    ...{ vadeTarihi: '2026-12-15', not: 'YALNIZ BİR\nÖzel' },
  });
});

describe('the term', () => {
  test('MNY-14: of a customer replaces the one that was filled in, not the one that a person chose', () => {
    const untouched = { faturaTarih: '2026-11-21', vadeTarihi: '2026-12-21' };
    expect(fillTerm(untouched, 30, 60)).toBe('2027-01-20');
    expect(fillTerm(untouched, 30, null)).toBe(null);
    expect(fillTerm(untouched, 45, 60)).toBe('2026-12-21');
    expect(fillTerm({ ...untouched, vadeTarihi: null }, null, 0)).toBe('2026-11-21');
    expect(fillTerm({ ...untouched, vadeTarihi: null }, 30, 60)).toBe(null);
    expect(fillTerm({ faturaTarih: '', vadeTarihi: null }, null, 30)).toBe(null);
    expect([termOf(untouched), termOf({ faturaTarih: '', vadeTarihi: '2026-12-21' })]).toEqual([30, null]);
  });

  test('MNY-14: moves with the date of the invoice', () => {
    expect(moveDueDate('2026-12-21', '2026-11-21', '2026-11-25')).toBe('2026-12-25');
    expect(moveDueDate('2026-12-21', '2026-11-21', '2026-11-01')).toBe('2026-12-01');
    expect(moveDueDate(null, '2026-11-21', '2026-11-25')).toBe(null);
    expect(moveDueDate('2026-12-21', '', '2026-11-25')).toBe('2026-12-21');
    expect(moveDueDate('2026-12-21', '2026-11-21', '9999-12-31')).toBe('2026-12-21');
  });

  test('MNY-14: of a copy has the same length, and the old due date leaves the notes', () => {
    const saved = {
      ...newInvoice({ now }),
      ...{ id: '018f3c1e-0000-7000-8000-000000000001', faturaTip: null, portalFaturaTip: 'SATIS' },
      ...{ faturaTarih: '2026-10-01', vadeTarihi: '2026-10-16', onayDurumu: 'Onaylandi' },
      not: 'YALNIZ BİR\nVade tarihi: 16/10/2026\nTeşekkürler',
    } as unknown as Invoice;
    expect(copyInvoice(saved, { now })).toMatchObject({
      ...{ faturaTarih: '2026-11-21', vadeTarihi: '2026-12-06', not: 'YALNIZ BİR\nTeşekkürler' },
    });
  });
});

describe('the follow-up of an approved invoice', () => {
  const sale = { faturaTarih: '2026-11-20', faturaTip: 'SATIS', portalFaturaTip: null } as const;
  const codes = (followUp: unknown, invoice: Parameters<typeof validateFollowUp>[1] = sale) =>
    validateFollowUp(followUp, invoice).map(({ path, code }) => `${path} ${code}`);

  test('MNY-21: checks the due date, and requires the kind of return of an IADE', () => {
    const iade = { ...sale, faturaTip: 'IADE' } as const;
    const ofPortal = { ...sale, faturaTip: null, portalFaturaTip: 'IADE' } as const;
    expect(codes({ vadeTarihi: '2026-12-20', iadeTuru: null })).toEqual([]);
    expect(codes({ vadeTarihi: '2026-11-19', iadeTuru: null })).toEqual(['vadeTarihi DUE_BEFORE_INVOICE']);
    expect(codes({ vadeTarihi: null, iadeTuru: 'SATIS_IADESI' })).toEqual(['iadeTuru INVALID_VALUE']);
    expect(codes({ vadeTarihi: null, iadeTuru: null }, iade)).toEqual(['iadeTuru REQUIRED']);
    expect(codes({ vadeTarihi: null, iadeTuru: null }, ofPortal)).toEqual([]);
    expect(codes({ vadeTarihi: null, iadeTuru: 'SATIS_IADESI' }, ofPortal)).toEqual([]);
    expect([codes(null), codes('yarın')]).toEqual([[], []]);
  });
});
