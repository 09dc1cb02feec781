import { ProblemError } from './ProblemError';

// The key of a partner's server.

export const keyRefused = () =>
  new ProblemError(401, 'PARTNER_KEY_REFUSED', {
    tr: 'Partner anahtarı geçersiz veya iptal edilmiş.',
    en: 'The partner key is invalid or was revoked.',
  });

export const keyInBrowser = () =>
  new ProblemError(403, 'PARTNER_KEY_IN_BROWSER', {
    tr: 'Partner anahtarı bir tarayıcıdan kullanılamaz; anahtarı hemen yenileyiniz.',
    en: 'A partner key cannot be used from a browser; replace it at once.',
  });

export const paused = () =>
  new ProblemError(403, 'PARTNER_PAUSED', {
    tr: "Bu partnerin erişimi durdurulmuş, lütfen Kalem'e başvurunuz.",
    en: 'The access of this partner was stopped, please contact Kalem.',
  });

// The companies of a partner.

export const companyExists = () =>
  new ProblemError(409, 'PARTNER_COMPANY_EXISTS', {
    tr: 'Bu vergi numarası sizde başka bir şirket kimliğiyle kayıtlı.',
    en: 'You have registered this tax number under another company id.',
  });

export const companyClosed = () =>
  new ProblemError(409, 'PARTNER_COMPANY_CLOSED', {
    tr: "Bu şirket silinmiş, yeniden açılması için Kalem'e başvurunuz.",
    en: 'This company was deleted; please contact Kalem to open it again.',
  });

// The pages that use its sessions.

export const outsideSession = () =>
  new ProblemError(403, 'OUTSIDE_PARTNER_SESSION', {
    tr: 'Bu işlem, partnerin bu sayfaya verdiği oturumun kapsamında değil.',
    en: 'The session that the partner gave this page does not cover this.',
  });

export const originNotAllowed = () =>
  new ProblemError(403, 'ORIGIN_NOT_ALLOWED', {
    tr: 'Bu sayfanın adresi partnerin izinli kaynakları arasında değil.',
    en: 'The address of this page is not among the origins that the partner allows.',
  });

export const tooManyWebhooks = () =>
  new ProblemError(409, 'TOO_MANY_WEBHOOKS', {
    tr: 'Bir partnerin en çok 10 webhook adresi olabilir, lütfen önce birini siliniz.',
    en: 'A partner can have at most 10 webhook addresses, please delete one first.',
  });
