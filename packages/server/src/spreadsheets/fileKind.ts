import { SpreadsheetError } from '../ports/Spreadsheets';

const zip = [0x50, 0x4b, 0x03, 0x04];
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Which of the two an uploaded file begins as, whatever its name says. */
export function fileKind(bytes: Uint8Array): 'xlsx' | 'xls' {
  if (zip.every((byte, index) => bytes[index] === byte)) return 'xlsx';
  if (compoundFile.every((byte, index) => bytes[index] === byte)) return 'xls';
  throw new SpreadsheetError('notExcel');
}
