import { limits } from '../limits';
import { normalizeSmsCode } from './normalizeSmsCode';

/** Whether an SMS code may be confirmed: from six characters on. (SGN-03, NUM-18) */
export function isSmsCodeComplete(typed: string): boolean {
  return normalizeSmsCode(typed).length >= limits.smsCode;
}
