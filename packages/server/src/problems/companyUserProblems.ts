import { ProblemError } from './ProblemError';
// Problems of a company's users.

export const alreadyAdded = () => new ProblemError(409, 'USER_ALREADY_ADDED', 'Bu kullanıcı zaten ekli.');

export const ownerIsFixed = () => new ProblemError(409, 'OWNER_IS_FIXED', 'Şirket sahibinin yetkileri değiştirilemez.');
