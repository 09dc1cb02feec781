import { zipSync } from 'fflate';
import { SpreadsheetError } from '../ports/SpreadsheetError';
import { listParts } from './listParts';
import { spreadsheetLimits as limits } from './spreadsheetLimits';
import { unpackPart } from './unpackPart';

const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts that cells need, by what they are; comments, pictures, links to other files, macros and everything else stay packed. */
const kinds: readonly (readonly [RegExp, string | undefined])[] = [
  [/^_rels\/\.rels$/i, undefined],
  [/^xl\/_rels\/workbook\.xml\.rels$/i, undefined],
  [/^xl\/workbook\.xml$/i, `${main}.sheet.main+xml`],
  [/^xl\/worksheets\/[\w.-]+\.xml$/i, `${main}.worksheet+xml`],
  [/^xl\/sharedStrings\.xml$/i, `${main}.sharedStrings+xml`],
  [/^xl\/styles\.xml$/i, `${main}.styles+xml`],
];

/**
 * A .xlsx anew, with nothing in it but the parts that cells need, checked and unpacked: what was checked is what will be read, whatever
 * two readers of ZIP files make of a crafted one.
 */
export function unpackWorkbook(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const parts = listParts(bytes, (name) => kinds.some(([pattern]) => pattern.test(name)));
  if (!parts.some(({ name }) => name.toLowerCase() === 'xl/workbook.xml')) throw new SpreadsheetError('notExcel');
  const unpacked = parts.map((part) => [part.name, checked(unpackPart(part))] as const);
  return zipSync({ '[Content_Types].xml': contentTypes(parts.map(({ name }) => name)), ...Object.fromEntries(unpacked) }, { level: 0 });
}

/** Refuses more tags than a sheet can need, and a document type: no spreadsheet has one, and entities come with it. */
function checked(xml: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const [LESS, MARK, D] = [0x3c, 0x21, 0x44];
  let tags = 0;
  for (let at = xml.indexOf(LESS); at !== -1; at = xml.indexOf(LESS, at + 1)) {
    tags += 1;
    if (tags > limits.tags) throw new SpreadsheetError('tooLarge');
    if (xml[at + 1] === MARK && xml[at + 2] === D) throw new SpreadsheetError('broken');
  }
  return xml;
}

/** The table of contents: it names what is there and nothing else. */
function contentTypes(names: readonly string[]): Uint8Array<ArrayBuffer> {
  const overrides = names.map((name) => {
    const type = kinds.find(([pattern]) => pattern.test(name))?.[1];
    return type === undefined ? '' : `<Override PartName="/${name}" ContentType="${type}"/>`;
  });
  return new TextEncoder().encode(`<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${overrides.join('')}</Types>`);
}
