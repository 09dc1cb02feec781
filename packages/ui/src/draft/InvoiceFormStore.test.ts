import { calculateInvoice, lineColumns as templateColumns, newInvoice, newLine, type Line } from '@kalem/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as validators from './validators';
import { InvoiceFormStore } from './InvoiceFormStore';
import { readBlock } from './lines/parseClipboard';
import type { LineColumn } from './lines/lineColumns';
import type { LineAtom } from './lines/LinesState';
import { type DraftHead, fillRecipient, leaveNumber } from './recipientOrigin';
import { toFormDraft } from './FormDraft';

const now = new Date('2026-11-21T11:05:22Z');
const kalem: Line = { malHizmet: 'Kalem', miktar: '2', birim: 'C62', birimFiyat: '100', kdvOrani: '20' };

function open(lines: readonly Line[] = [kalem], header: Partial<ReturnType<typeof newInvoice>> = {}): InvoiceFormStore {
  return new InvoiceFormStore(
    toFormDraft({ ...newInvoice({ now }), ...header, malHizmetler: [...lines] }),
    () => '2026-11-21',
  );
}

function lineAt(form: InvoiceFormStore, index: number): LineAtom {
  const line = form.lines.at(index);
  if (!line) throw new Error(`There is no line ${index}`);
  return line;
}

/** Pastes cells, beginning at this line and column. */
function paste(form: InvoiceFormStore, index: number, column: LineColumn, cells: readonly (readonly string[])[]) {
  const { faturaTip } = form.jotai.get(form.header);
  return form.paste(lineAt(form, index), readBlock(cells, column, faturaTip).patches);
}

const totalsOf = (form: InvoiceFormStore) => form.jotai.get(form.totals);
const shownFields = (form: InvoiceFormStore) =>
  form.jotai.get(form.faults.shown).map(({ index, field }) => `${index}.${field}`);

describe('totals', () => {
  test('CAL-08: follow each edit of a line', () => {
    const form = open();
    expect(totalsOf(form).odenecekTutar).toBe('240.00');
    form.editLine(lineAt(form, 0), { miktar: '3' });
    expect(totalsOf(form)).toMatchObject({
      urunHizmetToplamTutari: '300.00',
      hesaplananKdv: '60.00',
      odenecekTutar: '360.00',
    });
  });

  test('CAL-08: running sums equal the full calculation after any edits', () => {
    const price = fc.integer({ min: 0, max: 10_000_000 }).map((kurus) => (kurus / 100).toFixed(2));
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('edit' as const),
        at: fc.nat(30),
        birimFiyat: price,
        iskontoOrani: fc.constantFrom('', '5', '12.5'),
      }),
      fc.record({ kind: fc.constant('add' as const), birimFiyat: price }),
      fc.record({ kind: fc.constant('remove' as const), at: fc.nat(30) }),
      fc.record({
        kind: fc.constant('paste' as const),
        at: fc.nat(30),
        rows: fc.array(price, { minLength: 1, maxLength: 4 }),
      }),
      fc.record({ kind: fc.constant('undo' as const) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const form = open([kalem, { ...kalem, kdvOrani: '1' }]);
        const undos: ((() => void) | undefined)[] = [];
        const at = (wish: number) => lineAt(form, wish % form.lines.count);
        for (const one of steps) {
          if (one.kind === 'edit')
            form.editLine(at(one.at), { birimFiyat: one.birimFiyat, iskontoOrani: one.iskontoOrani });
          if (one.kind === 'add') {
            form.addLine();
            form.editLine(lineAt(form, form.lines.count - 1), { birimFiyat: one.birimFiyat });
          }
          if (one.kind === 'remove') undos.push(form.removeLine(at(one.at)));
          if (one.kind === 'paste')
            undos.push(
              paste(
                form,
                one.at % form.lines.count,
                'birimFiyat',
                one.rows.map((row) => [row]),
              ),
            );
          if (one.kind === 'undo') undos.shift()?.();
          expect(form.lines.count).toBeGreaterThan(0);
        }
        expect(totalsOf(form)).toEqual(
          calculateInvoice({ ...form.draft().header, malHizmetler: form.lines.lines() }).totals,
        );
      }),
      { numRuns: 150 },
    );
  });
});

