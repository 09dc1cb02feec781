import { faultAt } from './faults';
import { ProblemError } from './ProblemError';

// Saving and deleting.

export const notEditable = () =>
  new ProblemError(409, 'INVOICE_NOT_EDITABLE', {
    tr: 'Bu fatura düzenlenemez.',
    en: 'This invoice cannot be changed.',
  });

export const notUnapproved = () =>
  new ProblemError(409, 'INVOICE_NOT_UNAPPROVED', {
    tr: 'Yalnızca onaylanmamış faturalar düzenlenebilir.',
    en: 'Only invoices that are not approved can be changed.',
  });

/** MNY-21 */
export const followUpNeedsApproval = () =>
  new ProblemError(409, 'FOLLOW_UP_NEEDS_APPROVAL', {
    tr: 'Vade ve iade türü buradan yalnızca onaylanmış faturalarda değiştirilir.',
    en: 'Due date and kind of return are changed here on approved invoices only.',
  });

export const notResendable = () =>
  new ProblemError(409, 'INVOICE_NOT_RESENDABLE', {
    tr: 'Bu fatura portala yeniden gönderilecek durumda değil.',
    en: 'This invoice cannot be sent to the portal again in its present state.',
  });

export const notDeletable = () =>
  new ProblemError(409, 'INVOICE_NOT_DELETABLE', {
    tr: 'Yalnızca onaylanmamış faturalar silinebilir.',
    en: 'Only invoices that are not approved can be deleted.',
  });

export const outcomeUnknown = () =>
  new ProblemError(
    409,
    'PORTAL_OUTCOME_UNKNOWN',
    {
      tr: 'Faturanın portaldaki durumu henüz bilinmiyor, lütfen biraz sonra tekrar deneyiniz.',
      en: 'What became of the invoice at the portal is not known yet, please try again in a moment.',
    },
    { headers: { 'Retry-After': '10' } },
  );

export const wrongTotals = () =>
  new ProblemError(422, 'WRONG_TOTALS', {
    tr: 'Fatura toplamları hatalı.',
    en: 'The totals of the invoice are wrong.',
  });

/** Only for callers that request this check, so that the user can decide. */
export const underSignature = () =>
  new ProblemError(409, 'INVOICE_UNDER_SIGNATURE', {
    tr: 'Bu fatura şu anda imzada: SMS kodu bekleniyor. Değiştirilir ya da silinirse o kodla imza atılmaz; yine de yapmak için imzadaysa=SOR olmadan gönderiniz.',
    en: 'This invoice is being signed: the SMS code is awaited. If it is changed or deleted, that code does not sign it; to do it nevertheless, send it without imzadaysa=SOR.',
  });

// Signing (SGN-06).

export const notSignable = () =>
  new ProblemError(409, 'INVOICE_NOT_SIGNABLE', {
    tr: 'Yalnızca GİB portalına gönderilmiş, onaylanmamış faturalar imzalanabilir.',
    en: 'Only invoices that were sent to the GİB portal and are not approved can be signed.',
  });

/** `index` is the position in the `faturaIds` of the call that requested the code. */
export function changedSince(invoices: readonly { index: number; name: string }[]): ProblemError {
  const names = invoices.map(({ name }) => name).join(', ');
  const text = {
    tr: `Kod istendikten sonra değişen faturalar var, lütfen kontrol edip yeni kod isteyiniz: ${names}`.slice(0, 2000),
    en: `Invoices changed after the code was asked for, please check them and ask for a new code: ${names}`.slice(
      0,
      2000,
    ),
  };
  const faults = invoices.map(({ index }) => faultAt(`faturaIds[${index}]`, 'CHANGED_SINCE_CODE'));
  return new ProblemError(409, 'INVOICE_CHANGED_SINCE', text, { faults });
}

export const signingUnderWay = () =>
  new ProblemError(
    409,
    'SIGNING_UNDER_WAY',
    {
      tr: 'Şirketin bir imzası SMS kodunu bekliyor, lütfen imza bitince tekrar deneyiniz.',
      en: 'A signature of the company is waiting for its SMS code, please try again when it has ended.',
    },
    { headers: { 'Retry-After': '120' } },
  );

export const wrongCode = () =>
  new ProblemError(400, 'WRONG_SMS_CODE', { tr: 'SMS kodu hatalı.', en: 'The SMS code is wrong.' });

export const signingExpired = () =>
  new ProblemError(400, 'SIGNING_EXPIRED', { tr: 'İmza süresi doldu.', en: 'The time to sign is over.' });

export const tooManyWrongCodes = () =>
  new ProblemError(
    429,
    'TOO_MANY_WRONG_CODES',
    {
      tr: 'Çok fazla hatalı deneme yapıldı, lütfen yeni kod isteyiniz.',
      en: 'There were too many wrong codes, please ask for a new one.',
    },
    {
      headers: { 'Retry-After': '0' },
    },
  );

// Signed links to documents.

export const linkExpired = () =>
  new ProblemError(403, 'LINK_EXPIRED', {
    tr: 'Bağlantının süresi dolmuş, lütfen yeni bir bağlantı isteyiniz.',
    en: 'This link has expired, please ask for a new one.',
  });

export const linkInvalid = () =>
  new ProblemError(403, 'LINK_INVALID', {
    tr: 'Bağlantı geçersiz, lütfen size gönderilen adresi eksiksiz kullanınız.',
    en: 'This link is invalid, please use the whole address that you were sent.',
  });

// Exchange rates.
