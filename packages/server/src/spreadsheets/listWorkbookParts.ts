import { SpreadsheetError } from '../ports/Spreadsheets';
import { listParts, type Part } from './listParts';

/** A part of a .xlsx that cells need. */
export interface WorkbookPart extends Part {
  /** What the table of contents calls it; links between parts are not in it. */
  readonly type: string | undefined;
}

const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts that cells need, by their names; comments, pictures, links to other files, macros and everything else stay packed. */
const kinds: readonly (readonly [RegExp, string | undefined])[] = [
  [/^_rels\/\.rels$/i, undefined],
  [/^xl\/_rels\/workbook\.xml\.rels$/i, undefined],
  [/^xl\/workbook\.xml$/i, `${main}.sheet.main+xml`],
  [/^xl\/worksheets\/[\w.-]+\.xml$/i, `${main}.worksheet+xml`],
  [/^xl\/sharedStrings\.xml$/i, `${main}.sharedStrings+xml`],
  [/^xl\/styles\.xml$/i, `${main}.styles+xml`],
];

/** The parts of a .xlsx that cells need, still packed; an archive without a workbook is no Excel file. */
export function listWorkbookParts(bytes: Uint8Array<ArrayBuffer>): WorkbookPart[] {
  const parts = listParts(bytes, (name) => kinds.some(([pattern]) => pattern.test(name)));
  if (!parts.some(({ name }) => name.toLowerCase() === 'xl/workbook.xml')) throw new SpreadsheetError('notExcel');
  return parts.map((part) => ({ ...part, type: kinds.find(([pattern]) => pattern.test(part.name))?.[1] }));
}
