import { describe, expect, test } from 'vitest';
import { readBookXml, rowNumber, rowsIn, textsIn } from './sheetXml';

const reading = {
  texts: ['Işık', 'Şule'],
  dateStyles: new Set([2]),
  percentStyles: new Set([3]),
  shift: 0,
  mostColumns: 5,
};
const cellsOf = (xml: string) => [...rowsIn(xml, reading)].map(({ value }) => value.cells);

describe('cells', () => {
  test('CUS-13: reads cells as Excel shows them, and the stored result of a formula', () => {
    expect(
      cellsOf(
        '<row r="1"><c r="A1" t="s"><v>1</v></c><c r="B1"><v>12.5</v></c><c r="C1" t="b"><v>1</v></c><c r="D1" t="e"><v>#N/A</v></c><c r="E1" s="2"><v>46348</v></c></row>' +
          '<row r="2"><c r="A2" t="str"><f>A1</f><v>1 &amp; 2</v></c><c r="B2" t="inlineStr"><is><t xml:space="preserve"> a</t><rPh sb="0"><t>x</t></rPh></is></c><c r="C2"><f>1+1</f></c><c r="D2" t="d"><v>2026-11-22</v></c><c r="E2"><v>1e999</v></c></row>',
      ),
    ).toEqual([
      ['Şule', 12.5, 'DOĞRU', '#HATA!', '22.11.2026'],
      ['1 & 2', ' a', null, '22.11.2026', null],
    ]);
  });

  test.each(['constructor', 'toString', '__proto__', 'unknown'])(
    'ATK-71: keeps the unknown entity &%s; unchanged',
    (name) => {
      expect(cellsOf(`<row><c t="str"><v>&${name};</v></c></row>`)).toEqual([[`&${name};`]]);
    },
  );

  test.each([
    ['0.1', 10],
    ['0.07', 7],
    ['7.0000000000000007E-2', 7],
    ['0.175', 17.5],
    ['1e-1', 10],
    ['1E-9', 1e-7],
    ['0.30000000000000004', 30],
    ['1', 100],
    ['-0.29', -29],
    ['0', 0],
  ])('INV-29, CUS-13: reads %s in a percent style as %d', (value, shown) => {
    expect(cellsOf(`<row><c s="3"><v>${value}</v></c><c s="3" t="str"><v>${value}</v></c></row>`)).toEqual([
      [shown, value],
    ]);
  });

  test('CUS-13: cells and rows without a position follow the previous one; cells far outside are ignored', () => {
    expect(cellsOf('<row><c><v>1</v></c><c r="D1"><v>4</v></c><c><v>5</v></c><c r="XFD1"><v>9</v></c></row>')).toEqual([
      [1, null, null, 4, 5],
    ]);
    expect([rowNumber(undefined, 6), rowNumber(3, 6), rowNumber(9, 6), rowNumber(9_999_999, 6)]).toEqual([7, 7, 9, 7]);
  });

  test('CUS-13: reads elements with a namespace prefix and empty elements, as other programs write them', () => {
    const xml =
      '<x:sheetData><x:row r="2"><x:c r="A2" t="s"><x:v>0</x:v></x:c><x:c r="B2"/><x:c r="C2"><x:v>3</x:v></x:c></x:row><x:row r="3"/></x:sheetData>';
    expect([...rowsIn(xml, reading)].map(({ value }) => value)).toEqual([
      { row: 2, cells: ['Işık', null, 3] },
      { row: 3, cells: [] },
    ]);
  });

  test('CUS-13: streaming: reads only complete rows of each chunk, each once', () => {
    const xml = '<sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2"><v>2</v></c></row></sheetData>';
    for (let cut = 0; cut <= xml.length; cut += 1) {
      const first = [...rowsIn(xml.slice(0, cut), reading)];
      const rest = xml.slice(first.at(-1)?.end ?? 0);
      const rows = [...first, ...rowsIn(rest, reading)].map(({ value }) => value);
      expect(rows, `cut at ${cut}`).toEqual([
        { row: 1, cells: [1] },
        { row: 2, cells: [2] },
      ]);
    }
  });

  test('CUS-13: reads shared texts with one style and with several', () => {
    const xml =
      '<sst><si><t>Işık</t></si><si><r><rPr/><t>Ş</t></r><r><t xml:space="preserve">ule &#x130;</t></r></si><si/><si><t>a_x0041_</t></si></sst>';
    expect([...textsIn(xml)].map(({ value }) => value)).toEqual(['Işık', 'Şule İ', '', 'aA']);
  });
});

