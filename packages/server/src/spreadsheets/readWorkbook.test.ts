import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { CFB } from 'xlsx';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SpreadsheetError } from '../ports/Spreadsheets';
import { spreadsheetFile } from '../testing/files';
import { readWorkbook } from './readWorkbook';

const rows = [
  ['VKN / TCKN', 'Unvan'],
  ['1111111111', 'Işık ğüşöç'],
  [null, 5.5],
];
const xlsx = spreadsheetFile([{ rows }]);
const xls = spreadsheetFile([{ rows }], 'biff8');

const outcome = (bytes: Uint8Array<ArrayBuffer>) =>
  readWorkbook(bytes).then(
    (sheets) => sheets,
    (error: unknown) => (error instanceof SpreadsheetError ? error.failure : error),
  );
/** A file with changed parts, packed again. */
const changed = (change: (parts: Record<string, Uint8Array>) => Zippable, file = xlsx) =>
  new Uint8Array(zipSync(change(unzipSync(file))));
const withSheet = (xml: string) => changed((parts) => ({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(xml) }));
const sheetOf = (cells: string) =>
  withSheet(
    `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${cells}</sheetData></worksheet>`,
  );
const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;
/** Overwrites a number in the ZIP directory's entry of a part, at this offset. */
const lyingAbout = (file: Uint8Array<ArrayBuffer>, name: string, place: number, value: number) => {
  const bytes = file.slice();
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 46; at += 1) {
    const isEntry =
      view.getUint32(at, true) === 0x02014b50 &&
      strFromU8(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true))) === name;
    if (isEntry) view.setUint32(at + place, value, true);
  }
  return bytes;
};
const SIZE = 24;
const bomb = (megabytes: number) =>
  changed((parts) => ({
    ...parts,
    'xl/worksheets/sheet1.xml': [new Uint8Array(megabytes * 1024 * 1024).fill(0x20), { level: 1 }],
  }));

describe('the content of a file', () => {
  it.each([
    ['xlsx', xlsx],
    ['xls', xls],
  ])('reads text and numbers unchanged and skips blank rows: %s', async (_, bytes) => {
    expect(await readWorkbook(bytes)).toEqual([
      [
        { row: 1, cells: ['VKN / TCKN', 'Unvan'] },
        { row: 2, cells: ['1111111111', 'Işık ğüşöç'] },
        { row: 3, cells: [null, 5.5] },
      ],
    ]);
  });

  it('skips empty sheets and keeps the order of the others', async () => {
    const sheets = await readWorkbook(spreadsheetFile([{ rows: [] }, { rows: [['  '], ['a']] }, { rows: [['b']] }]));
    expect(sheets).toEqual([[{ row: 2, cells: ['a'] }], [{ row: 1, cells: ['b'] }]]);
  });

  it('a cell in the farthest corner costs nothing, and columns over the limit are ignored', async () => {
    expect(
      await readWorkbook(
        sheetOf(
          `<row r="1">${text('A1', 'a')}</row><row r="1048576">${text('XFD1048576', 'z')}${text('B1048576', 'b')}</row>`,
        ),
      ),
    ).toEqual([
      [
        { row: 1, cells: ['a'] },
        { row: 1_048_576, cells: expect.arrayContaining([null, 'b']) },
      ],
    ]);
  });

  it('reads errors and booleans as words', async () => {
    expect(
      await readWorkbook(
        sheetOf(
          '<row r="1"><c r="A1" t="e"><v>#N/A</v></c><c r="B1" t="b"><v>1</v></c><c r="C1"><v>1e999</v></c><c r="D1"><f>1+1</f></c></row>',
        ),
      ),
    ).toEqual([[{ row: 1, cells: ['#HATA!', 'DOĞRU', null, null] }]]);
  });
});

