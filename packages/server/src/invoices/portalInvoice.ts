import type { InvoiceRow } from './wire';
import type { PortalInvoice } from '../ports/Portal';

/** What the portal is told of a stored invoice. */
export function portalInvoiceOf(row: InvoiceRow): PortalInvoice {
  const {
    ettn,
    belgeNumarasi,
    faturaTarih,
    faturaSaat,
    faturaTip,
    paraBirim,
    dovizKur,
    vknTckn,
    aliciUnvan,
    aliciAdi,
    aliciSoyadi,
  } = row;
  const {
    vergiDairesi,
    emails,
    il,
    ilce,
    ulke,
    adres,
    irsaliyeNumarasi,
    irsaliyeTarihi,
    iadeFaturalari,
    malHizmetler,
    totals,
    not,
  } = row;
  return {
    ettn,
    belgeNumarasi,
    faturaTarih,
    faturaSaat,
    faturaTip,
    paraBirim,
    dovizKur,
    vknTckn,
    aliciUnvan,
    aliciAdi,
    aliciSoyadi,
    vergiDairesi,
    emails,
    il,
    ilce,
    ulke,
    adres,
    irsaliyeNumarasi,
    irsaliyeTarihi,
    iadeFaturalari,
    malHizmetler,
    totals,
    not,
  };
}
