import { Checkbox } from '../../primitives/Checkbox';
import { Skeleton } from '../../primitives/Skeleton';
import { useMessages } from '../../provider/messages';
import { InvoiceRow } from './InvoiceRow';
import type { ListedInvoice } from './ListedInvoice';
import { messages } from './messages';
import type { RowCommands } from './RowCommands';

export interface InvoiceTableProps {
  /** Undefined while the first page loads. */
  invoices: readonly ListedInvoice[] | undefined;
  isStale: boolean;
  today: string;
  selection: ReadonlyMap<string, ListedInvoice>;
  onSelect: (invoices: readonly ListedInvoice[], isSelected: boolean) => void;
  commands: RowCommands;
}

const headings = [
  ['kalem-invoice__status', 'onayDurumu'],
  ['kalem-invoice__party', 'alici'],
  ['kalem-invoice__id', 'vknTckn'],
  ['kalem-invoice__number', 'belgeNumarasi'],
  ['kalem-invoice__date', 'faturaTarih'],
] as const;

/** The invoices as a table; a narrow widget shows each as a card (LST-03). */
export function InvoiceTable({ invoices, isStale, today, selection, onSelect, commands }: InvoiceTableProps) {
  const t = useMessages(messages);
  return (
    <table
      role="table"
      className="kalem-table kalem-invoices"
      aria-label={t('invoices')}
      aria-busy={isStale || !invoices}
    >
      <thead>
        <tr>
          <th data-col="check" scope="col">
            <Checkbox
              label={t('selectShown')}
              isSelected={false}
              isDisabled={!invoices?.length}
              onChange={() => onSelect(invoices ?? [], true)}
            />
          </th>
          {headings.map(([className, heading]) => (
            <th key={heading} className={className} scope="col">
              {t(heading)}
            </th>
          ))}
          <th data-col="actions" scope="col">
            {t('actions')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {invoices?.map((invoice) => (
          <InvoiceRow
            key={invoice.id}
            invoice={invoice}
            today={today}
            isSelected={selection.has(invoice.id)}
            onSelect={(isSelected) => onSelect([invoice], isSelected)}
            commands={commands}
          />
        ))}
        {!invoices && waiting.map((width) => <WaitingRow key={width} width={width} />)}
      </tbody>
    </table>
  );
}

const waiting = ['62%', '44%', '71%', '53%', '66%', '38%', '58%', '48%'];

function WaitingRow({ width }: { width: string }) {
  return (
    <tr aria-hidden="true">
      <td data-col="check">
        <Skeleton width="18px" height="18px" />
      </td>
      <td className="kalem-invoice__status">
        <Skeleton width="84px" />
      </td>
      <td className="kalem-invoice__party">
        <Skeleton width={width} />
      </td>
      <td className="kalem-invoice__id">
        <Skeleton width="80px" />
      </td>
      <td className="kalem-invoice__number">
        <Skeleton width="120px" />
      </td>
      <td className="kalem-invoice__date">
        <Skeleton width="76px" />
      </td>
      <td data-col="actions" />
    </tr>
  );
}
