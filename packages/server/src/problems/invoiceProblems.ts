import { faultAt } from './faults';
import { ProblemError } from './ProblemError';

// Saving and deleting

export const notEditable = () => new ProblemError(409, 'INVOICE_NOT_EDITABLE', 'Bu fatura düzenlenemez.');

export const notUnapproved = () =>
  new ProblemError(409, 'INVOICE_NOT_UNAPPROVED', 'Yalnızca onaylanmamış faturalar düzenlenebilir.');

export const notResendable = () =>
  new ProblemError(409, 'INVOICE_NOT_RESENDABLE', 'Bu fatura portala yeniden gönderilecek durumda değil.');

export const notDeletable = () =>
  new ProblemError(409, 'INVOICE_NOT_DELETABLE', 'Yalnızca onaylanmamış faturalar silinebilir.');

export const outcomeUnknown = () =>
  new ProblemError(
    409,
    'PORTAL_OUTCOME_UNKNOWN',
    'Faturanın portaldaki durumu henüz bilinmiyor, lütfen biraz sonra tekrar deneyiniz.',
    { headers: { 'Retry-After': '10' } },
  );

export const wrongTotals = () => new ProblemError(422, 'WRONG_TOTALS', 'Fatura toplamları hatalı.');

/** Only for callers that ask for it, in order to let a person decide. */
export const underSignature = () =>
  new ProblemError(
    409,
    'INVOICE_UNDER_SIGNATURE',
    'Bu fatura şu anda imzada: SMS kodu bekleniyor. Değiştirilir ya da silinirse o kodla imza atılmaz; yine de yapmak için imzadaysa=SOR olmadan gönderiniz.',
  );

// Signing (SGN-06)

export const notSignable = () =>
  new ProblemError(
    409,
    'INVOICE_NOT_SIGNABLE',
    'Yalnızca GİB portalına gönderilmiş, onaylanmamış faturalar imzalanabilir.',
  );

/** `index` counts in the faturaIds of the call that asked for the code. */
export const changedSince = (invoices: readonly { index: number; name: string }[]) =>
  new ProblemError(
    409,
    'INVOICE_CHANGED_SINCE',
    `Kod istendikten sonra değişen faturalar var, lütfen kontrol edip yeni kod isteyiniz: ${invoices.map(({ name }) => name).join(', ')}`.slice(
      0,
      2000,
    ),
    {
      faults: invoices.map(({ index }) => faultAt(`faturaIds[${index}]`, 'CHANGED_SINCE_CODE')),
    },
  );

export const signingUnderWay = () =>
  new ProblemError(
    409,
    'SIGNING_UNDER_WAY',
    'Şirketin bir imzası SMS kodunu bekliyor, lütfen imza bitince tekrar deneyiniz.',
    { headers: { 'Retry-After': '120' } },
  );

export const wrongCode = () => new ProblemError(400, 'WRONG_SMS_CODE', 'SMS kodu hatalı.');

export const signingExpired = () => new ProblemError(400, 'SIGNING_EXPIRED', 'İmza süresi doldu.');

export const tooManyWrongCodes = () =>
  new ProblemError(429, 'TOO_MANY_WRONG_CODES', 'Çok fazla hatalı deneme yapıldı, lütfen yeni kod isteyiniz.', {
    headers: { 'Retry-After': '0' },
  });

// Signed links to documents

export const linkExpired = () =>
  new ProblemError(403, 'LINK_EXPIRED', 'Bağlantının süresi dolmuş, lütfen yeni bir bağlantı isteyiniz.');

export const linkInvalid = () =>
  new ProblemError(403, 'LINK_INVALID', 'Bağlantı geçersiz, lütfen size gönderilen adresi eksiksiz kullanınız.');

// Exchange rates
