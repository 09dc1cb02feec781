'use client';
import type { components } from '@kalem/sdk';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { CustomerPage } from '../../kit/customer/CustomerCard';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';

/** Events of the customer form. */
export type CustomerFormEvent =
  /** The customer was added or changed. */
  | { type: 'saved'; cari: components['schemas']['Customer'] }
  /** The user pressed 'Vazgeç' (cancel). */
  | { type: 'cancelled' };

declare module '../../provider/events' {
  interface WidgetEvents {
    'customer-form': CustomerFormEvent;
  }
}

interface CustomerFormViewProps extends ViewProps<'customer-form'> {
  /** The customer to edit; without it the form creates one. */
  cariId?: string | undefined;
}

export type CustomerFormProps = PropsOf<'customer-form', CustomerFormViewProps>;

/**
 * A page to create a customer, or with `cariId` to edit one. Looks the number up in the registry. If another user saved
 * the card first, it shows the conflicts.
 *
 * @example <CustomerForm onEvent={(event) => event.type === 'saved' && navigate('/dashboard/cariler')} />
 */
export const CustomerForm = defineWidget('customer-form', CustomerFormView);

function CustomerFormView({ cariId, companyId, emit }: CustomerFormViewProps) {
  const t = useMessages(messages);
  return (
    <CustomerPage
      key={cariId ?? ''}
      id={cariId}
      companyId={companyId}
      title={t(cariId === undefined ? 'create' : 'edit')}
      onSaved={(cari) => emit({ type: 'saved', cari })}
      onClose={() => emit({ type: 'cancelled' })}
    />
  );
}
