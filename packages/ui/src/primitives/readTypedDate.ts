import { fromScreenDate } from '@kalem/domain';

/** The wire's date of what somebody typed, a year of two digits being one of this century; undefined when it is no day. */
export function readTypedDate(typed: string): string | undefined {
  const short = /^(\d{1,2}\/\d{1,2}\/)(\d{2})$/.exec(typed);
  return fromScreenDate(short ? `${short[1]}20${short[2]}` : typed);
}
