import type { Fault } from '@kalem/domain';

/** Only the most frequent passwords are refused. The list is sorted by frequency. */
const MOST_COMMON = 5000;
/** Shorter passwords are refused for their length. */
const LEAST_LENGTH = 6;
/** Common in Turkey, but rare or missing in the list. */
const turkish = [
  'atatürk,ataturk,beşiktaş,besiktas,besiktas1903,cimbom,cimbom1905,deneme,deneme123,fenerbahçe,fenerbahce',
  'fenerbahce1907,galatasaray,galatasaray1905,istanbul34,kartal1903,merhaba,parola,parola1,parola123',
  'seniseviyorum,sifre1,sifre12,sifre123,sifre1234,sifrem,şifre1,şifre123,şifrem,trabzon61,trabzonspor',
  'türkiye,turkiye',
].flatMap((words) => words.split(','));

let known: Promise<ReadonlySet<string>> | undefined;

/**
 * A fault at `path` for a very common password, in any case (A-32, ATK-71). The forms do not check this, because the
 * list is too large for a page.
 */
export async function commonPasswordFaults(path: string, password: string): Promise<Fault[]> {
  const lower = password.toLowerCase();
  const isCommon = isRun(lower) || (await (known ??= readList())).has(lower);
  return isCommon ? [{ path, code: 'PASSWORD_TOO_COMMON', params: {}, severity: 'error' }] : [];
}

/**
 * Whether the text is one repeated character or a run of digits, which the list mostly lacks. 'abcdef' is accepted
 * (ACC-22).
 */
function isRun(text: string): boolean {
  const isRepeated = new Set(text).size === 1;
  return text.length >= LEAST_LENGTH && (isRepeated || '01234567890'.includes(text) || '09876543210'.includes(text));
}

/** Imported at the first check, because it is large. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words = dictionary['passwords-common'].filter(({ length }) => length >= LEAST_LENGTH).slice(0, MOST_COMMON);
  return new Set([...words, ...turkish]);
}
