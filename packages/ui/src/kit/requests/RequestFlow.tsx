import { daysLeftToObject, isVoid, shownRequests } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useMessages, type Translate } from '../../provider/messages';
import { messages } from './messages';

type Flow = components['schemas']['TalepAkisi'];

/** The colour of a request's state (REQ-06): none for an open one. */
export function toneOfRequest(durum: Flow[number]['durum']): 'success' | 'danger' | undefined {
  if (durum === 'OLUSTU') return undefined;
  return durum === 'KABUL' ? 'success' : 'danger';
}

/** The two newest requests of an invoice, each a line of a `kalem-two` (REQ-07). */
export function RequestFlow({ talepAkisi }: { talepAkisi: Flow }) {
  const t = useMessages(messages);
  // Two of one day may be the same: asked for, rejected, asked for again and rejected.
  return shownRequests(talepAkisi).map(({ tip, durum }, index) => (
    <small key={index} className="kalem-request" data-tone={toneOfRequest(durum) ?? 'open'}>
      {t(`${tip}_${durum}`)}
    </small>
  ));
}

/** How long an invoice of this day can still be objected to; nothing once the time is over or it is void (REQ-22). */
export function wordsToObject(
  { faturaTarih, talepAkisi }: { faturaTarih: string; talepAkisi: Flow },
  today: string,
  t: Translate<'daysToObject' | 'lastDayToObject'>,
): string | undefined {
  const left = daysLeftToObject(faturaTarih, today);
  if (left < 0 || isVoid(talepAkisi)) return undefined;
  return left === 0 ? t('lastDayToObject') : t('daysToObject', { n: left });
}
