import { zipSync } from 'fflate';
import { SpreadsheetError } from '../ports/Spreadsheets';
import { listWorkbookParts, type WorkbookPart } from './listWorkbookParts';
import { spreadsheetLimits } from './spreadsheetLimits';
import { unpackPart } from './unpackPart';

/**
 * A .xlsx anew, with nothing in it but the parts that cells need, checked and unpacked: what was checked is what will be read, whatever
 * two readers of ZIP files make of a crafted one.
 */
export function unpackWorkbook(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const parts = listWorkbookParts(bytes);
  const unpacked = parts.map((part) => [part.name, checked(unpackPart(part))] as const);
  return zipSync({ '[Content_Types].xml': contentTypes(parts), ...Object.fromEntries(unpacked) }, { level: 0 });
}

/** Refuses more tags than a sheet can need, and a document type: no spreadsheet has one, and entities come with it. */
function checked(xml: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const [LESS, MARK, D] = [0x3c, 0x21, 0x44];
  let tags = 0;
  for (let at = xml.indexOf(LESS); at !== -1; at = xml.indexOf(LESS, at + 1)) {
    tags += 1;
    if (tags > spreadsheetLimits.tags) throw new SpreadsheetError('tooLarge');
    if (xml[at + 1] === MARK && xml[at + 2] === D) throw new SpreadsheetError('broken');
  }
  return xml;
}

/** The table of contents: it names what is there and nothing else. */
function contentTypes(parts: readonly WorkbookPart[]): Uint8Array<ArrayBuffer> {
  const overrides = parts.map(({ name, type }) =>
    type === undefined ? '' : `<Override PartName="/${name}" ContentType="${type}"/>`,
  );
  return new TextEncoder().encode(
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${overrides.join('')}</Types>`,
  );
}
