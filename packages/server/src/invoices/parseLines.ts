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
 * Parses an uploaded Excel file into lines for the form: units as codes, numbers as decimals. Unreadable values stay
 * unchanged, so that the form's validation shows them (INV-28, INV-29).
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

/** Longer cells are no numbers. Without this limit, the pattern on thousands of long cells would block other calls. */
const NUMBER_LENGTH = 100;

/** A number, with or without a sign: '%20', '1.234,56 TL'. */
function numberOf(cell = ''): string {
  if (cell.length > NUMBER_LENGTH) return cell;
  const bare = cell.replace(/^\s*[%₺]|(?:[%₺]|TL|TRY)\s*$/gu, '').trim();
  return bare === cell ? cell : (parseTurkishNumber(bare) ?? cell);
}
