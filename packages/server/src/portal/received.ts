import { readApprovalStatus } from '@kalem/domain';
import type { PortalReceivedInvoice, PortalSession } from '../ports/Portal';
import { commands } from './commands';
import type { Dispatcher } from './dispatcher';
import {
  type PortalObject,
  objectsOf,
  readCalendarDate,
  readDocumentNumber,
  readKey,
  readName,
  readTaxNumber,
  readText,
  writeDate,
} from './formats';
import { readRequestColumns } from './requests';

/** Invoices that other taxpayers issued to the account (portal-protocol 8). */
export function receivedCommands(dispatcher: Dispatcher): Pick<PortalSession, 'listReceived'> {
  return {
    async listReceived(from, to) {
      const range = { baslangic: writeDate(from), bitis: writeDate(to) };
      // Required since January 2025: without it the portal returns null.
      const own = await dispatcher.run(commands.listReceived, { ...range, hourlySearchInterval: 'NONE' });
      if (!own.ok) return own;
      const integrators = await dispatcher.run(commands.listFromIntegrators, {
        saticiVknTckn: '',
        belgeTuru: '',
        faturaNo: '',
        ...range,
      });
      // Only one client is known to use the integrators' screen. An account without it still has the portal's own list.
      if (!integrators.ok && integrators.failure.kind !== 'refused') return integrators;
      const rows = [...objectsOf(own.value), ...(integrators.ok ? objectsOf(integrators.value) : [])];
      return { ok: true, value: rows.flatMap((row) => readReceived(row) ?? []) };
    },
  };
}

/** Undefined for receipts, for rows without number, day or seller, and for unknown statuses. */
function readReceived(row: PortalObject): PortalReceivedInvoice | undefined {
  const text = (key: string): string => readText(row[key]);
  const onayDurumu = readApprovalStatus(row['onayDurumu']);
  const belgeNumarasi = readDocumentNumber(text('belgeNumarasi') || text('faturaNo'));
  const belgeTarihi = readCalendarDate(row['belgeTarihi']);
  const saticiVknTckn = readTaxNumber(row['saticiVknTckn']);
  const isInvoice =
    text('belgeTuru') === 'FATURA' && belgeNumarasi !== '' && belgeTarihi !== '' && saticiVknTckn !== '';
  if (!isInvoice || onayDurumu === undefined) return undefined;
  const talep = readRequestColumns(row['iptalItiraz'], row['talepDurum']);
  return {
    belgeNumarasi,
    belgeTarihi,
    saticiVknTckn,
    saticiUnvanAdSoyad: readName(row['saticiUnvanAdSoyad']),
    ettn: readKey(text('ettn').toLowerCase(), 300) || null,
    onayDurumu,
    faturaOid: text('faturaOid'),
    toplamTutar: text('toplamTutar'),
    ...(talep !== undefined && { talep }),
  };
}
