import type { components } from '@kalem/openapi';
import type { PortalRequestState } from '../ports/Portal';

export type TalepAkisi = components['schemas']['TalepAkisi'];

/**
 * The requests of an invoice, newest first, after the portal told of its state: `null` for one that was withdrawn, undefined where it tells
 * nothing, because the real portal's rows may lack these columns (protocol 6.6). The list does not say since when: an entry that is known
 * keeps its day, a new one gets `tarih`.
 */
export function mergeTalep(akisi: TalepAkisi, talep: PortalRequestState | null | undefined, tarih: string): TalepAkisi {
  if (talep === undefined) return akisi;
  const [newest, ...older] = akisi;
  if (talep === null) return newest?.durum === 'OLUSTU' ? older : akisi;
  if (newest?.tip !== talep.tip) return [{ tip: talep.tip, durum: talep.durum, tarih }, ...akisi];
  return newest.durum === talep.durum ? akisi : [{ ...newest, durum: talep.durum }, ...older];
}
