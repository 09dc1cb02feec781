import { objectionMethods } from '@kalem/domain/codes/invoice-types';
import type { Locale } from '../../provider/texts';

/** How an objection was raised, in words; a code that is not known stays as it is. Source: REQ-04. */
export function methodTitle(code: string, locale: Locale): string {
  const method = objectionMethods.find(({ value }) => value === code);
  return (locale === 'en' ? method?.titleEn : method?.title) ?? code;
}
