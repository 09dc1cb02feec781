import { summarize } from '@kalem/domain';
import { Button, IconButton } from '../../../primitives/Button';
import { copy, x } from '../../../primitives/icons';
import { useUnitTitle } from '../../../fields/units';
import { useMessages } from '../../../provider/messages';
import { useKalem } from '../../../provider/useKalem';
import { amountOf, type Figures, useFigures } from '../formatting';
import { useFormValue, useInvoiceStore } from '../FormContext';
import type { InvoiceFormStore } from '../../../draft/InvoiceFormStore';
import { messages } from '../messages';
import { gridColumns } from './gridColumns';
import type { LineEntry } from '../../../draft/lines/LinesState';
import { lineMessages } from './messages';
import { type CellBlock, type RangeColumn, rangeColumns } from '../../../draft/lines/RangeState';

/** Columns with money, for which a sum is shown. */
const money: readonly RangeColumn[] = ['birimFiyat', 'tutar'];

/**
 * The bar of the selected cells: their number, sum and mean of the money columns, and a button that copies them for a
 * spreadsheet.
 */
export function RangeBar() {
  const t = useMessages(lineMessages);
  const tForm = useMessages(messages);
  const figures = useFigures();
  const unitTitle = useUnitTitle();
  const { toast, report } = useKalem();
  const form = useInvoiceStore();
  const block = form.range.blockOf(useFormValue(form.range.current));
  // Subscribes to the sums: undo or paste may change the selected cells too.
  useFormValue(form.lines.sums);
  if (!block) return null;

  const sums = rangeColumns
    .slice(block.left, block.right + 1)
    .filter((column) => money.includes(column))
    .map((column) => ({ column, ...summarize(entriesOf(form, block).map((entry) => valueOf(column, entry))) }));
  const cells = (block.bottom - block.top + 1) * (block.right - block.left + 1);
  const copyBlock = async () => {
    try {
      await navigator.clipboard.writeText(writeBlock(form, block, { figures, unitTitle }));
      toast({ tone: 'success', text: t('copied') });
    } catch (error) {
      report({ kind: 'copyCells', error });
    }
  };
  return (
    <div className="kalem-lines__range" role="status">
      <span className="kalem-num">{t('cells', { n: cells })}</span>
      {sums.map(({ column, count, sum, mean }) => (
        <span key={column} className="kalem-num">
          {sums.length > 1 && <span className="kalem-muted">{tForm(column)} </span>}
          {t('sum')} <b>{figures.price(sum)}</b>
          {count > 1 && (
            <>
              {' · '}
              {t('mean')} <b>{figures.price(mean)}</b>
            </>
          )}
        </span>
      ))}
      <Button size="sm" variant="quiet" icon={copy} aria-keyshortcuts="Control+C" onPress={() => void copyBlock()}>
        {t('copyCells')}
      </Button>
      <IconButton size="sm" label={t('endRange')} icon={x} onPress={() => form.range.clear()} />
    </div>
  );
}

/** Converts the selected cells to text for a spreadsheet: formatted as on the screen, separated by tabs. */
export function writeBlock(
  form: InvoiceFormStore,
  { left, right, ...rows }: CellBlock,
  words: { figures: Figures; unitTitle: (code: string) => string },
): string {
  return entriesOf(form, rows)
    .map((entry) =>
      rangeColumns
        .slice(left, right + 1)
        .map((column) => {
          const shown = gridColumns.find(({ field }) => field === column)?.show(entry.line, words);
          const text = shown ?? words.figures.amount(valueOf(column, entry));
          return text.replace(/\s+/g, ' ');
        })
        .join('\t'),
    )
    .join('\n');
}

function entriesOf(form: InvoiceFormStore, { top, bottom }: Pick<CellBlock, 'top' | 'bottom'>) {
  return form.jotai
    .get(form.lines.all)
    .slice(top, bottom + 1)
    .map((line) => form.lines.read(line));
}

/** The wire value of a cell; '' if it is empty. */
function valueOf(column: RangeColumn, { line, figures }: LineEntry): string {
  if (column === 'tutar') return line.birimFiyat ? amountOf(figures) : '';
  return line[column] ?? '';
}
