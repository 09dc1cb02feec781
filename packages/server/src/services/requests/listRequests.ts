import type { PortalReceivedRequest } from '../../ports/Portal';
import type { Ports } from '../../ports/Ports';
import * as portalProblems from '../../problems/portalProblems';
import { atPortal } from '../../portal/turn';
import { type Days, windowsOf } from '../../portal/windows';
import { storeRequests } from './storeRequests';

export type OpenOrAnswered = PortalReceivedRequest & { readonly durum: 'OLUSTU' | 'KABUL' | 'RET' };

/** The requests that others raised in these days, newest first; withdrawn ones are left out (GIB-10). */
export async function listRequests(ports: Ports, companyId: string, days: Days): Promise<OpenOrAnswered[]> {
  const found: PortalReceivedRequest[] = [];
  for (const { from, to } of windowsOf(days)) {
    const rows = await atPortal(ports, companyId, async ({ session }) => {
      const listed = await session.listRequests(from, to);
      if (!listed.ok) throw portalProblems.of(listed.failure);
      await storeRequests(ports, companyId, listed.value);
      return listed.value;
    });
    found.push(...rows);
  }
  const isThere = (row: PortalReceivedRequest): row is OpenOrAnswered => row.durum !== null;
  return found
    .filter(isThere)
    .sort(
      (left, right) => right.tarih.localeCompare(left.tarih) || right.iptalItirazOid.localeCompare(left.iptalItirazOid),
    );
}
