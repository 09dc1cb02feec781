import { ProblemError } from './ProblemError';

export const ownedByOther = () =>
  new ProblemError(409, 'COMPANY_OF_OTHER_USER', 'Bu şirket başka bir kullanıcıya ait.');

export const accountOfOther = () =>
  new ProblemError(409, 'PORTAL_ACCOUNT_OF_OTHER', 'Bu GİB kullanıcısı başka bir mükellefe ait.');

export const alreadyThere = () => new ProblemError(409, 'COMPANY_EXISTS', 'Bu şirket zaten kayıtlı.');

export const alreadyAdded = () => new ProblemError(409, 'USER_ALREADY_ADDED', 'Bu kullanıcı zaten ekli.');

export const alreadyInvited = () =>
  new ProblemError(
    409,
    'USER_ALREADY_INVITED',
    'Bu adrese gönderilen davet yanıt bekliyor, isterseniz daveti yeniden gönderebilirsiniz.',
  );

export const alreadyOwner = () => new ProblemError(409, 'ALREADY_OWNER', 'Bu kullanıcı zaten şirketin sahibi.');

/** An owner who stays as a user needs a proven address: without one they would be outside at once. */
export const addressFirst = () =>
  new ProblemError(
    409,
    'ADDRESS_NOT_VERIFIED',
    'E-posta adresiniz henüz doğrulanmadı. Kullanıcı olarak kalmak için önce adresinizi doğrulayınız ya da şirketten ayrılmayı seçiniz.',
  );

export const ownerIsFixed = () => new ProblemError(409, 'OWNER_IS_FIXED', 'Şirket sahibinin yetkileri değiştirilemez.');

// Who may give what

export const ownPermissions = () =>
  new ProblemError(403, 'OWN_PERMISSIONS', 'Kendi yetkilerinizi değiştiremezsiniz, lütfen şirket sahibine başvurunuz.');

export const notYoursToGive = () =>
  new ProblemError(403, 'PERMISSION_NOT_YOURS', 'Sizde olmayan bir yetkiyi veremezsiniz.');

export const ownerGives = () =>
  new ProblemError(403, 'OWNER_GIVES', 'Yetkilendirme yetkisini yalnızca şirket sahibi verebilir.');
