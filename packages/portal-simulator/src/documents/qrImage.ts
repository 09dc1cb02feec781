import { renderSVG } from 'uqr';
import * as decimal from '../decimal';
import { invoiceTypeCode } from './documentFacts';
import type { PortalDocument } from '../state';
import { objectsIn, textOf } from '../json';
import { taxBreakdown } from './taxes';

// A form may have any number of rates, but a QR code holds only a few.
const PRINTED_RATES = 8;

/** The QR code of a document as an SVG element; its content is that of the portal's own pages (ubl-tr 8). */
export function qrImage(document: PortalDocument): string {
  const { invoice } = document;
  const rates = taxBreakdown(objectsIn(invoice, 'malHizmetTable')).kdv.slice(0, PRINTED_RATES);
  const content = {
    vkntckn: document.seller.vknTckn,
    avkntckn: textOf(invoice, 'vknTckn'),
    senaryo: 'EARSIVFATURA',
    tip: invoiceTypeCode(invoice),
    tarih: document.tarih,
    no: document.belgeNumarasi,
    ettn: document.ettn,
    parabirimi: textOf(invoice, 'paraBirimi'),
    malhizmettoplam: amount(document, 'malhizmetToplamTutari'),
    ...Object.fromEntries(
      rates.flatMap(({ oran, matrah, tutar }) => {
        const rate = decimal.plain(decimal.parse(oran));
        return [
          [`kdvmatrah(${rate})`, decimal.fixed(matrah)],
          [`hesaplanankdv(${rate})`, decimal.fixed(tutar)],
        ];
      }),
    ),
    vergidahil: amount(document, 'vergilerDahilToplamTutar'),
    odenecek: amount(document, 'odenecekTutar'),
  };
  return renderSVG(JSON.stringify(content), { ecc: 'L', pixelSize: 4 });
}

function amount({ invoice }: PortalDocument, key: string): string {
  return decimal.fixed(decimal.parse(textOf(invoice, key)));
}
