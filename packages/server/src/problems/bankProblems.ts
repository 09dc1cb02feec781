import { ProblemError } from './ProblemError';

/** MNY-76 */
export const bankUnreachable = () =>
  new ProblemError(
    503,
    'BANK_UNREACHABLE',
    {
      tr: 'Bankaya şu anda ulaşılamıyor, lütfen daha sonra tekrar deneyiniz.',
      en: 'The bank cannot be reached right now, please try again later.',
    },
    { headers: { 'Retry-After': '60' } },
  );

/** MNY-76. `reason` is the bank's text. */
export const bankUnavailable = (reason = '') =>
  new ProblemError(
    409,
    'BANK_UNAVAILABLE',
    reason || { tr: 'Bankanız bu hizmeti sunmuyor.', en: 'Your bank does not offer this service.' },
  );

/** MNY-79 */
export const paymentRequestOpen = () =>
  new ProblemError(409, 'PAYMENT_REQUEST_OPEN', {
    tr: 'Bu fatura için bekleyen bir ödeme isteği var.',
    en: 'There is an open request to pay for this invoice.',
  });

/** MNY-79 */
export const paymentNotRequestable = () =>
  new ProblemError(409, 'PAYMENT_NOT_REQUESTABLE', {
    tr: 'Bu fatura için ödeme istenemez: onaylanmamış, ödenmiş, iptal edilmiş, takip edilmiyor veya tutarı TL değil.',
    en: 'No payment can be requested for this invoice: it is not approved, paid, cancelled, not tracked or not in TRY.',
  });
