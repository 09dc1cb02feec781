import { foldTr } from '@kalem/domain';
import type { PortalInvoice } from '../../ports/Portal';

type Line = PortalInvoice['malHizmetler'][number];

/** Whether the portal's draft is the one that was sent: day, time, recipient, amount to pay and every line (protocol 6.1). Texts may come back in another case. */
export function isSameInvoice(sent: PortalInvoice, found: PortalInvoice): boolean {
  return (
    sent.faturaTarih === found.faturaTarih &&
    sent.faturaSaat === found.faturaSaat &&
    sent.vknTckn === found.vknTckn &&
    isSameDecimal(sent.totals.odenecekTutar, found.totals.odenecekTutar) &&
    sent.malHizmetler.length === found.malHizmetler.length &&
    sent.malHizmetler.every((line, index) => isSameLine(line, found.malHizmetler[index] ?? {}))
  );
}

function isSameLine(sent: Line, found: Line): boolean {
  return (
    foldTr(sent.malHizmet ?? '') === foldTr(found.malHizmet ?? '') &&
    sent.birim === found.birim &&
    (['miktar', 'birimFiyat', 'malHizmetTutari', 'kdvOrani', 'kdvTutari'] as const).every((field) =>
      isSameDecimal(sent[field], found[field]),
    )
  );
}

function isSameDecimal(left = '0', right = '0'): boolean {
  return plain(left) === plain(right);
}

/** Without needless zeros: `"120.00"` and `"120"` are the same. */
function plain(decimal: string): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  return `${whole.replace(/^0+(?=\d)/, '')}.${fraction.replace(/0+$/, '')}`;
}
