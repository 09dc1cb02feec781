import { ProblemError } from './ProblemError';
// Problems of signed links to documents.

export const linkExpired = () =>
  new ProblemError(403, 'LINK_EXPIRED', 'Bağlantının süresi dolmuş, lütfen yeni bir bağlantı isteyiniz.');

export const linkInvalid = () =>
  new ProblemError(403, 'LINK_INVALID', 'Bağlantı geçersiz, lütfen size gönderilen adresi eksiksiz kullanınız.');
