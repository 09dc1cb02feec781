import type { SpreadsheetFailure } from '../ports/Spreadsheets';
import { ProblemError } from './ProblemError';

/** The answer to a file that does not open. */
export function unusableFile(failure: SpreadsheetFailure, mostRows: number): ProblemError {
  switch (failure) {
    case 'notExcel':
      return new ProblemError(
        415,
        'NOT_A_SPREADSHEET',
        'Bu dosya bir Excel dosyası değil. Lütfen .xlsx veya .xls dosyası yükleyiniz.',
      );
    case 'broken':
      return new ProblemError(
        422,
        'SPREADSHEET_BROKEN',
        'Excel dosyası okunamadı. Dosya bozuk veya eksik olabilir, lütfen Excel ile açıp yeniden kaydediniz.',
      );
    case 'locked':
      return new ProblemError(
        422,
        'SPREADSHEET_LOCKED',
        'Excel dosyası parola ile korunuyor. Lütfen parolasını kaldırıp tekrar yükleyiniz.',
      );
    case 'tooLarge':
      return new ProblemError(
        413,
        'SPREADSHEET_TOO_LARGE',
        `Excel dosyası çok büyük. Bir dosyada en fazla ${mostRows.toLocaleString('tr')} satır olabilir.`,
      );
  }
}

export const empty = () => new ProblemError(422, 'SPREADSHEET_EMPTY', 'Excel dosyasında satır yok.');

export const missingHeadings = (headings: readonly string[]) =>
  new ProblemError(
    422,
    'SPREADSHEET_HEADINGS',
    `Excel dosyasında şu sütun başlıkları bulunamadı: ${headings.join(', ')}. Başlıklar ilk on satırdan birinde, dışa aktarılan veya örnek dosyadaki gibi olmalıdır.`,
  );

export const importRunning = () =>
  new ProblemError(409, 'IMPORT_RUNNING', 'Bir dosya şu anda yükleniyor, lütfen bitmesini bekleyiniz veya durdurunuz.');

export const tooManyLines = (most: number) =>
  new ProblemError(
    422,
    'TOO_MANY_LINES',
    `Bir dosyadan en fazla ${most.toLocaleString('tr')} fatura satırı yüklenebilir.`,
  );
