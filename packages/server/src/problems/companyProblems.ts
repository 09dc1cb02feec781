import { ProblemError } from './ProblemError';

export const ownedByOther = () =>
  new ProblemError(409, 'COMPANY_OF_OTHER_USER', {
    tr: 'Bu şirket başka bir kullanıcıya ait.',
    en: 'This company belongs to another user.',
  });

export const accountOfOther = () =>
  new ProblemError(409, 'PORTAL_ACCOUNT_OF_OTHER', {
    tr: 'Bu GİB kullanıcısı başka bir mükellefe ait.',
    en: 'This GİB user belongs to another taxpayer.',
  });

export const alreadyThere = () =>
  new ProblemError(409, 'COMPANY_EXISTS', {
    tr: 'Bu şirket zaten kayıtlı.',
    en: 'This company is already registered.',
  });

export const alreadyAdded = () =>
  new ProblemError(409, 'USER_ALREADY_ADDED', { tr: 'Bu kullanıcı zaten ekli.', en: 'This user was already added.' });

export const alreadyInvited = () =>
  new ProblemError(409, 'USER_ALREADY_INVITED', {
    tr: 'Bu adrese gönderilen davet yanıt bekliyor, isterseniz daveti yeniden gönderebilirsiniz.',
    en: 'The invitation to this address awaits an answer; you can send it again.',
  });

export const alreadyOwner = () =>
  new ProblemError(409, 'ALREADY_OWNER', {
    tr: 'Bu kullanıcı zaten şirketin sahibi.',
    en: 'This user already owns the company.',
  });

/** A former owner who stays as a member needs a proven address. Without one they would lose access at once. */
export const addressFirst = () =>
  new ProblemError(409, 'ADDRESS_NOT_VERIFIED', {
    tr: 'E-posta adresiniz henüz doğrulanmadı. Kullanıcı olarak kalmak için önce adresinizi doğrulayınız ya da şirketten ayrılmayı seçiniz.',
    en: 'Your e-mail address is not verified yet. To stay as a user, verify it first, or choose to leave the company.',
  });

export const ownerIsFixed = () =>
  new ProblemError(409, 'OWNER_IS_FIXED', {
    tr: 'Şirket sahibinin yetkileri değiştirilemez.',
    en: 'The permissions of the owner cannot be changed.',
  });

// Granting permissions.

export const ownPermissions = () =>
  new ProblemError(403, 'OWN_PERMISSIONS', {
    tr: 'Kendi yetkilerinizi değiştiremezsiniz, lütfen şirket sahibine başvurunuz.',
    en: 'You cannot change your own permissions, please ask the owner of the company.',
  });

export const notYoursToGive = () =>
  new ProblemError(403, 'PERMISSION_NOT_YOURS', {
    tr: 'Sizde olmayan bir yetkiyi veremezsiniz.',
    en: 'You cannot give a permission that you do not have.',
  });

export const ownerGives = () =>
  new ProblemError(403, 'OWNER_GIVES', {
    tr: 'Yetkilendirme yetkisini yalnızca şirket sahibi verebilir.',
    en: 'Only the owner of the company can let others give permissions.',
  });
