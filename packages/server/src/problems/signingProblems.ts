import { ProblemError } from './ProblemError';
// Problems of signing (SGN-06).

export const notSignable = () =>
  new ProblemError(
    409,
    'INVOICE_NOT_SIGNABLE',
    'Yalnızca GİB portalına gönderilmiş, onaylanmamış faturalar imzalanabilir.',
  );

export const wrongCode = () => new ProblemError(400, 'WRONG_SMS_CODE', 'SMS kodu hatalı.');

export const signingExpired = () => new ProblemError(400, 'SIGNING_EXPIRED', 'İmza süresi doldu.');

export const tooManyWrongCodes = () =>
  new ProblemError(429, 'TOO_MANY_WRONG_CODES', 'Çok fazla hatalı deneme yapıldı, lütfen yeni kod isteyiniz.', {
    headers: { 'Retry-After': '0' },
  });
