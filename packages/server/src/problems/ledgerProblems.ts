import { ProblemError } from './ProblemError';

/** MNY-110 */
export const notCollectable = () =>
  new ProblemError(409, 'INVOICE_NOT_COLLECTABLE', {
    tr: 'Bu fatura için tahsilat kaydedilemez.',
    en: 'No payment can be recorded for this invoice.',
  });

/** MNY-39 */
export const creditRefunded = () =>
  new ProblemError(409, 'CREDIT_REFUNDED', {
    tr: 'Önce bu avanstan yapılan para iadesini geri alınız.',
    en: 'First undo the refund that was paid from this credit.',
  });

/** MNY-29 */
export const openChanged = () =>
  new ProblemError(409, 'OPEN_CHANGED', {
    tr: 'Faturanın kalanı siz açtıktan sonra değişti, lütfen yeniden bakınız.',
    en: 'The amount left of the invoice has changed since you opened it, please look again.',
  });

/** MNY-39 */
export const receiptReversed = () =>
  new ProblemError(409, 'RECEIPT_REVERSED', {
    tr: 'Bu tahsilat daha önce geri alınmış.',
    en: 'This payment was undone before.',
  });

/** MNY-26 */
export const returnDeducted = () =>
  new ProblemError(409, 'RETURN_DEDUCTED', {
    tr: 'Bu iade faturası daha önce düşülmüş.',
    en: 'This return was deducted before.',
  });

/** MNY-54 */
export const statementTooLong = () =>
  new ProblemError(422, 'STATEMENT_TOO_LONG', {
    tr: 'Ekstre en fazla 5.000 hareket içerebilir, lütfen dönemi kısaltınız.',
    en: 'A statement may have at most 5,000 entries, please choose a shorter period.',
  });

/** MNY-23 */
export const trackingStarted = () =>
  new ProblemError(409, 'TRACKING_STARTED', {
    tr: 'Tahsilat kaydı olduğu için başlangıç ileri alınamaz.',
    en: 'The start cannot move forward, because payments are recorded.',
  });

/** MNY-42 */
export const trackingNotStarted = () =>
  new ProblemError(409, 'TRACKING_NOT_STARTED', {
    tr: 'Alacak takibi başlamadı, lütfen önce başlangıcını seçiniz.',
    en: 'Receivables are not tracked yet. Choose when tracking starts first.',
  });
