import type { Column } from '../describe/DescribedInvoice';
import { pdfTheme } from './pdfTheme';

const NAME_MINIMUM = 116;
const [LARGEST, SMALLEST, STEP] = [8, 4.5, 0.25];

/**
 * Widths of the columns: figures get what their longest one needs, names the rest; when names would have no room the table is set
 * in smaller letters, so that no amount is ever broken in two.
 */
export function columnWidths(columns: readonly Column[]): { readonly widths: number[]; readonly fontSize: number } {
  const figures = columns.filter(({ key }) => key !== 'malHizmet').reduce((sum, { longest }) => sum + ems(longest), 0);
  const room = pdfTheme.contentWidth - 2 * pdfTheme.cellPadding * columns.length;
  let fontSize: number = LARGEST;
  while (fontSize > SMALLEST && figures * fontSize > room - NAME_MINIMUM) fontSize -= STEP;
  const name = Math.max(room - figures * fontSize, NAME_MINIMUM / 2);
  return {
    fontSize,
    widths: columns.map(({ key, longest }) => (key === 'malHizmet' ? name : ems(longest) * fontSize)),
  };
}

/** Width of a text in Noto Sans SemiBold, in ems; what is neither figure nor point counts as a wide letter. */
function ems(text: string): number {
  const points = text.match(/[.,: ]/g)?.length ?? 0;
  const digits = text.match(/[0-9]/g)?.length ?? 0;
  return points * 0.29 + digits * 0.575 + (text.length - points - digits) * 0.7;
}
