import { objectionMethods } from '@kalem/domain/codes/invoice-types';
import type { Locale } from '../../provider/texts';

/** The method of an objection as text. An unknown code is returned unchanged. Source: REQ-04. */
export function methodTitle(code: string, locale: Locale): string {
  const method = objectionMethods.find(({ value }) => value === code);
  return (locale === 'en' ? method?.titleEn : method?.title) ?? code;
}
