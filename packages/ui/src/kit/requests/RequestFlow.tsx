import { daysLeftToObject, shownRequests } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useMessages, type Translate } from '../../provider/messages';
import { messages } from './messages';

type Flow = components['schemas']['TalepAkisi'];

/** The tone of a request's state (REQ-06); undefined for an open one. */
export function toneOfRequest(durum: Flow[number]['durum']): 'success' | 'danger' | undefined {
  if (durum === 'OLUSTU') return undefined;
  return durum === 'KABUL' ? 'success' : 'danger';
}

/** The two newest requests of an invoice, each a line of a `kalem-two` (REQ-07). */
export function RequestFlow({ talepAkisi }: { talepAkisi: Flow }) {
  const t = useMessages(messages);
  // The index is part of the key, because the same request can occur twice: rejected, raised again and rejected.
  return shownRequests(talepAkisi).map(({ tip, durum }, index) => (
    <small key={index} className="kalem-request" data-tone={toneOfRequest(durum) ?? 'open'}>
      {t(`${tip}_${durum}`)}
    </small>
  ));
}

/**
 * The remaining time for an objection to an invoice of this day. Undefined after it, and after an accepted request
 * (REQ-22).
 */
export function wordsToObject(
  { faturaTarih, talepAkisi }: { faturaTarih: string; talepAkisi: Flow },
  today: string,
  t: Translate<'daysToObject' | 'lastDayToObject'>,
): string | undefined {
  const left = daysLeftToObject(faturaTarih, today);
  if (left < 0 || talepAkisi[0]?.durum === 'KABUL') return undefined;
  return left === 0 ? t('lastDayToObject') : t('daysToObject', { n: left });
}
