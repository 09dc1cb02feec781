import type { PortalAnswer, PortalReceivedInvoice, PortalSession } from '../ports/Portal';
import { commands } from './commands';
import type { Dispatcher } from './dispatcher';
import { objectOf, portalDates, portalStatus } from './formats';
import { readRequestColumns } from './requests';

/** What others issued in the account's name (protocol 8). */
export function receivedCommands(dispatcher: Dispatcher): Pick<PortalSession, 'listReceived'> {
  return {
    async listReceived(from, to) {
      const range = { baslangic: portalDates.write(from), bitis: portalDates.write(to) };
      // Mandatory since January 2025: without it the portal answers null.
      const own = await dispatcher.run(commands.listReceived, { ...range, hourlySearchInterval: 'NONE' });
      if (!own.ok) return own;
      const integrators = await dispatcher.run(commands.listFromIntegrators, {
        saticiVknTckn: '',
        belgeTuru: '',
        faturaNo: '',
        ...range,
      });
      // The screen of integrators is known from one client alone: an account without it still has the portal's own list.
      if (!integrators.ok)
        return integrators.failure.kind === 'refused' ? { ok: true, value: rowsOf(own) } : integrators;
      return { ok: true, value: [...rowsOf(own), ...rowsOf(integrators)] };
    },
  };
}

function rowsOf({ value }: Extract<PortalAnswer<unknown>, { ok: true }>): PortalReceivedInvoice[] {
  const rows = Array.isArray(value) ? (value as unknown[]).map(objectOf) : [];
  return rows.map(readReceived).filter((row): row is PortalReceivedInvoice => row !== undefined);
}

/** Undefined for receipts, and for rows that cannot be told apart or whose status we do not know. */
function readReceived(row: Readonly<Record<string, unknown>>): PortalReceivedInvoice | undefined {
  const text = (key: string): string => String(row[key] ?? '').trim();
  const onayDurumu = portalStatus.read(row['onayDurumu']);
  const belgeNumarasi = text('belgeNumarasi') || text('faturaNo');
  const belgeTarihi = portalDates.read(text('belgeTarihi'));
  const saticiVknTckn = text('saticiVknTckn');
  const isInvoice =
    text('belgeTuru') === 'FATURA' && belgeNumarasi !== '' && belgeTarihi !== '' && saticiVknTckn !== '';
  if (!isInvoice || onayDurumu === undefined) return undefined;
  const talep = readRequestColumns(row['iptalItiraz'], row['talepDurum']);
  return {
    belgeNumarasi,
    belgeTarihi,
    saticiVknTckn,
    saticiUnvanAdSoyad: text('saticiUnvanAdSoyad'),
    ettn: text('ettn').toLowerCase() || null,
    onayDurumu,
    faturaOid: text('faturaOid'),
    toplamTutar: text('toplamTutar'),
    ...(talep !== undefined && { talep }),
  };
}
