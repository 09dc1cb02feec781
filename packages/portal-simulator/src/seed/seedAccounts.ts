import type { Account } from '../state';
import { accountHolders } from './accountHolders';
import { ownDataOf } from './ownDataOf';

const FIRST_USER_CODE = 33333301;
const INCOMPLETE_USER_CODE = '33333309';

/** The ten accounts, password `1`. The ninth has not filled in its own data yet, so its first draft is refused (protocol 5.1). */
export function seedAccounts(): Account[] {
  return accountHolders.map((holder, index) => {
    const userCode = String(FIRST_USER_CODE + index);
    const missing = userCode === INCOMPLETE_USER_CODE ? { vergiDairesi: '', cadde: '', ilce: '', il: '' } : {};
    return { userCode, password: '1', telefon: holder.telefon, ownData: { ...ownDataOf(holder), ...missing } };
  });
}
