import { foldTr } from '../text/letters';

/** What two spellings of a heading have in common: blanks and signs differ as well as case, 'MAL/HIZMET' is 'Mal / Hizmet'. */
export function headingKey(heading: string): string {
  return foldTr(heading).replace(/[^a-z0-9%]/g, '');
}
