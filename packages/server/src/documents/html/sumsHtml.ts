import type { DescribedInvoice } from '../describe/DescribedInvoice';
import type { SafeMarkup } from './SafeMarkup';
import { factsHtml } from './factsHtml';
import { markup } from './markup';

/** Below the lines: the sum in words and the signature beside the totals. */
export function sumsHtml({ totals, payable, tlTotals, words, signature }: DescribedInvoice): SafeMarkup {
  return markup`<section class="sums">
<div>
<p class="words">${words}</p>
${signature === undefined ? undefined : markup`<figure class="signature">Kaşe / İmza<img src="${signature}" alt="İmza"></figure>`}
</div>
<div>
${factsHtml('totals', totals)}
<dl class="totals"><div class="payable"><dt>${payable.label}</dt><dd>${payable.value}</dd></div></dl>
${tlTotals.length === 0 ? undefined : markup`<div class="tl"><h2>TL KARŞILIĞI</h2>${factsHtml('totals', tlTotals)}</div>`}
</div>
</section>`;
}
