import { ProblemError } from './ProblemError';

/** Problems of companies. */
export const companyProblems = {
  ownedByOther: () => new ProblemError(409, 'COMPANY_OF_OTHER_USER', 'Bu şirket başka bir kullanıcıya ait.'),
  accountOfOther: () => new ProblemError(409, 'PORTAL_ACCOUNT_OF_OTHER', 'Bu GİB kullanıcısı başka bir mükellefe ait.'),
  alreadyThere: () => new ProblemError(409, 'COMPANY_EXISTS', 'Bu şirket zaten kayıtlı.'),
};
