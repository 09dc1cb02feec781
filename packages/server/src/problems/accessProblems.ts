import { ProblemError } from './ProblemError';
// Problems of who may do what.

export const noSession = () =>
  new ProblemError(401, 'SESSION_OVER', 'Oturum süreniz sona ermiştir, lütfen tekrar giriş yapınız.');

export const noPermission = () => new ProblemError(403, 'NO_PERMISSION', 'Bu işlem için yetkiniz bulunmamaktadır.');

export const personNeeded = () =>
  new ProblemError(403, 'PERSON_NEEDED', 'Bu işlem API anahtarı ile yapılamaz, lütfen kullanıcı olarak giriş yapınız.');

export const licenceOver = () => new ProblemError(402, 'LICENCE_OVER', 'Şirketinizin kullanım süresi dolmuştur.');
