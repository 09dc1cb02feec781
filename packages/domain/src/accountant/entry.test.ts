import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { calculateInvoice } from '../calculation/calculateInvoice';
import type { FaturaTip } from '../facts/faturaTip';
import type { Line } from '../invoice/Invoice';
import { breakdownOf } from './breakdown';
import { type Choices, takeProposals } from './choices';
import { cancellationText, type Entry, reverseEntry } from './Entry';
import { type BookedInvoice, entryOf } from './entryOf';
import { fillProposals, readLedgerCodes } from './ledgerMap';

interface Vector {
  readonly id: number;
  readonly name: string;
  readonly tip: FaturaTip;
  readonly iadeTuru?: 'ALIS_IADESI' | 'SATIS_IADESI';
  readonly answers?: Choices;
  readonly paraBirim?: string;
  readonly dovizKur?: string;
  readonly lines: readonly Line[];
  readonly iptal?: boolean;
  readonly sonuc?: 'SIFIR';
  readonly borc: readonly string[];
  readonly alacak: readonly string[];
}

const { vectors } = JSON.parse(readFileSync(new URL('../../vectors/hand-off.json', import.meta.url), 'utf8')) as {
  vectors: Vector[];
};

const kodlar = readLedgerCodes(fillProposals([]), 'TEK');
const settings = (answers: Choices = {}) => ({ kodlar, secimler: takeProposals(answers) });

function invoiceOf(fields: Partial<BookedInvoice> & { readonly lines: readonly Line[] }): BookedInvoice {
  const { lines, ...header } = fields;
  const typed = lines.map((line): Line => ({ miktar: '1', ...line }));
  const faturaTip = header.faturaTip ?? header.portalFaturaTip ?? 'SATIS';
  const { malHizmetler, totals } = calculateInvoice({ faturaTip, malHizmetler: typed });
  const calculated = typed.map((line, index): Line => ({ ...line, ...malHizmetler[index] }));
  return {
    ettn: '00000000-0000-4000-8000-000000000001',
    belgeNumarasi: 'GIB2026000000001',
    faturaTarih: '2026-03-05',
    faturaTip,
    iadeTuru: null,
    paraBirim: 'TRY',
    dovizKur: '0',
    vknTckn: '1234567890',
    aliciUnvan: 'Deniz A.Ş.',
    aliciAdi: '',
    aliciSoyadi: '',
    totals,
    dokum: breakdownOf({ faturaTip, malHizmetler: calculated }),
    ...header,
  };
}

const linesOf = ({ satirlar }: Entry, side: 'BORC' | 'ALACAK') =>
  satirlar
    .filter(({ taraf }) => taraf === side)
    .map(({ kod, anahtar, tutar }) => `${kod}${anahtar === null ? '' : `(${anahtar})`} ${tutar}`);

function bookedEntry(invoice: BookedInvoice, answers?: Choices): Entry {
  const outcome = entryOf(invoice, settings(answers));
  if (outcome.sonuc !== 'KAYIT') throw new Error(`No entry: ${JSON.stringify(outcome)}`);
  return outcome.kayit;
}

const sale: Line = { birimFiyat: '1000', kdvOrani: '20' };

