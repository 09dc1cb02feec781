'use client';
import type { components } from '@kalem/sdk';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { StockPage } from '../../kit/stock/StockCard';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';

/** Events of the stock item form. */
export type StockFormEvent =
  /** The stock item was added or changed. */
  | { type: 'saved'; stok: components['schemas']['StockItem'] }
  /** The user pressed 'Vazgeç' (cancel). */
  | { type: 'cancelled' };

declare module '../../provider/events' {
  interface WidgetEvents {
    'stock-form': StockFormEvent;
  }
}

interface StockFormViewProps extends ViewProps<'stock-form'> {
  /** The stock item to edit; without it the form creates one. */
  stokId?: string | undefined;
}

export type StockFormProps = PropsOf<'stock-form', StockFormViewProps>;

/**
 * A page to create a stock item, or with `stokId` to edit one, with taxes and export data.
 *
 * @example <StockForm onEvent={(event) => event.type === 'saved' && navigate('/dashboard/stok-kartlari')} />
 */
export const StockForm = defineWidget('stock-form', StockFormView);

function StockFormView({ stokId, companyId, emit }: StockFormViewProps) {
  const t = useMessages(messages);
  return (
    <StockPage
      key={stokId ?? ''}
      id={stokId}
      companyId={companyId}
      title={t(stokId === undefined ? 'create' : 'edit')}
      onSaved={(stok) => emit({ type: 'saved', stok })}
      onClose={() => emit({ type: 'cancelled' })}
    />
  );
}
