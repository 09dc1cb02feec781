import type { KeyboardEvent, MouseEvent } from 'react';
import { invoiceTypes } from '@kalem/domain/codes/invoice-types';
import { Amount } from '../../primitives/Amount';
import { Checkbox } from '../../primitives/Checkbox';
import * as icons from '../../primitives/icons';
import { Menu } from '../../primitives/Menu';
import { useMessages } from '../../provider/messages';
import { InvoiceDate } from './InvoiceDate';
import { InvoiceStatus } from './InvoiceStatus';
import type { ListedInvoice } from './ListedInvoice';
import { messages } from './messages';
import { recipientOf } from '../../fields/recipientOf';
import { useRowActions } from './useRowActions';
import type { RowCommands } from './RowCommands';

export interface InvoiceRowProps {
  invoice: ListedInvoice;
  today: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  commands: RowCommands;
}

/**
 * One invoice. The whole row opens the preview for a pointer; its name is the button for everybody else.
 * The roles are said because a narrow widget lays rows out as cards, and browsers then forget that they are rows.
 */
export function InvoiceRow({ invoice, today, isSelected, onSelect, commands }: InvoiceRowProps) {
  const t = useMessages(messages);
  const groups = useRowActions(invoice, commands);
  const name = recipientOf(invoice);
  const type = invoiceTypes.find(({ value }) => value === invoice.faturaTip)?.title;
  return (
    <tr
      role="row"
      data-target
      data-status={invoice.onayDurumu}
      data-selected={isSelected || undefined}
      onClick={(event) => isOwnClick(event) && commands.preview(invoice)}
    >
      <td role="cell" data-col="check">
        <Checkbox label={t('select', { name })} isSelected={isSelected} onChange={onSelect} />
      </td>
      <td role="cell" className="kalem-invoice__status">
        <InvoiceStatus invoice={invoice} />
      </td>
      <td role="cell" className="kalem-invoice__party">
        <span className="kalem-invoice__party-line">
          <span className="kalem-two">
            <button
              type="button"
              className="kalem-invoice__name kalem-cut"
              title={name}
              aria-haspopup="dialog"
              onClick={() => commands.preview(invoice)}
              onKeyDown={moveBetweenRows}
            >
              {name}
            </button>
            <small className="kalem-cut">
              {type}
              <span className="kalem-invoice__inline-id kalem-num">
                {type && ' · '}
                {invoice.vknTckn}
              </span>
            </small>
          </span>
          {invoice.totals.odenecekTutar && (
            <span className="kalem-invoice__amount">
              <Amount value={invoice.totals.odenecekTutar} currency={invoice.paraBirim} />
            </span>
          )}
        </span>
      </td>
      <td role="cell" className="kalem-invoice__id kalem-num">
        {invoice.vknTckn}
      </td>
      <td role="cell" className="kalem-invoice__number kalem-num">
        {invoice.belgeNumarasi ?? <span className="kalem-muted">{t('noNumber')}</span>}
      </td>
      <td role="cell" className="kalem-invoice__date">
        <InvoiceDate invoice={invoice} today={today} />
      </td>
      <td role="cell" data-col="actions">
        <Menu label={t('rowActions', { name })} icon={icons.more} size="sm" groups={groups} />
      </td>
    </tr>
  );
}

/** Clicks on the row's own controls, also those that bubble up from its menu in the portal, are not for the row; nor is the end of marking text. */
function isOwnClick(event: MouseEvent<HTMLElement>): boolean {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return !target.closest('button, label, input, a') && !getSelection()?.toString();
}

/** Up and down lead to the row before and after. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const row = event.currentTarget.closest('tr');
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  const name = next?.querySelector<HTMLElement>('.kalem-invoice__name');
  if (!name) return;
  event.preventDefault();
  name.focus();
}