describe('lines', () => {
  test('LIN-03 INV-23: a new line has quantity 1, Adet, KDV 20 and the recipient’s discount', () => {
    const form = open([kalem], { iskonto: '7.5' });
    form.addLine();
    expect(form.lines.lines()[1]).toMatchObject({
      malHizmet: '',
      miktar: '1',
      birim: 'C62',
      kdvOrani: '20',
      iskontoOrani: '7.5',
    });
    expect(form.caret.read()).toMatchObject({ line: lineAt(form, 1), column: 'malHizmet' });
  });

  test('LIN-04: the last line cannot be deleted; other deleted lines can be restored by undo', () => {
    const form = open([kalem, { ...kalem, malHizmet: 'Silgi' }]);
    const undo = form.removeLine(lineAt(form, 0));
    expect(form.lines.lines().map(({ malHizmet }) => malHizmet)).toEqual(['Silgi']);
    expect(form.removeLine(lineAt(form, 0))).toBeUndefined();
    undo?.();
    expect(form.lines.lines().map(({ malHizmet }) => malHizmet)).toEqual(['Kalem', 'Silgi']);
  });

  test('LIN-14: KDV 0 sets reason 351, and another rate clears it', () => {
    const form = open();
    form.editLine(lineAt(form, 0), { kdvOrani: '0' });
    expect(form.lines.lines()[0]?.istisnaMuafiyetSebebi).toBe('351');
    form.editLine(lineAt(form, 0), { kdvOrani: '10' });
    expect(form.lines.lines()[0]?.istisnaMuafiyetSebebi).toBe('');
  });

  test('a pasted block fills the cells from the caret on and adds missing lines', () => {
    const form = open([kalem, kalem]);
    paste(form, 1, 'malHizmet', [
      ['Sıvı sabun', '48', 'adet', '1.189,90 TL', '10', '%20'],
      ['Temizlik', '2.450', 'METREKARE', '38,75'],
    ]);
    expect(form.lines.lines()).toMatchObject([
      kalem,
      {
        malHizmet: 'Sıvı sabun',
        miktar: '48',
        birim: 'C62',
        birimFiyat: '1189.90',
        iskontoOrani: '10',
        kdvOrani: '20',
      },
      { malHizmet: 'Temizlik', miktar: '2450', birim: 'MTK', birimFiyat: '38.75', kdvOrani: '20' },
    ]);
  });

  test('USE-18: an empty cell of a pasted block clears its cell, except quantity, unit and KDV', () => {
    const line = { ...kalem, iskontoOrani: '10', miktar: '3', birim: 'KGM', kdvOrani: '1' };
    const more = { tevkifatKodu: '602', V9015Orani: '90', aciklama: 'Kasım ayı' };
    const form = open([line, { ...line, ...more, iskontoTutari: '5' }], { iskonto: '7' });
    paste(form, 0, 'malHizmet', [['Silgi', '', '', '20', '', '']]);
    expect(form.lines.lines()[0]).toEqual({
      ...line,
      ...{ malHizmet: 'Silgi', birimFiyat: '20', iskontoOrani: '', iskontoTutari: '' },
    });
    paste(form, 1, 'malHizmet', [
      ['Ürün', 'Miktar', 'Birim', 'Birim Fiyat', 'İskonto', 'KDV', 'Tevkifat Kodu', 'Açıklama'],
      ['Silgi', '', '', '20', '', '', '', ''],
      ['Defter', '', '', '30', '', '', '', ''],
    ]);
    expect(form.lines.lines().slice(1)).toMatchObject([
      {
        ...{ malHizmet: 'Silgi', miktar: '3', birim: 'KGM', birimFiyat: '20', kdvOrani: '1' },
        ...{ iskontoOrani: '', iskontoTutari: '', tevkifatKodu: '', V9015Orani: '', aciklama: '' },
      },
      { malHizmet: 'Defter', miktar: '1', birim: 'C62', birimFiyat: '30', iskontoOrani: '7', kdvOrani: '20' },
    ]);
  });

  test('USE-18: pasting into an untouched line treats it as new: an empty cell keeps the default value', () => {
    const form = open([newLine('SATIS', { iskonto: '7' })], { iskonto: '7' });
    paste(form, 0, 'malHizmet', [['Silgi', '2', '', '20', '', '']]);
    expect(form.lines.lines()).toMatchObject([{ malHizmet: 'Silgi', miktar: '2', birim: 'C62', iskontoOrani: '7' }]);
  });

  test.each(['kg', 'KG', 'Kilogram', 'KGM', 'kgm'])('USE-18: a pasted unit may be written as %s', (birim) => {
    const form = open();
    paste(form, 0, 'miktar', [['2', birim]]);
    expect(form.lines.lines()).toMatchObject([{ malHizmet: 'Kalem', miktar: '2', birim: 'KGM' }]);
  });

  test('USE-18: a pasted heading row becomes no line; it names the columns', () => {
    const form = open([]);
    paste(form, 0, 'malHizmet', [
      ['Sıra No', 'Ürün / Hizmet', 'KDV (%)', 'MİKTAR', 'Ölçü Birimi', 'Birim Fiyatı', 'Tutar'],
      ['1', 'Iğdır kayısısı', '1', '12', 'kg', '1.234,50', '14.814,00'],
      ['2', 'Su', '10', '3', 'adet', '9', '27'],
    ]);
    expect(form.lines.lines()).toMatchObject([
      { malHizmet: 'Iğdır kayısısı', kdvOrani: '1', miktar: '12', birim: 'KGM', birimFiyat: '1234.50' },
      { malHizmet: 'Su', kdvOrani: '10', miktar: '3', birim: 'C62', birimFiyat: '9' },
    ]);
  });

  test('USE-18: recognizes the headings of the template, including tevkifat and permit code', () => {
    const form = open([], { faturaTip: 'IHRACKAYITLI' });
    paste(form, 0, 'malHizmet', [
      templateColumns.map(({ heading }) => heading),
      ['Kalem', '2', 'Adet', '1.250,5', '', '20', '650/35', 'ab1', 'Kasım ayı'],
    ]);
    expect(form.lines.lines()).toMatchObject([
      {
        ...{ malHizmet: 'Kalem', miktar: '2', birim: 'C62', birimFiyat: '1250.5', kdvOrani: '20' },
        ...{ tevkifatKodu: '650', V9015Orani: '35' },
        ...{ aliciDibSatirKod: 'AB1', istisnaMuafiyetSebebi: '702', aciklama: 'Kasım ayı' },
      },
    ]);
  });

  test('USE-18: a heading with a currency is recognized, and a missing column takes no other column’s values', () => {
    const form = open([]);
    paste(form, 0, 'malHizmet', [
      ['Ürün Adı', 'Miktar', 'Birim', 'Birim Fiyat (TL)', 'KDV %'],
      ['Kalem', '2', 'Adet', '10', '10'],
    ]);
    expect(form.lines.lines()).toMatchObject([{ malHizmet: 'Kalem', birimFiyat: '10', kdvOrani: '10' }]);
    expect(form.lines.lines()[0]?.iskontoOrani ?? '').toBe('');
  });

  test('USE-18: an unknown column is skipped and named, wherever it is; amount columns are not named', () => {
    const block = [
      ['Stok Kodu', 'Sıra', 'Ürün', 'Miktar', 'Birim Fiyat', 'Raf', 'Tutar (TL)'],
      ['K-1', '1', 'Kalem', '2', '10', 'B4', '20'],
    ];
    const { patches, unknown } = readBlock(block, 'malHizmet', 'SATIS');
    expect(patches).toEqual([{ malHizmet: 'Kalem', miktar: '2', birimFiyat: '10' }]);
    expect(unknown).toEqual(['Stok Kodu', 'Raf']);
  });

  test.each([
    ['beside the name it is the note of the line', ['Ürün Adı', 'Açıklama'], { malHizmet: 'a', aciklama: 'b' }],
    ['in front of the name too', ['Açıklama', 'Ürün Adı'], { malHizmet: 'b', aciklama: 'a' }],
    ['by itself it is the name', ['Açıklama', 'Birim'], { malHizmet: 'a', birim: 'b' }],
  ])('USE-18: Açıklama: %s', (_, head, line) => {
    expect(readBlock([head, ['a', 'b']], 'malHizmet', 'SATIS').patches).toEqual([line]);
  });

  test('USE-18: a row with a number is a line, even if it looks like headings', () => {
    const { patches } = readBlock([['Hizmet', '2', 'Birim', '₺10'], ['Kalem']], 'malHizmet', 'SATIS');
    expect(patches).toMatchObject([{ malHizmet: 'Hizmet', miktar: '2' }, { malHizmet: 'Kalem' }]);
  });

  test('USE-18: a blank row in a block leaves its line unchanged', () => {
    const block = [
      ['Kalem', '2'],
      ['', ''],
      ['Silgi', '3'],
    ];
    const { patches } = readBlock(block, 'malHizmet', 'SATIS');
    expect(patches).toMatchObject([{ malHizmet: 'Kalem' }, {}, { malHizmet: 'Silgi' }]);
    expect(patches[1]).toEqual({});
  });

  test('USE-18: a row that only resembles headings is a line', () => {
    const form = open([]);
    paste(form, 0, 'malHizmet', [['Fiyat'], ['Miktar']]);
    expect(form.lines.lines().map(({ malHizmet }) => malHizmet)).toEqual(['Fiyat', 'Miktar']);
  });

  test('INV-35: empty lines are removed before saving, but never the last one', () => {
    const form = open();
    form.addLine();
    form.addLine();
    form.dropBlankLines();
    expect(form.lines.count).toBe(1);
    const empty = open([]);
    empty.addLine();
    empty.dropBlankLines();
    expect(empty.lines.count).toBe(1);
  });
});

