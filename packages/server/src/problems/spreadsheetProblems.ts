import type { SpreadsheetFailure } from '../ports/Spreadsheets';
import { ProblemError } from './ProblemError';

/** The problem for a file that cannot be opened. */
export function unusableFile(failure: SpreadsheetFailure, mostRows: number): ProblemError {
  switch (failure) {
    case 'notExcel':
      return new ProblemError(415, 'NOT_A_SPREADSHEET', {
        tr: 'Bu dosya bir Excel dosyası değil. Lütfen .xlsx veya .xls dosyası yükleyiniz.',
        en: 'This is no Excel file. Please upload an .xlsx or .xls file.',
      });
    case 'broken':
      return new ProblemError(422, 'SPREADSHEET_BROKEN', {
        tr: 'Excel dosyası okunamadı. Dosya bozuk veya eksik olabilir, lütfen Excel ile açıp yeniden kaydediniz.',
        en: 'The Excel file could not be read. It may be broken or incomplete, please open it in Excel and save it again.',
      });
    case 'locked':
      return new ProblemError(422, 'SPREADSHEET_LOCKED', {
        tr: 'Excel dosyası parola ile korunuyor. Lütfen parolasını kaldırıp tekrar yükleyiniz.',
        en: 'The Excel file is protected by a password. Please remove the password and upload it again.',
      });
    case 'tooLarge':
      return new ProblemError(413, 'SPREADSHEET_TOO_LARGE', {
        tr: `Excel dosyası çok büyük. Bir dosyada en fazla ${mostRows.toLocaleString('tr')} satır olabilir.`,
        en: `The Excel file is too large. A file can have at most ${mostRows.toLocaleString('en')} rows.`,
      });
  }
}

export const empty = () =>
  new ProblemError(422, 'SPREADSHEET_EMPTY', { tr: 'Excel dosyasında satır yok.', en: 'The Excel file has no rows.' });

export const missingHeadings = (headings: readonly string[]) =>
  new ProblemError(422, 'SPREADSHEET_HEADINGS', {
    tr: `Excel dosyasında şu sütun başlıkları bulunamadı: ${headings.join(', ')}. Başlıklar ilk on satırdan birinde, dışa aktarılan veya örnek dosyadaki gibi olmalıdır.`,
    en: `The Excel file has no columns headed ${headings.join(', ')}. The headings have to stand in one of the first ten rows, as in an exported file or in the sample.`,
  });

export const importRunning = () =>
  new ProblemError(409, 'IMPORT_RUNNING', {
    tr: 'Bir dosya şu anda yükleniyor, lütfen bitmesini bekleyiniz veya durdurunuz.',
    en: 'A file is being imported, please wait for its end or stop it.',
  });

export const tooManyLines = (most: number) =>
  new ProblemError(422, 'TOO_MANY_LINES', {
    tr: `Bir dosyadan en fazla ${most.toLocaleString('tr')} fatura satırı yüklenebilir.`,
    en: `At most ${most.toLocaleString('en')} invoice lines can be taken from a file.`,
  });
