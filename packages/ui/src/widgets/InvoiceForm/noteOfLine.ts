import { formatAmount, type Line } from '@kalem/domain';
import type { Translate } from '../../provider/useMessages';
import { joinFilled } from './joinFilled';
import type { MessageKey } from './messages';

/** The second line under the name: what of the line its cells do not tell. */
export function noteOfLine({ iskontoTutari, istisnaMuafiyetSebebi, kdvDahilBirimFiyat }: Line, t: Translate<MessageKey>): string {
  const parts = [
    iskontoTutari ? t('iskontoNote', { amount: formatAmount(iskontoTutari) }) : '',
    kdvDahilBirimFiyat ? t('kdvDahilNote', { amount: formatAmount(kdvDahilBirimFiyat) }) : '',
    istisnaMuafiyetSebebi === '351' ? t('reason351') : '',
  ];
  return joinFilled(parts, ' · ');
}
