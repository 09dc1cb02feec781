import { currencyCode } from './currencyCode';
import type { Invoice, Seller } from './DocumentSource';

/** Content of the QR code on an invoice: JSON with string values, one pair of keys for each KDV rate. Source: ubl-tr §8. */
export function qrContent(invoice: Invoice, seller: Seller): string {
  const { totals } = invoice;
  const kdv = (totals.kdvToplamlar ?? []).flatMap(({ oran, matrah, tutar }) => [
    [`kdvmatrah(${oran})`, matrah],
    [`hesaplanankdv(${oran})`, tutar],
  ]);
  return JSON.stringify({
    vkntckn: seller.vknTckn,
    avkntckn: invoice.vknTckn,
    senaryo: 'EARSIVFATURA',
    tip: invoice.faturaTip || 'SATIS',
    tarih: invoice.faturaTarih,
    no: invoice.belgeNumarasi ?? '',
    ettn: invoice.ettn ?? '',
    parabirimi: currencyCode(invoice.paraBirim),
    malhizmettoplam: totals.urunHizmetToplamTutari ?? '0.00',
    ...Object.fromEntries(kdv),
    vergidahil: totals.vergilerDahilToplamTutar ?? '0.00',
    odenecek: totals.odenecekTutar ?? '0.00',
  });
}
