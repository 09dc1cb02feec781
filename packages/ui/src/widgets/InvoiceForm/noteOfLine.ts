import type { Line } from '@kalem/domain';
import type { Translate } from '../../provider/messages';
import { joinFilled } from './joinFilled';
import type { MessageKey } from './messages';
import type { Figures } from './useFigures';

/** The second line under the name: what of the line its cells do not tell. */
export function noteOfLine(
  { iskontoTutari, istisnaMuafiyetSebebi, kdvDahilBirimFiyat }: Line,
  t: Translate<MessageKey>,
  figures: Figures,
): string {
  const parts = [
    iskontoTutari ? t('iskontoNote', { amount: figures.amount(iskontoTutari) }) : '',
    kdvDahilBirimFiyat ? t('kdvDahilNote', { amount: figures.amount(kdvDahilBirimFiyat) }) : '',
    istisnaMuafiyetSebebi === '351' ? t('reason351') : '',
  ];
  return joinFilled(parts, ' · ');
}
