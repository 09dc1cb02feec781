import { ProblemError } from './ProblemError';

export const ownedByOther = () =>
  new ProblemError(409, 'COMPANY_OF_OTHER_USER', 'Bu şirket başka bir kullanıcıya ait.');

export const accountOfOther = () =>
  new ProblemError(409, 'PORTAL_ACCOUNT_OF_OTHER', 'Bu GİB kullanıcısı başka bir mükellefe ait.');

export const alreadyThere = () => new ProblemError(409, 'COMPANY_EXISTS', 'Bu şirket zaten kayıtlı.');

export const alreadyAdded = () => new ProblemError(409, 'USER_ALREADY_ADDED', 'Bu kullanıcı zaten ekli.');

export const ownerIsFixed = () => new ProblemError(409, 'OWNER_IS_FIXED', 'Şirket sahibinin yetkileri değiştirilemez.');
