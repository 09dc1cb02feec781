import type { PortalAnswer, PortalDocument, PortalInvoice, PortalSession } from '../ports/Portal';
import { commands } from './commands';
import type { Dispatcher } from './dispatcher';
import { readZip } from './replies';
import type { GibTransport } from './transport';
import { objectOf, portalDates, portalStatus } from './formats';
import { readInvoice, writeInvoice } from './invoiceFields';
import { readRequestColumns } from './requests';

type InvoiceCommands = Pick<
  PortalSession,
  'createDraft' | 'updateDraft' | 'listInvoices' | 'fetchInvoice' | 'deleteDraft' | 'viewHtml' | 'downloadZip'
>;

type Row = Readonly<Record<string, unknown>>;

/** Drafts and documents (protocol 6). */
export function invoiceCommands(
  dispatcher: Dispatcher,
  transport: GibTransport,
  ettn: 'portal' | 'reserved',
): InvoiceCommands {
  const listRows = async (from: string, to: string): Promise<PortalAnswer<Row[]>> => {
    const jp = { baslangic: portalDates.write(from), bitis: portalDates.write(to), hangiTip: '5000/30000', table: [] };
    const answer = await dispatcher.run(commands.listInvoices, jp);
    return answer.ok
      ? { ok: true, value: Array.isArray(answer.value) ? (answer.value as unknown[]).map(objectOf) : [] }
      : answer;
  };

  const newEttn = async (): Promise<PortalAnswer<string>> => {
    if (ettn === 'portal') return { ok: true, value: '' };
    const answer = await dispatcher.run(commands.reserveEttn, {});
    return answer.ok ? { ok: true, value: String(answer.value ?? '') } : answer;
  };

  const save = async (invoice: PortalInvoice): Promise<PortalAnswer<void>> =>
    done(await dispatcher.run(commands.saveInvoice, writeInvoice(invoice)));

  return {
    async createDraft(invoice) {
      const reserved = await newEttn();
      return reserved.ok ? save({ ...invoice, ettn: reserved.value, belgeNumarasi: null }) : reserved;
    },

    updateDraft: save,

    async listInvoices(from, to) {
      const rows = await listRows(from, to);
      return rows.ok
        ? { ok: true, value: rows.value.map(readDocument).filter((row): row is PortalDocument => row !== undefined) }
        : rows;
    },

    async fetchInvoice(ettnOfOne) {
      const answer = await dispatcher.run(commands.fetchInvoice, { ettn: ettnOfOne });
      if (!answer.ok) return answer;
      const fields = objectOf(answer.value);
      // An answer without the invoice says nothing of it: an empty one would be taken for a changed draft.
      const isInvoice = Array.isArray(fields['malHizmetTable']);
      return isInvoice
        ? { ok: true, value: { ...readInvoice(fields), ettn: ettnOfOne } }
        : { ok: false, failure: { kind: 'unreachable' } };
    },

    async deleteDraft({ ettn: ettnOfOne, faturaTarih }) {
      const rows = await listRows(faturaTarih, faturaTarih);
      if (!rows.ok) return rows;
      // The portal wants its own row back, whole: a shorter one met a null pointer (protocol 6.9).
      const row = rows.value.find((each) => String(each['ettn']).toLowerCase() === ettnOfOne) ?? {
        belgeTuru: 'FATURA',
        ettn: ettnOfOne,
      };
      return done(await dispatcher.run(commands.deleteInvoices, { silinecekler: [row], aciklama: 'Silindi' }));
    },

    async viewHtml({ ettn: ettnOfOne, onayDurumu }) {
      const answer = await dispatcher.run(commands.viewInvoice, {
        ettn: ettnOfOne,
        onayDurumu: portalStatus.write(onayDurumu),
      });
      return answer.ok ? { ok: true, value: String(answer.value ?? '') } : answer;
    },

    async downloadZip({ ettn: ettnOfOne, onayDurumu }) {
      const answer = await dispatcher.read(async (token) =>
        readZip(
          await transport.download({
            token,
            ettn: ettnOfOne,
            belgeTip: 'FATURA',
            onayDurumu: portalStatus.write(onayDurumu),
            cmd: 'EARSIV_PORTAL_BELGE_INDIR',
          }),
        ),
      );
      return answer.ok ? { ok: true, value: answer.value as Uint8Array | null } : answer;
    },
  };
}

function done(answer: PortalAnswer<unknown>): PortalAnswer<void> {
  return answer.ok ? { ok: true, value: undefined } : answer;
}

/** A row of the portal's list; `undefined` for receipts and for rows without an ETTN or with a status that we do not know. */
function readDocument(row: Readonly<Record<string, unknown>>): PortalDocument | undefined {
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
