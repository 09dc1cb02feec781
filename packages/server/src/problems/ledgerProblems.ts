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

/** MNY-69 */
export const ownerEmailNotVerified = () =>
  new ProblemError(409, 'OWNER_EMAIL_NOT_VERIFIED', {
    tr: 'Hatırlatma için önce e-posta adresinizi doğrulayınız.',
    en: 'The owner has to confirm their mail address before reminders can be sent.',
  });

/** MNY-69 */
export const remindersNotAllowed = () =>
  new ProblemError(409, 'REMINDERS_NOT_ALLOWED', {
    tr: 'Bu şirket için hatırlatma e-postası kapalı.',
    en: 'Reminders by mail are not allowed for this company.',
  });

/** MNY-66 */
export const reminderStopped = () =>
  new ProblemError(409, 'REMINDER_STOPPED', {
    tr: 'Alıcı hatırlatma istemediğini bildirdi. Yeniden göndermek için onayını aldınız mı?',
    en: 'The recipient asked for no more reminders. Do you have their consent to send again?',
  });

/** MNY-69 */
export const tooManyReminders = (seconds: number) =>
  new ProblemError(
    429,
    'TOO_MANY_REMINDERS',
    {
      tr: 'Bugün için hatırlatma sınırına ulaşıldı.',
      en: 'The limit of reminders for today is reached.',
    },
    { headers: { 'Retry-After': String(seconds) } },
  );

/** MNY-61 */
export const invoiceNotRemindable = () =>
  new ProblemError(409, 'INVOICE_NOT_REMINDABLE', {
    tr: 'Bu fatura için hatırlatma gönderilemez: onaylanmamış veya takip edilmiyor.',
    en: 'No reminder can be sent for this invoice: it is not approved or not tracked.',
  });

/** MNY-72, MNY-81 */
export const invoiceNotPayable = () =>
  new ProblemError(409, 'INVOICE_NOT_PAYABLE', {
    tr: 'Bu fatura için ödeme bağlantısı verilemez: onaylanmamış, ödenmiş, iptal edilmiş veya takip edilmiyor.',
    en: 'There is no payment link for this invoice: it is not approved, paid, cancelled or not tracked.',
  });

/** MNY-72 */
export const collectionAccountMissing = () =>
  new ProblemError(409, 'COLLECTION_ACCOUNT_MISSING', {
    tr: "Bu para birimi için tahsilat hesabı seçilmemiş. Hazır notlarda bir IBAN'ı tahsilat hesabı yapınız.",
    en: 'No collection account is chosen for this currency. Make an IBAN of the ready notes the collection account.',
  });

/** MNY-71 */
export const collectionAccountOfPartner = () =>
  new ProblemError(403, 'COLLECTION_ACCOUNT_OF_PARTNER', {
    tr: 'Bu şirketin tahsilat hesabını bankası veya iş ortağı belirler, buradan değiştirilemez.',
    en: 'The bank or partner of this company sets its collection account. It cannot be changed here.',
  });
