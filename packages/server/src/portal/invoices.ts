import { readApprovalStatus } from '@kalem/domain';
import type { PortalAnswer, PortalInvoice, PortalRow, PortalSession } from '../ports/Portal';
import { commands } from './commands';
import { type Dispatcher, mapAnswer } from './dispatcher';
import { objectOf, type PortalObject, readDate, objectsOf, textOf, writeDate, writeStatus } from './formats';
import { readInvoice, writeInvoice } from './invoiceFields';
import { readZip } from './replies';
import { readRequestColumns } from './requests';
import type { GibTransport } from './transport';

type InvoiceCommands = Pick<
  PortalSession,
  'createDraft' | 'updateDraft' | 'listInvoices' | 'fetchInvoice' | 'deleteDraft' | 'viewHtml' | 'downloadZip'
>;

/** Drafts and documents (portal-protocol 6). */
export function invoiceCommands(
  dispatcher: Dispatcher,
  transport: GibTransport,
  ettnFrom: 'portal' | 'reserved',
): InvoiceCommands {
  const save = async (invoice: PortalInvoice): Promise<PortalAnswer<void>> =>
    mapAnswer(await dispatcher.run(commands.saveInvoice, await writeInvoice(invoice)), () => undefined);

  const newEttn = async (): Promise<PortalAnswer<string>> =>
    ettnFrom === 'portal'
      ? { ok: true, value: '' }
      : mapAnswer(await dispatcher.run(commands.reserveEttn, {}), (ettn) => textOf(ettn));

  const listRows = async (from: string, to: string): Promise<PortalAnswer<PortalObject[]>> => {
    const jp = { baslangic: writeDate(from), bitis: writeDate(to), hangiTip: '5000/30000', table: [] };
    return mapAnswer(await dispatcher.run(commands.listInvoices, jp), objectsOf);
  };

  return {
    async createDraft(invoice) {
      const ettn = await newEttn();
      return ettn.ok ? save({ ...invoice, ettn: ettn.value, belgeNumarasi: null }) : ettn;
    },

    updateDraft: save,

    async listInvoices(from, to) {
      return mapAnswer(await listRows(from, to), (rows) => rows.flatMap((row) => readRow(row) ?? []));
    },

    async fetchInvoice(ettn) {
      const answer = await dispatcher.run(commands.fetchInvoice, { ettn });
      if (!answer.ok) return answer;
      const fields = objectOf(answer.value);
      // A reply without the invoice proves nothing. Read as an empty invoice, it would look like a changed draft.
      const isInvoice = Array.isArray(fields['malHizmetTable']);
      return isInvoice
        ? { ok: true, value: { ...(await readInvoice(fields)), ettn } }
        : { ok: false, failure: { kind: 'unreachable' } };
    },

    async deleteDraft({ ettn, faturaTarih }) {
      const rows = await listRows(faturaTarih, faturaTarih);
      if (!rows.ok) return rows;
      // The portal needs its own complete row. A shorter one failed with a null pointer (portal-protocol 6.9).
      const own = rows.value.find((row) => String(row['ettn']).toLowerCase() === ettn);
      const silinecekler = [own ?? { belgeTuru: 'FATURA', ettn }];
      const deleted = await dispatcher.run(commands.deleteInvoices, { silinecekler, aciklama: 'Silindi' });
      return mapAnswer(deleted, () => undefined);
    },

    async viewHtml({ ettn, onayDurumu }) {
      const answer = await dispatcher.run(commands.viewInvoice, { ettn, onayDurumu: writeStatus(onayDurumu) });
      return mapAnswer(answer, (html) => textOf(html));
    },

    async downloadZip({ ettn, onayDurumu }) {
      const query = {
        ettn,
        belgeTip: 'FATURA',
        onayDurumu: writeStatus(onayDurumu),
        cmd: 'EARSIV_PORTAL_BELGE_INDIR',
      };
      const answer = await dispatcher.read(async (token) => readZip(await transport.download({ token, ...query })));
      return mapAnswer(answer, (zip) => zip as Uint8Array<ArrayBuffer> | null);
    },
  };
}

/** Reads a portal row. Undefined for receipts, without an ETTN or a day, or with an unknown status. */
function readRow(row: PortalObject): PortalRow | undefined {
  const ettn = textOf(row['ettn']).toLowerCase();
  const onayDurumu = readApprovalStatus(row['onayDurumu']);
  const faturaTarih = readDate(row['belgeTarihi']);
  const isInvoice = ettn !== '' && faturaTarih !== '' && row['belgeTuru'] === 'FATURA';
  if (!isInvoice || onayDurumu === undefined) return undefined;
  const talep = readRequestColumns(row['iptalItiraz'], row['talepDurum']);
  return {
    ettn,
    belgeNumarasi: textOf(row['belgeNumarasi']),
    faturaTarih,
    vknTckn: textOf(row['aliciVknTckn']),
    onayDurumu,
    ...(talep !== undefined && { talep }),
  };
}
