import { ProblemError } from './ProblemError';

export const wrongPassword = () => new ProblemError(400, 'WRONG_CREDENTIALS', 'Email veya parola hatalı.');

export const refreshRefused = () => new ProblemError(400, 'REFRESH_REFUSED', 'Oturum yenilenemedi.');

export const emailTaken = () =>
  new ProblemError(409, 'EMAIL_TAKEN', 'Bu email adresi ile kayıtlı bir kullanıcı zaten var.');

export const emailLinkInvalid = () =>
  new ProblemError(400, 'EMAIL_LINK_INVALID', 'Doğrulama bağlantısı geçersiz veya süresi dolmuş.');

export const wrongCurrentPassword = () => new ProblemError(400, 'WRONG_CURRENT_PASSWORD', 'Mevcut parolanız hatalı.');

export const resetLinkInvalid = () =>
  new ProblemError(400, 'RESET_LINK_INVALID', 'Parola sıfırlama bağlantısı geçersiz veya süresi dolmuş.');

export const wrongPhoneCode = () => new ProblemError(400, 'WRONG_PHONE_CODE', 'Doğrulama kodu hatalı.');

export const phoneCodeExpired = () =>
  new ProblemError(400, 'PHONE_CODE_EXPIRED', 'Doğrulama kodunun süresi doldu, lütfen yeni kod isteyiniz.');

export const phoneCodeTriesSpent = () =>
  new ProblemError(429, 'PHONE_CODE_TRIES_SPENT', 'Çok fazla hatalı kod girildi, lütfen yeni kod isteyiniz.', {
    headers: { 'Retry-After': '0' },
  });

export const wrongApiKey = () => new ProblemError(400, 'WRONG_API_KEY', 'API anahtarı hatalı veya silinmiş.');

export const tooManyAttempts = (seconds: number) =>
  new ProblemError(429, 'TOO_MANY_ATTEMPTS', 'Çok fazla deneme yapıldı, lütfen bir süre sonra tekrar deneyiniz.', {
    headers: { 'Retry-After': String(seconds) },
  });