describe('the entry of an invoice', () => {
  test.each(vectors.map((vector) => [vector.id, vector.name, vector] as const))(
    'ACT-17 ACT-18 ACT-22: vector %i, %s',
    (
      _id,
      _name,
      { tip, iadeTuru = null, answers, paraBirim = 'TRY', dovizKur = '0', lines, iptal, sonuc, borc, alacak },
    ) => {
      const invoice = invoiceOf({ faturaTip: tip, iadeTuru, paraBirim, dovizKur, lines });
      if (sonuc) {
        expect(entryOf(invoice, settings(answers))).toEqual({ sonuc });
        return;
      }
      const booked = bookedEntry(invoice, answers);
      const entry = iptal ? reverseEntry(booked, cancellationText(booked)) : booked;
      expect(linesOf(entry, 'BORC')).toEqual(borc);
      expect(linesOf(entry, 'ALACAK')).toEqual(alacak);
    },
  );

  test('ACT-17: date and number are those of the invoice; an invoice of the portal is read by the title of its kind', () => {
    const expected = bookedEntry(invoiceOf({ lines: [sale] }));
    expect(expected).toMatchObject({
      tarih: '2026-03-05',
      belgeNumarasi: 'GIB2026000000001',
      tip: 'SATIS',
      vknTckn: '1234567890',
      unvan: 'Deniz A.Ş.',
      paraBirim: 'TRY',
      dovizKur: null,
    });
    const ofPortal = { ...invoiceOf({ lines: [sale] }), faturaTip: null, portalFaturaTip: 'SATIŞ' };
    expect(bookedEntry(ofPortal)).toEqual(expected);
  });

  test('ACT-18: lines of one rate are one line, and a rate without KDV has no KDV line', () => {
    const entry = bookedEntry(
      invoiceOf({
        faturaTip: 'TEVKIFAT',
        lines: [
          { ...sale, tevkifatKodu: '602' },
          { ...sale, tevkifatKodu: '604' },
          sale,
          { birimFiyat: '10', kdvOrani: '0', istisnaMuafiyetSebebi: '351' },
        ],
      }),
    );
    expect(linesOf(entry, 'ALACAK')).toEqual(['600(0) 10.00', '600(20) 3000.00', '391(20) 320.00']);
  });

  test('ACT-19: taxes of a returned purchase belong to its goods, those of a returned sale are taken back', () => {
    const lines: Line[] = [
      { ...sale, V0073Orani: '10' },
      { birimFiyat: '100', kdvOrani: '10', V0073Tutari: '5' },
    ];
    const purchase = bookedEntry(invoiceOf({ faturaTip: 'IADE', iadeTuru: 'ALIS_IADESI', lines }));
    expect(linesOf(purchase, 'BORC')).toEqual(['320 1435.50']);
    expect(linesOf(purchase, 'ALACAK')).toEqual([
      '153(10) 105.00',
      '153(20) 1100.00',
      '391(10) 10.50',
      '391(20) 220.00',
    ]);
    const returned = bookedEntry(invoiceOf({ faturaTip: 'IADE', iadeTuru: 'SATIS_IADESI', lines }));
    expect(linesOf(returned, 'BORC')).toEqual([
      '610(10) 100.00',
      '610(20) 1000.00',
      '191(10) 10.50',
      '191(20) 220.00',
      '360(V0073) 105.00',
    ]);
    expect(linesOf(returned, 'ALACAK')).toEqual(['120 1435.50']);
  });

  test.each([
    ['withheld KDV', { ...sale, tevkifatKodu: '602' }],
    ['stopaj', { ...sale, V0003Orani: '3' }],
    ['V4171', { ...sale, V4171Tutari: '5' }],
  ] as const)('ACT-19 ACT-20: a return with %s is by hand', (_name, line) => {
    const invoice = invoiceOf({ faturaTip: 'IADE', iadeTuru: 'ALIS_IADESI', lines: [line] });
    expect(entryOf(invoice, settings())).toEqual({ sonuc: 'ELLE', sebep: 'IADE_TEVKIFATLI' });
  });

  test('ACT-20: a kind of the portal outside the seven types is by hand', () => {
    const invoice = { ...invoiceOf({ lines: [sale] }), faturaTip: null, portalFaturaTip: 'SGK' };
    expect(entryOf(invoice, settings())).toEqual({ sonuc: 'ELLE', sebep: 'TIP_BILINMIYOR' });
    expect(entryOf(invoiceOf({ paraBirim: 'USD', lines: [sale] }), settings())).toEqual({
      sonuc: 'ELLE',
      sebep: 'KAPANMIYOR',
    });
  });

  const needing: readonly (readonly [keyof Choices, Parameters<typeof invoiceOf>[0]])[] = [
    ['iadeTuru', { faturaTip: 'IADE', lines: [sale] }],
    ['iadeKdv', { faturaTip: 'IADE', iadeTuru: 'ALIS_IADESI', lines: [sale] }],
    [
      'ihracatGeliri',
      { faturaTip: 'ISTISNA', lines: [{ birimFiyat: '1', kdvOrani: '0', istisnaMuafiyetSebebi: '301' }] },
    ],
    ['tecilKdv', { faturaTip: 'IHRACKAYITLI', lines: [sale] }],
    ['ozelMatrah', { faturaTip: 'OZELMATRAH', lines: [{ ...sale, ozelMatrahNedeni: '805', ozelMatrahTutari: '5' }] }],
    ['stopaj', { lines: [{ ...sale, V0011Orani: '20' }] }],
    ['fxResidue', { paraBirim: 'USD', dovizKur: '41.5', lines: [sale] }],
  ];

  test.each(needing)('ACT-20: without an answer to %s the entry waits for it; ELLE is by hand', (choice, fields) => {
    const invoice = invoiceOf(fields);
    const { kodlar, secimler } = settings();
    expect(entryOf(invoice, { kodlar, secimler: { ...secimler, [choice]: null } })).toEqual({
      sonuc: 'SECIM',
      secimler: [choice],
    });
    if (choice === 'ihracatGeliri' || choice === 'fxResidue') return;
    expect(entryOf(invoice, settings({ [choice]: 'ELLE' }))).toEqual({ sonuc: 'ELLE', sebep: 'ELLE' });
  });

  test('no other invoice needs an answer', () => {
    for (const fields of [
      { lines: [sale] },
      { faturaTip: 'IADE', iadeTuru: 'SATIS_IADESI', lines: [sale] },
      { faturaTip: 'ISTISNA', lines: [{ birimFiyat: '1', kdvOrani: '0', istisnaMuafiyetSebebi: '335' }] },
      { faturaTip: 'IHRACKAYITLI', lines: [{ birimFiyat: '1', kdvOrani: '0', istisnaMuafiyetSebebi: '701' }] },
    ] as const)
      expect(entryOf(invoiceOf(fields), { kodlar, secimler: {} }).sonuc).toBe('KAYIT');
  });

  test('iadeKdv INDIRILECEK credits 191, ihracatGeliri AYNI credits 600', () => {
    const purchase = invoiceOf({ faturaTip: 'IADE', iadeTuru: 'ALIS_IADESI', lines: [sale] });
    expect(linesOf(bookedEntry(purchase, { iadeKdv: 'INDIRILECEK' }), 'ALACAK')).toEqual([
      '153(20) 1000.00',
      '191(20) 200.00',
    ]);
    const exported = invoiceOf({
      faturaTip: 'ISTISNA',
      lines: [{ birimFiyat: '1', kdvOrani: '0', istisnaMuafiyetSebebi: '301' }],
    });
    expect(linesOf(bookedEntry(exported, { ihracatGeliri: 'AYNI' }), 'ALACAK')).toEqual(['600(0) 1.00']);
  });

  test('ACT-21: the reversal exchanges the sides, with its own text and the date of the invoice', () => {
    const booked = bookedEntry(invoiceOf({ lines: [sale] }));
    const reversal = reverseEntry(booked, cancellationText(booked));
    expect(reversal).toMatchObject({ aciklama: 'İPTAL GIB2026000000001', tarih: '2026-03-05', tip: 'SATIS' });
    expect(reverseEntry(reversal, booked.aciklama)).toEqual(booked);
  });

  test('ACT-22: a line keeps its foreign amount; a residue above a kuruş a line stays', () => {
    const invoice = invoiceOf({
      paraBirim: 'USD',
      dovizKur: '41.1234',
      lines: [{ birimFiyat: '10.01', kdvOrani: '20' }],
    });
    expect(bookedEntry(invoice)).toMatchObject({
      paraBirim: 'USD',
      dovizKur: '41.1234',
      satirlar: [{ dovizTutar: '12.01' }, { dovizTutar: '10.01' }, { dovizTutar: '2.00' }],
    });
    const edited = { ...invoice, totals: { odenecekTutar: '12.02' } };
    expect(linesOf(bookedEntry(edited), 'BORC')).toEqual(['120 494.30']);
    expect(linesOf(bookedEntry(edited, { fxResidue: 'CARI' }), 'BORC')).toEqual(['120 494.30']);
    expect(linesOf(bookedEntry(edited), 'ALACAK')).toEqual(['600(20) 411.65', '391(20) 82.25']);
  });

  test('ACT-22: without revenue the largest line of its side takes the residue', () => {
    const invoice = invoiceOf({
      faturaTip: 'OZELMATRAH',
      paraBirim: 'USD',
      dovizKur: '0.335',
      lines: [
        { birimFiyat: '0', kdvOrani: '20', ozelMatrahNedeni: '805', ozelMatrahTutari: '0.05' },
        { birimFiyat: '0', kdvOrani: '10', ozelMatrahNedeni: '805', ozelMatrahTutari: '0.20' },
      ],
    });
    // 0.03 → 0.01; 0.01 → 0.00 and 0.02 → 0.01.
    expect(linesOf(bookedEntry(invoice), 'BORC')).toEqual(['120 0.01']);
    expect(linesOf(bookedEntry(invoice), 'ALACAK')).toEqual(['391(10) 0.01']);
  });
});
