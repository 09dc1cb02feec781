import { ProblemError } from './ProblemError';

// The key of a partner's server

export const keyRefused = () =>
  new ProblemError(401, 'PARTNER_KEY_REFUSED', 'Partner anahtarı geçersiz veya iptal edilmiş.');

export const keyInBrowser = () =>
  new ProblemError(
    403,
    'PARTNER_KEY_IN_BROWSER',
    'Partner anahtarı bir tarayıcıdan kullanılamaz; anahtarı hemen yenileyiniz.',
  );

export const paused = () =>
  new ProblemError(403, 'PARTNER_PAUSED', "Bu partnerin erişimi durdurulmuş, lütfen Kalem'e başvurunuz.");

// Its companies

export const companyExists = () =>
  new ProblemError(409, 'PARTNER_COMPANY_EXISTS', 'Bu vergi numarası sizde başka bir şirket kimliğiyle kayıtlı.');

export const companyClosed = () =>
  new ProblemError(409, 'PARTNER_COMPANY_CLOSED', "Bu şirket silinmiş, yeniden açılması için Kalem'e başvurunuz.");

// Pages that hold its sessions

export const outsideSession = () =>
  new ProblemError(403, 'OUTSIDE_PARTNER_SESSION', 'Bu işlem, partnerin bu sayfaya verdiği oturumun kapsamında değil.');

export const originNotAllowed = () =>
  new ProblemError(403, 'ORIGIN_NOT_ALLOWED', 'Bu sayfanın adresi partnerin izinli kaynakları arasında değil.');

export const tooManyWebhooks = () =>
  new ProblemError(
    409,
    'TOO_MANY_WEBHOOKS',
    'Bir partnerin en çok 10 webhook adresi olabilir, lütfen önce birini siliniz.',
  );
