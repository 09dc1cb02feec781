import { ProblemError } from './ProblemError';

export const wrongPassword = () =>
  new ProblemError(400, 'WRONG_CREDENTIALS', {
    tr: 'Email veya parola hatalı.',
    en: 'The e-mail address or the password is wrong.',
  });

export const refreshRefused = () =>
  new ProblemError(400, 'REFRESH_REFUSED', { tr: 'Oturum yenilenemedi.', en: 'The session could not be renewed.' });

export const emailTaken = () =>
  new ProblemError(409, 'EMAIL_TAKEN', {
    tr: 'Bu email adresi ile kayıtlı bir kullanıcı zaten var.',
    en: 'There already is a user with this e-mail address.',
  });

export const emailLinkInvalid = () =>
  new ProblemError(400, 'EMAIL_LINK_INVALID', {
    tr: 'Doğrulama bağlantısı geçersiz veya süresi dolmuş.',
    en: 'The link to verify the address is invalid or has expired.',
  });

export const wrongCurrentPassword = () =>
  new ProblemError(400, 'WRONG_CURRENT_PASSWORD', {
    tr: 'Mevcut parolanız hatalı.',
    en: 'Your present password is wrong.',
  });

export const resetLinkInvalid = () =>
  new ProblemError(400, 'RESET_LINK_INVALID', {
    tr: 'Parola sıfırlama bağlantısı geçersiz veya süresi dolmuş.',
    en: 'The link to reset the password is invalid or has expired.',
  });

export const wrongPhoneCode = () =>
  new ProblemError(400, 'WRONG_PHONE_CODE', { tr: 'Doğrulama kodu hatalı.', en: 'The verification code is wrong.' });

export const phoneCodeExpired = () =>
  new ProblemError(400, 'PHONE_CODE_EXPIRED', {
    tr: 'Doğrulama kodunun süresi doldu, lütfen yeni kod isteyiniz.',
    en: 'The verification code has expired, please ask for a new one.',
  });

export const phoneCodeTriesSpent = () =>
  new ProblemError(
    429,
    'PHONE_CODE_TRIES_SPENT',
    {
      tr: 'Çok fazla hatalı kod girildi, lütfen yeni kod isteyiniz.',
      en: 'Too many wrong codes were entered, please ask for a new one.',
    },
    {
      headers: { 'Retry-After': '0' },
    },
  );

export const wrongApiKey = () =>
  new ProblemError(400, 'WRONG_API_KEY', {
    tr: 'API anahtarı hatalı veya silinmiş.',
    en: 'The API key is wrong or was deleted.',
  });

export const tooManyAttempts = (seconds: number) =>
  new ProblemError(
    429,
    'TOO_MANY_ATTEMPTS',
    {
      tr: 'Çok fazla deneme yapıldı, lütfen bir süre sonra tekrar deneyiniz.',
      en: 'There were too many tries, please try again in a while.',
    },
    {
      headers: { 'Retry-After': String(seconds) },
    },
  );
