import { encode } from 'uqr';
import type { Invoice } from '../invoice/Invoice';
import type { Seller } from './describe/parties';
import { currencyCode } from './money';

/** Content of an invoice's QR code: JSON with string values, two keys per KDV rate. Source: ubl-tr 8. */
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

const QUIET_ZONE = 2;

/** A QR code as an SVG with one path, sharp at any size; one unit is one module. */
export function qrSvg(content: string): string {
  const { data, size } = encode(content, { border: QUIET_ZONE });
  const path = data.map((row, y) => rowPath(row, y)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><path fill="#000" d="${path}"/></svg>`;
}

/** Joins adjacent dark modules into one rectangle, because printers leave hairlines between separate ones. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let start = 0; start < row.length; start++) {
    if (!row[start]) continue;
    let end = start;
    while (row[end]) end++;
    path += `M${start} ${y}h${end - start}v1h${start - end}z`;
    start = end;
  }
  return path;
}
