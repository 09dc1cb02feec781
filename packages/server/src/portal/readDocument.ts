import type { PortalDocument } from '../ports/Portal';
import { portalDates } from './portalDates';

const onayDurumlari = new Map<unknown, PortalDocument['onayDurumu']>([['Onaylandı', 'Onaylandi'], ['Onaylanmadı', 'Onaylanmadi'], ['Silinmiş', 'Silinmis']]);
const talepTipleri = new Map([['0', 'IPTAL'], ['1', 'ITIRAZ']] as const);
const talepDurumlari = new Map([['0', 'OLUSTU'], ['1', 'KABUL'], ['2', 'RET']] as const);

/** The status word that the portal wants back (GIB-10). */
export const portalStatus: Readonly<Record<PortalDocument['onayDurumu'], string>> = {
  Onaylandi: 'Onaylandı',
  Onaylanmadi: 'Onaylanmadı',
  Silinmis: 'Silinmiş',
};

/** A row of the portal's list; `undefined` for receipts and for rows without an ETTN or with a status that we do not know. */
export function readDocument(row: Readonly<Record<string, unknown>>): PortalDocument | undefined {
  const ettn = String(row['ettn'] ?? '').toLowerCase();
  const onayDurumu = onayDurumlari.get(row['onayDurumu']);
  if (ettn === '' || onayDurumu === undefined || row['belgeTuru'] !== 'FATURA') return undefined;
  const tip = talepTipleri.get(String(row['iptalItiraz']) as '0' | '1');
  // Status 3 is a withdrawn request: as if there had been none.
  const durum = talepDurumlari.get(String(row['talepDurum']) as '0' | '1' | '2');
  return {
    ettn,
    belgeNumarasi: String(row['belgeNumarasi'] ?? ''),
    faturaTarih: portalDates.read(String(row['belgeTarihi'] ?? '')),
    vknTckn: String(row['aliciVknTckn'] ?? ''),
    onayDurumu,
    ...(tip && durum && { talep: { tip, durum } }),
  };
}
