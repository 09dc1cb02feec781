import { ProblemError } from './ProblemError';

export const invalidCoupon = () =>
  new ProblemError(400, 'INVALID_COUPON', { tr: 'Kupon geçersiz.', en: 'The coupon is invalid.' });

export const couponInUse = () =>
  new ProblemError(409, 'COUPON_IN_USE', {
    tr: 'Bu kupon şu anda başka bir ödemede kullanılıyor, lütfen yarım saat sonra tekrar deneyiniz.',
    en: 'This coupon is being used in another payment, please try again in half an hour.',
  });

/** `reason` is the provider's text, or one of the texts below when it gives none. */
export const refused = (reason: string) => new ProblemError(400, 'PAYMENT_REFUSED', reason);

export const alreadyPaid = () =>
  new ProblemError(409, 'ALREADY_PAID', {
    tr: 'Ödemeniz az önce alındı, tekrar ödemeniz gerekmiyor.',
    en: 'Your payment has just been received, you need not pay again.',
  });

export const startedElsewhere = () =>
  new ProblemError(
    409,
    'PAYMENT_IN_PROGRESS',
    {
      tr: 'Bu şirket için şu anda başka bir ödeme başlatılıyor, lütfen biraz sonra tekrar deneyiniz.',
      en: 'Another payment is being started for this company, please try again in a moment.',
    },
    { headers: { 'Retry-After': '5' } },
  );

const later = { headers: { 'Retry-After': '60' } };

export const unreachable = () =>
  new ProblemError(
    503,
    'PAYMENTS_UNREACHABLE',
    {
      tr: 'Ödeme kuruluşuna şu anda ulaşılamıyor, lütfen daha sonra tekrar deneyiniz.',
      en: 'The payment provider cannot be reached right now, please try again later.',
    },
    later,
  );

export const notConfigured = () =>
  new ProblemError(
    503,
    'PAYMENTS_NOT_CONFIGURED',
    {
      tr: 'Kartla ödeme şu anda kapalıdır, lütfen destek ekibimize ulaşınız.',
      en: 'Payment by card is closed right now, please contact our support.',
    },
    later,
  );

// Reasons for a failed payment when the bank gives none.
export const BANK_REFUSED = 'Bankanız ödemeyi onaylamadı.';
export const NOT_SIGNED = '3-D doğrulaması tamamlanmadı.';
export const NOT_IN_TIME = 'Ödeme süresi içinde tamamlanmadı.';
export const NOT_YET = 'Ödemeniz henüz tamamlanmadı.';