test.each([
  ['0%', true],
  ['0.00%', true],
  ['"%"0', false],
  ['%0', true],
  ['0%;[Red]-0%', true],
  ['[=0]"-";0.0 %', true],
  ['0.00" %"', false],
  ['0\\%', false],
  ['0_%', false],
  ['0*%', false],
  ['[$%-41F]0', false],
  ['#,##0.00', false],
])('INV-29: number format %s shows percents: %s', (format, isPercent) => {
  const code = format.replaceAll('"', '&quot;');
  const { percentStyles } = readBookXml(
    '',
    '',
    `<numFmts><numFmt numFmtId="164" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs>`,
  );
  expect(percentStyles).toEqual(new Set(isPercent ? [0] : []));
});

test('CUS-13: returns sheets in tab order, date and percent styles, and the epoch of dates', () => {
  const book = readBookXml(
    '<workbook xmlns:r="x"><workbookPr date1904="1"/><sheets><sheet name="A &amp; B" sheetId="1" r:id="rId2"/><sheet name="C" sheetId="2" r:id="rId9"/></sheets></workbook>',
    '<Relationships><Relationship Id="rId1" Target="styles.xml"/><Relationship Target="/xl/worksheets/s2.xml" Id="rId2"/></Relationships>',
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="0.00 &quot;gün&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="9"/><xf numFmtId="10"/></cellXfs></styleSheet>',
  );
  expect(book).toEqual({
    sheets: [{ name: 'A & B', path: 'xl/worksheets/s2.xml' }],
    dateStyles: new Set([1, 2]),
    percentStyles: new Set([4, 5]),
    shift: 1462,
  });
});

describe('hostile files', () => {
  const many = (tag: string) => tag.repeat(3_000_000 / tag.length);

  test.each([
    ['rows', `${many('<rowx')}><row><c><v>1</v></c></row>`],
    ['cells', `<row>${many('<cx')}><c><v>1</v></c></row>`],
    ['texts', `<row><c><v>1</v></c><c t="inlineStr"><is>${many('<t ')}</is></c></row>`],
    ['what is read aloud', `<row><c><v>1</v></c><c t="inlineStr"><is>${many('<rPh>')}</is></c></row>`],
    ['values', `<row><c><v>1</v></c><c>${many('<v ')}</c></row>`],
  ])('ATK-54: scans unclosed tags of %s once', (_, xml) => {
    expect(cellsOf(xml)[0]?.[0]).toBe(1);
  });

  test('ATK-54: scans unclosed tags of book and styles once, and reads a sheet that is listed often once', () => {
    const sheets = '<sheet name="A" r:id="rId1"/>';
    const links = '<Relationship Id="rId1" Target="worksheets/s1.xml"/>';
    const formats = `<numFmt numFmtId="164" formatCode="${many('[')}yy"/>`;
    const book = readBookXml(
      many(sheets) + many('<sheet '),
      links + many('<Relationship '),
      `${formats}<cellXfs><xf numFmtId="164"/></cellXfs>${many('<cellXfs ')}`,
    );
    expect(book).toEqual({
      sheets: [{ name: 'A', path: 'xl/worksheets/s1.xml' }],
      dateStyles: new Set([0]),
      percentStyles: new Set(),
      shift: 0,
    });
  });
});
