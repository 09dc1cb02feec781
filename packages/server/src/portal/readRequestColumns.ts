import type { PortalDocument } from '../ports/Portal';

const WITHDRAWN = '3';
const tipler = new Map<string, 'IPTAL' | 'ITIRAZ'>([
  ['0', 'IPTAL'],
  ['1', 'ITIRAZ'],
]);
const durumlar = new Map<string, 'OLUSTU' | 'KABUL' | 'RET'>([
  ['0', 'OLUSTU'],
  ['1', 'KABUL'],
  ['2', 'RET'],
]);

/** Kind and status of a request as rows carry them (GIB-10): `null` for one that was withdrawn, undefined where the row tells of none. */
export function readRequestColumns(iptalItiraz: unknown, durum: unknown): PortalDocument['talep'] {
  const tip = tipler.get(String(iptalItiraz));
  if (tip === undefined) return undefined;
  if (String(durum) === WITHDRAWN) return null;
  const known = durumlar.get(String(durum));
  return known && { tip, durum: known };
}
