import { isFaturaTip } from '../facts/faturaTip';
import type { Invoice, InvoiceDraft } from './InvoiceDraft';
import { openSavedLine } from './openSavedLine';

/**
 * A saved invoice as the form edits it: the fields that can be written, its lines opened. One that was not made in the product
 * has no type, and nothing to edit: `isEditable` says so. Source: INV-07, INV-10, fiscal-rules §2.
 */
export function openInvoice(saved: Invoice): InvoiceDraft {
  return {
    ...(isFaturaTip(saved.faturaTip) && { faturaTip: saved.faturaTip }),
    faturaTarih: saved.faturaTarih,
    faturaSaat: saved.faturaSaat,
    paraBirim: saved.paraBirim,
    dovizKur: saved.dovizKur,
    vknTckn: saved.vknTckn,
    aliciUnvan: saved.aliciUnvan,
    aliciAdi: saved.aliciAdi,
    aliciSoyadi: saved.aliciSoyadi,
    vergiDairesi: saved.vergiDairesi,
    emails: [...saved.emails],
    iskonto: saved.iskonto,
    il: saved.il,
    ilce: saved.ilce,
    ulke: saved.ulke,
    adres: saved.adres,
    irsaliyeNumarasi: saved.irsaliyeNumarasi,
    irsaliyeTarihi: saved.irsaliyeTarihi,
    iadeFaturalari: saved.iadeFaturalari.map((row) => ({ ...row })),
    vergiler: [...saved.vergiler],
    malHizmetler: saved.malHizmetler.map((line) => openSavedLine(line, saved.faturaTip)),
    not: saved.not,
  };
}