test('USE-18: a line can be duplicated and moved within the list; undo reverts it', () => {
  const form = open([kalem, { ...kalem, malHizmet: 'Silgi' }]);
  const names = () => form.lines.lines().map(({ malHizmet }) => malHizmet);
  form.duplicateLine(lineAt(form, 0));
  expect(names()).toEqual(['Kalem', 'Kalem', 'Silgi']);
  expect(totalsOf(form).odenecekTutar).toBe('720.00');
  expect(form.caret.read()?.line).toBe(lineAt(form, 1));
  const silgi = lineAt(form, 2);
  form.shiftLine(silgi, 1);
  form.shiftLine(silgi, -1);
  form.shiftLine(silgi, -1);
  form.shiftLine(silgi, -1);
  expect(names()).toEqual(['Silgi', 'Kalem', 'Kalem']);
  expect(form.caret.read()?.line).toBe(silgi);
  form.undo();
  form.undo();
  expect(names()).toEqual(['Kalem', 'Silgi']);
  expect(totalsOf(form).odenecekTutar).toBe('480.00');
});

describe('undo', () => {
  const names = (form: InvoiceFormStore) => form.lines.lines().map(({ malHizmet }) => malHizmet);

  test('USE-18: typing in one field is one undo step, a paste another; redo repeats them', () => {
    const form = open();
    const before = form.draft();
    for (const malHizmet of ['S', 'Si', 'Silgi']) form.editLine(lineAt(form, 0), { malHizmet });
    form.editHeader({ aliciUnvan: 'Ç' });
    form.editHeader({ aliciUnvan: 'Çı' });
    paste(form, 0, 'malHizmet', [['Sabun'], ['Su'], ['Havlu']]);
    const after = form.draft();
    expect(names(form)).toEqual(['Sabun', 'Su', 'Havlu']);
    form.undo();
    expect(names(form)).toEqual(['Silgi']);
    expect(form.draft().header.aliciUnvan).toBe('Çı');
    form.undo();
    expect(form.draft().header.aliciUnvan).toBe('');
    form.undo();
    expect(form.draft()).toEqual(before);
    form.undo();
    for (let step = 0; step < 4; step++) form.redo();
    expect(form.draft()).toEqual(after);
  });

  test('USE-18, CAL-08: any sequence of edits can be undone and redone, with correct totals', () => {
    const price = fc.integer({ min: 0, max: 10_000_000 }).map((kurus) => (kurus / 100).toFixed(2));
    const step = fc.record({
      kind: fc.constantFrom('edit', 'add', 'remove', 'paste', 'header', 'iskonto', 'number', 'answer', 'back', 'again'),
      at: fc.nat(20),
      price,
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const form = open([kalem, { ...kalem, kdvOrani: '1' }]);
        const first = form.draft();
        // Each lookup fills in the name of its number. It may answer at any later time.
        const answers: (() => void)[] = [];
        const expectOwnName = () => {
          const { vknTckn, aliciUnvan } = form.draft().header;
          expect(['', `Unvan ${vknTckn}`]).toContain(aliciUnvan);
        };
        for (const one of steps) {
          const line = lineAt(form, one.at % form.lines.count);
          if (one.kind === 'edit') form.editLine(line, { birimFiyat: one.price });
          if (one.kind === 'add') form.addLine();
          if (one.kind === 'remove') form.removeLine(line);
          if (one.kind === 'paste') form.paste(line, Array(3).fill({ birimFiyat: one.price }));
          if (one.kind === 'header') form.editHeader({ adres: one.price });
          if (one.kind === 'iskonto') form.editIskonto(String(one.at));
          if (one.kind === 'number') {
            const vknTckn = String(one.at);
            form.editHeader({ vknTckn });
            const follow = form.follow();
            follow(leaveNumber);
            const isOf = ({ header }: DraftHead) => header.vknTckn === vknTckn;
            const fill = (head: DraftHead) => fillRecipient(head, { aliciUnvan: `Unvan ${vknTckn}` });
            answers.push(() => follow((head) => (isOf(head) ? fill(head) : head)));
          }
          if (one.kind === 'answer') answers.shift()?.();
          if (one.kind === 'back') form.undo();
          if (one.kind === 'again') form.redo();
          expectOwnName();
        }
        for (let redone = 0; redone < 60; redone++) form.redo();
        const last = form.draft();
        for (let undone = 0; undone < 60; undone++) {
          form.undo();
          expectOwnName();
        }
        expect(form.draft()).toEqual(first);
        expect(totalsOf(form)).toEqual(
          calculateInvoice({ ...first.header, malHizmetler: [...first.malHizmetler] }).totals,
        );
        for (let redone = 0; redone < 60; redone++) form.redo();
        expect(form.draft()).toEqual(last);
        expect(totalsOf(form)).toEqual(
          calculateInvoice({ ...last.header, malHizmetler: [...last.malHizmetler] }).totals,
        );
      }),
      { numRuns: 100 },
    );
  });
});

