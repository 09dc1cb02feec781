import { ProblemError } from './ProblemError';

/** Problems of accounts and sessions. */
export const accountProblems = {
  wrongPassword: () => new ProblemError(400, 'WRONG_CREDENTIALS', 'Email veya parola hatalı.'),
  refreshRefused: () => new ProblemError(400, 'REFRESH_REFUSED', 'Oturum yenilenemedi.'),
  emailTaken: () => new ProblemError(409, 'EMAIL_TAKEN', 'Bu email adresi ile kayıtlı bir kullanıcı zaten var.'),
  tooManyAttempts: (seconds: number) => new ProblemError(429, 'TOO_MANY_ATTEMPTS', 'Çok fazla deneme yapıldı, lütfen bir süre sonra tekrar deneyiniz.', { headers: { 'Retry-After': String(seconds) } }),
};
