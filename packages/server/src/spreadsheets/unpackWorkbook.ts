import { zipSync } from 'fflate';
import { SpreadsheetError } from '../ports/SpreadsheetError';
import { listParts } from './listParts';
import { spreadsheetLimits as limits } from './spreadsheetLimits';
import { unpackPart } from './unpackPart';

/** What cells need; comments, pictures, links to other files, macros and everything else stay packed. */
const needed = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|(?:xl\/)?(?:_rels\/)?workbook\.xml(?:\.rels)?|(?:xl\/)?worksheets\/[^/]+\.xml|(?:xl\/)?sharedStrings\.xml|(?:xl\/)?styles\.xml)$/i;
const workbook = /(?:^|\/)workbook\.xml$/i;

/**
 * A .xlsx anew, with nothing in it but the parts that cells need, checked and unpacked: what was checked is what will be read, whatever
 * two readers of ZIP files make of a crafted one.
 */
export function unpackWorkbook(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const parts = listParts(bytes, (name) => needed.test(name));
  if (!parts.some(({ name }) => workbook.test(name))) throw new SpreadsheetError('notExcel');
  const unpacked = parts.map((part) => [part.name, checked(unpackPart(part))] as const);
  return zipSync(Object.fromEntries(unpacked), { level: 0 });
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
