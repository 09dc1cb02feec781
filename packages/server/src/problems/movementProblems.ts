import { ProblemError } from './ProblemError';

/** MNY-86 */
export const notAStatement = () =>
  new ProblemError(415, 'NOT_A_STATEMENT', {
    tr: 'Bu dosya bir hesap özeti değil (.xlsx, .xls, .csv veya MT940).',
    en: 'This file is no bank statement (.xlsx, .xls, .csv or MT940).',
  });

/** MNY-87 */
export const statementHeadings = () =>
  new ProblemError(422, 'STATEMENT_HEADINGS', {
    tr: 'Tarih, açıklama ve tutar sütunları bulunamadı, lütfen gösteriniz.',
    en: 'The columns for date, text and amount were not found. Choose them.',
  });

/** MNY-89 */
export const balancesDoNotFit = (row: number) =>
  new ProblemError(422, 'BALANCES_DO_NOT_FIT', {
    tr: `Bakiyeler ${row}. satırda tutmuyor, dosya alınmadı.`,
    en: `The balances do not fit at row ${row}. The file was not imported.`,
  });

/** MNY-90 */
export const statementBroken = () =>
  new ProblemError(422, 'STATEMENT_BROKEN', {
    tr: 'MT940 dosyası okunamadı veya eksik.',
    en: 'The MT940 file could not be read, or is incomplete.',
  });

/** MNY-96 */
export const movementMatched = () =>
  new ProblemError(409, 'MOVEMENT_MATCHED', {
    tr: 'Bu hareket daha önce eşleşmiş.',
    en: 'This movement was matched before.',
  });

/** MNY-100 */
export const takenBack = () =>
  new ProblemError(409, 'MOVEMENT_TAKEN_BACK', {
    tr: 'Banka bu ödemeyi geri aldı.',
    en: 'The bank took this payment back.',
  });
