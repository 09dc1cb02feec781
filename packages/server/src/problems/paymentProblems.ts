import { ProblemError } from './ProblemError';

export const invalidCoupon = () => new ProblemError(400, 'INVALID_COUPON', 'Kupon geçersiz.');

export const couponInUse = () =>
  new ProblemError(
    409,
    'COUPON_IN_USE',
    'Bu kupon şu anda başka bir ödemede kullanılıyor, lütfen yarım saat sonra tekrar deneyiniz.',
  );

/** `reason` is the provider's, in Turkish, or one of those below where it gives none. */
export const refused = (reason: string) => new ProblemError(400, 'PAYMENT_REFUSED', reason);

export const alreadyPaid = () =>
  new ProblemError(409, 'ALREADY_PAID', 'Ödemeniz az önce alındı, tekrar ödemeniz gerekmiyor.');

export const startedElsewhere = () =>
  new ProblemError(
    409,
    'PAYMENT_IN_PROGRESS',
    'Bu şirket için şu anda başka bir ödeme başlatılıyor, lütfen biraz sonra tekrar deneyiniz.',
    { headers: { 'Retry-After': '5' } },
  );

const later = { headers: { 'Retry-After': '60' } };

export const unreachable = () =>
  new ProblemError(
    503,
    'PAYMENTS_UNREACHABLE',
    'Ödeme kuruluşuna şu anda ulaşılamıyor, lütfen daha sonra tekrar deneyiniz.',
    later,
  );

export const notConfigured = () =>
  new ProblemError(
    503,
    'PAYMENTS_NOT_CONFIGURED',
    'Kartla ödeme şu anda kapalıdır, lütfen destek ekibimize ulaşınız.',
    later,
  );

// Why a payment was not made, where the bank does not say it in its own words.
export const BANK_REFUSED = 'Bankanız ödemeyi onaylamadı.';
export const NOT_SIGNED = '3-D doğrulaması tamamlanmadı.';
export const NOT_IN_TIME = 'Ödeme süresi içinde tamamlanmadı.';
export const NOT_YET = 'Ödemeniz henüz tamamlanmadı.';