describe('faults', () => {
  test('INV-35: a new form shows no faults; leaving a line shows its faults, saving shows all', () => {
    const form = open([]);
    form.lines.takeValidators(validators);
    expect(shownFields(form)).toEqual([]);
    form.editLine(lineAt(form, 0), { malHizmet: 'Kalem' });
    form.addLine();
    expect(shownFields(form)).toEqual(['0.birimFiyat']);
    form.dropBlankLines();
    form.faults.reveal();
    expect(shownFields(form)).toEqual(['-1.vknTckn', '-1.aliciUnvan', '0.birimFiyat']);
  });

  test('INV-18 INV-36: a warning is shown and does not block saving', () => {
    const form = open([{ ...kalem, kdvOrani: '18' }], {
      ...{ vknTckn: '1234567891', aliciUnvan: 'Çınaraltı Ltd. Şti.' },
      ...{ adres: 'Gül Sk. 1', vergiDairesi: 'Ümraniye' },
    });
    form.lines.takeValidators(validators);
    expect(form.faults.reveal()).toEqual([]);
    expect(form.jotai.get(form.faults.shown).map(({ severity }) => severity)).toEqual(['warning', 'warning']);
  });

  test('INV-35: input from before the validators were loaded is validated when they arrive', () => {
    const form = open([], { vknTckn: '2222222222' });
    form.editLine(lineAt(form, 0), { malHizmet: 'Kalem' });
    form.faults.touch('aliciUnvan');
    form.addLine();
    expect(shownFields(form)).toEqual([]);
    form.lines.takeValidators(validators);
    expect(shownFields(form)).toEqual(['-1.aliciUnvan', '0.birimFiyat']);
  });

  test('ERR-05: faults of the server are shown at their fields by path, until these are edited', () => {
    const form = open([kalem, kalem]);
    const faults = [
      { path: 'aliciUnvan', code: 'X', message: 'Unvan uygun değil' },
      { path: 'malHizmetler[1].birimFiyat', code: 'X', message: 'Fiyat uygun değil' },
    ];
    form.faults.takeFromServer(faults, form.jotai.get(form.lines.all));
    expect(shownFields(form)).toEqual(expect.arrayContaining(['-1.aliciUnvan', '1.birimFiyat']));
    form.editHeader({ aliciUnvan: 'Çınaraltı', vknTckn: '2222222222' });
    form.editLine(lineAt(form, 1), { birimFiyat: '90' });
    expect(shownFields(form)).toEqual([]);
  });
});

test('is dirty from the first edit until it is saved', () => {
  const form = open();
  expect(form.jotai.get(form.dirty)).toBe(false);
  form.editHeader({ aliciUnvan: 'Ç' });
  const revision = form.jotai.get(form.revision);
  form.editHeader({ aliciUnvan: 'Çı' });
  form.markSaved(revision);
  expect(form.jotai.get(form.dirty)).toBe(true);
  form.markSaved(form.jotai.get(form.revision));
  expect(form.jotai.get(form.dirty)).toBe(false);
});
