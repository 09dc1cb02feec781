import type { PortalDocument } from '../ports/Portal';
import { portalDates } from './portalDates';
import { portalStatus } from './portalStatus';
import { readRequestColumns } from './readRequestColumns';

/** A row of the portal's list; `undefined` for receipts and for rows without an ETTN or with a status that we do not know. */
export function readDocument(row: Readonly<Record<string, unknown>>): PortalDocument | undefined {
  const ettn = String(row['ettn'] ?? '').toLowerCase();
  const onayDurumu = portalStatus.read(row['onayDurumu']);
  if (ettn === '' || onayDurumu === undefined || row['belgeTuru'] !== 'FATURA') return undefined;
  const talep = readRequestColumns(row['iptalItiraz'], row['talepDurum']);
  return {
    ettn,
    belgeNumarasi: String(row['belgeNumarasi'] ?? ''),
    faturaTarih: portalDates.read(String(row['belgeTarihi'] ?? '')),
    vknTckn: String(row['aliciVknTckn'] ?? ''),
    onayDurumu,
    ...(talep !== undefined && { talep }),
  };
}
