import type { SentRequest } from '../../db/queries/sentRequest';
import type { PortalAnswer, PortalReceivedRequest } from '../../ports/Portal';
import type { PortalTurn } from '../../portal/turn';
import type { Sighting } from './Sighting';
import { storeRequests } from './storeRequests';

/** How a received request stands at the portal, stored here as well. */
export async function lookAtRequest(
  { ports, session, companyId }: PortalTurn,
  { belge: oid, tarih }: Pick<SentRequest, 'belge' | 'tarih'>,
): Promise<PortalAnswer<Sighting<PortalReceivedRequest>>> {
  const listed = await session.listRequests(tarih, tarih);
  if (!listed.ok) return listed;
  await storeRequests(ports, companyId, listed.value);
  const row = listed.value.find(({ iptalItirazOid }) => iptalItirazOid === oid);
  if (!row || row.durum === null) return { ok: true, value: { kind: 'absent' } };
  return { ok: true, value: row.durum === 'OLUSTU' ? { kind: 'open', row } : { kind: 'made', islem: row.durum } };
}
