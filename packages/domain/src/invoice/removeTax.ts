import type { InvoiceDraft, Line } from './InvoiceDraft';

/** Takes a tax off the invoice and clears its fields on every line. Source: LIN-13. */
export function removeTax(invoice: InvoiceDraft, code: string): InvoiceDraft {
  return {
    ...invoice,
    vergiler: (invoice.vergiler ?? []).filter((other) => other !== code),
    malHizmetler: invoice.malHizmetler.map((line) => withoutTax(line, code)),
  };
}

function withoutTax(line: Line, code: string): Line {
  const isOther = ([field]: [string, unknown]) =>
    !field.startsWith(code) && !(code === 'V9015' && field === 'tevkifatKodu');
  const { kdvDahilBirimFiyat: _dropped, ...rest } = Object.fromEntries(Object.entries(line).filter(isOther));
  return rest;
}
