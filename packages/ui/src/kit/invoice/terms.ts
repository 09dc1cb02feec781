import type { Translate } from '../../provider/messages';
import { defineMessages } from '../../provider/texts';

/** Texts of terms. */
export const termMessages = defineMessages('terms', {
  tr: { noTerm: 'Yok', sameDay: 'Peşin', days: '{n} gün' },
  en: { noTerm: 'None', sameDay: 'On the same day', days: '{n} {n|day|days}' },
});

/** The text of a term in days: 'Yok', 'Peşin', '30 gün'. */
export function termText(days: number | null, t: Translate<'noTerm' | 'sameDay' | 'days'>): string {
  if (days === null) return t('noTerm');
  return days === 0 ? t('sameDay') : t('days', { n: days });
}
