import { codeOfTitle, lineColumns, lineHeadings, parseTurkishNumber } from '@kalem/domain';
import { units } from '@kalem/domain/codes/units';
import type { components } from '@kalem/openapi';
import { otherCalls } from '../pieces';
import type { Ports } from '../ports/Ports';
import type { UploadedFile } from '../ports/Spreadsheets';
import { spreadsheetLimits } from '../spreadsheets/limits';
import * as spreadsheetProblems from '../problems/spreadsheetProblems';
import { openSheet, ROWS_AT_ONCE, type UploadedRow } from '../spreadsheets/openSheet';

type ParsedLine = components['schemas']['ParsedLine'];

/**
 * The lines of an uploaded Excel file, for the form to append: units by code, numbers as decimals. What cannot be read
 * stays as it stands, for validation (INV-28, INV-29).
 */
export function parseLines(ports: Ports, file: UploadedFile): Promise<ParsedLine[]> {
  const wanted = { columns: lineColumns, required: ['malHizmet'], headingsOf: lineHeadings };
  return openSheet(ports, file, wanted, async ({ rows, rowCount }) => {
    if (rowCount > spreadsheetLimits.invoiceLines)
      throw spreadsheetProblems.tooManyLines(spreadsheetLimits.invoiceLines);
    const lines: ParsedLine[] = [];
    let length = 0;
    for (let from = 0; from < rowCount; from += ROWS_AT_ONCE) {
      for (const row of await rows(from, ROWS_AT_ONCE)) {
        for (const text of Object.values(row.fields)) length += text.length;
        if (length > spreadsheetLimits.linesLength)
          throw spreadsheetProblems.unusableFile('tooLarge', spreadsheetLimits.rows);
        lines.push(lineOf(row));
      }
      await otherCalls();
    }
    return lines;
  });
}

function lineOf({ satir, fields }: UploadedRow): ParsedLine {
  return {
    satir,
    malHizmet: fields['malHizmet'] ?? '',
    miktar: numberOf(fields['miktar']),
    birim: codeOfTitle(units, fields['birim'] ?? ''),
    birimFiyat: numberOf(fields['birimFiyat']),
    iskontoOrani: numberOf(fields['iskontoOrani']),
    kdvOrani: numberOf(fields['kdvOrani']),
    tevkifatKodu: fields['tevkifatKodu'] ?? '',
    ...(fields['aliciDibSatirKod'] && { aliciDibSatirKod: fields['aliciDibSatirKod'] }),
    ozelNotlar: fields['ozelNotlar'] ?? '',
  };
}

/** No number with its sign is longer, and looking for one in thousands of long cells would hold up other calls. */
const NUMBER_LENGTH = 100;

/** A number that is read already, or one with a sign beside it: '%20', '1.234,56 TL'. */
function numberOf(cell = ''): string {
  if (cell.length > NUMBER_LENGTH) return cell;
  const bare = cell.replace(/^\s*[%₺]|(?:[%₺]|TL|TRY)\s*$/gu, '').trim();
  return bare === cell ? cell : (parseTurkishNumber(bare) ?? cell);
}