describe('hostile files', () => {
  // The library logs records that it does not know.
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

  it('refuses declared ZIP bombs before anything is unpacked', async () => {
    const honest = bomb(20);
    expect(honest.length).toBeLessThan(1024 * 1024);
    expect(await outcome(honest)).toBe('tooLarge');
    expect(await outcome(lyingAbout(xlsx, 'xl/worksheets/sheet1.xml', SIZE, 129 * 1024 * 1024))).toBe('tooLarge');
    expect(await outcome(lyingAbout(xlsx, 'xl/worksheets/sheet1.xml', SIZE, 0xffffffff))).toBe('tooLarge');
  });

  it('refuses a bomb with a false size at the first byte over that size', async () => {
    expect(await outcome(lyingAbout(bomb(20), 'xl/worksheets/sheet1.xml', SIZE, 1000))).toBe('tooLarge');
    expect(await outcome(lyingAbout(xlsx, 'xl/worksheets/sheet1.xml', SIZE, 5_000_000))).toBe('broken');
  });

  it('refuses too many parts, tags or rows', async () => {
    expect(
      await outcome(
        changed((parts) => ({
          ...parts,
          ...Object.fromEntries(
            Array.from({ length: 2001 }, (_, index) => [`xl/media/${index}.png`, new Uint8Array(1)]),
          ),
        })),
      ),
    ).toBe('tooLarge');
    expect(
      await outcome(
        new Uint8Array(
          zipSync({ ...unzipSync(xlsx), 'xl/sharedStrings.xml': [strToU8('<a>'.repeat(8_000_001)), { level: 0 }] }),
        ),
      ),
    ).toBe('tooLarge');
    expect(
      await outcome(
        sheetOf(
          Array.from(
            { length: 50_002 },
            (_, index) => `<row r="${index + 1}"><c r="A${index + 1}"><v>1</v></c></row>`,
          ).join(''),
        ),
      ),
    ).toBe('tooLarge');
  });

  it('does not unpack parts that cells do not need: pictures, comments, macros, nested archives', async () => {
    const nested = changed((parts) => ({
      ...parts,
      'xl/media/bomb.zip': bomb(20),
      'xl/vbaProject.bin': new Uint8Array(9),
      'xl/externalLinks/externalLink1.xml': strToU8('<a/>'),
    }));
    expect(await outcome(lyingAbout(nested, 'xl/media/bomb.zip', SIZE, 0xfffffff0))).toMatchObject([{ length: 3 }]);
  });

  it('a comment on the cell __proto__ pollutes no object (CVE-2023-30533)', async () => {
    const bytes = changed((parts) => ({
      ...parts,
      'xl/comments1.xml': strToU8(
        '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author>x</author></authors><commentList><comment ref="__proto__" authorId="0"><text><t>kirli</t></text></comment></commentList></comments>',
      ),
      'xl/worksheets/_rels/sheet1.xml.rels': strToU8(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments" Target="../comments1.xml"/></Relationships>',
      ),
    }));
    expect(await outcome(bytes)).toMatchObject([{ length: 3 }]);
    expect(await outcome(sheetOf(`<row r="1">${text('__proto__', 'kirli')}${text('A1', 'a')}</row>`))).toMatchObject([
      [{ row: 1 }],
    ]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['c']).toBeUndefined();
  });

  it('refuses a document type, and so every entity', async () => {
    const lol =
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "&a;&a;">]><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="str"><v>&b;</v></c></row></sheetData></worksheet>';
    expect(await outcome(withSheet(lol))).toBe('broken');
    expect(await outcome(withSheet(lol.replace('DOCTYPE', 'doctype')))).toEqual([[{ row: 1, cells: ['&b;'] }]]);
  });

  it('distinguishes a file with a password from other documents in the same container', async () => {
    const encrypted = CFB.utils.cfb_new();
    CFB.utils.cfb_add(encrypted, '/EncryptionInfo', new Uint8Array(64));
    CFB.utils.cfb_add(encrypted, '/EncryptedPackage', new Uint8Array(64));
    expect(await outcome(new Uint8Array(CFB.write(encrypted, { type: 'array' }) as ArrayBuffer))).toBe('locked');
    const other = CFB.utils.cfb_new();
    CFB.utils.cfb_add(other, '/WordDocument', new Uint8Array(64));
    expect(await outcome(new Uint8Array(CFB.write(other, { type: 'array' }) as ArrayBuffer))).toBe('broken');
    expect(await outcome(new Uint8Array(zipSync({ 'word/document.xml': strToU8('<w/>') })))).toBe('notExcel');
    expect(await outcome(strToU8('VKN;Unvan') as Uint8Array<ArrayBuffer>)).toBe('notExcel');
  });

  it.each([
    ['xlsx', xlsx],
    ['xls', xls],
  ])('refuses or reads a file that is cut off anywhere: %s', async (_, bytes) => {
    for (let length = 0; length < bytes.length; length += 1) {
      const result = await outcome(bytes.slice(0, length));
      expect(
        Array.isArray(result) || ['broken', 'notExcel', 'tooLarge', 'locked'].includes(String(result)),
        `${length}: ${String(result)}`,
      ).toBe(true);
    }
  });

  it.each([
    ['xlsx', xlsx],
    ['xls', xls],
  ])('refuses or reads a file with bytes changed anywhere: %s', async (_, bytes) => {
    const damage = fc.array(fc.record({ at: fc.nat(bytes.length - 1), byte: fc.nat(255) }), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(damage, async (changes) => {
        const damaged = bytes.slice();
        for (const { at, byte } of changes) damaged[at] = byte;
        const result = await outcome(damaged);
        expect(
          Array.isArray(result) || ['broken', 'notExcel', 'tooLarge', 'locked'].includes(String(result)),
          String(result),
        ).toBe(true);
      }),
      { numRuns: 1500, seed: 20_260_903 },
    );
  });
});
