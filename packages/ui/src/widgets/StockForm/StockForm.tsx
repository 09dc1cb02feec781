'use client';
import type { components } from '@kalem/sdk';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { StockPage } from '../../kit/stock/StockCard';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';

/** What the form of a stock item tells its host. */
export type StockFormEvent =
  /** The stock item was added or changed. */
  | { type: 'saved'; stok: components['schemas']['StockItem'] }
  /** 'Vazgeç' */
  | { type: 'cancelled' };

declare module '../../provider/events' {
  interface WidgetEvents {
    'stock-form': StockFormEvent;
  }
}

interface StockFormViewProps extends ViewProps<'stock-form'> {
  /** The stock item to edit; without it a new one. */
  stokId?: string | undefined;
}

export type StockFormProps = PropsOf<'stock-form', StockFormViewProps>;

/**
 * A stock item as a page: a new one, or with `stokId` one that is edited, with its taxes and export details.
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
