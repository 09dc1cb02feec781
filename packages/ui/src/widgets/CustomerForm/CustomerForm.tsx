'use client';
import type { components } from '@kalem/sdk';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { CustomerPage } from '../../kit/customer/CustomerCard';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';

/** What the form of a customer tells its host. */
export type CustomerFormEvent =
  /** The customer was added or changed. */
  | { type: 'saved'; cari: components['schemas']['Customer'] }
  /** 'Vazgeç' */
  | { type: 'cancelled' };

declare module '../../provider/events' {
  interface WidgetEvents {
    'customer-form': CustomerFormEvent;
  }
}

interface CustomerFormViewProps extends ViewProps<'customer-form'> {
  /** The customer to edit; without it a new one. */
  cariId?: string | undefined;
}

export type CustomerFormProps = PropsOf<'customer-form', CustomerFormViewProps>;

/**
 * A customer as a page: a new one, or with `cariId` one that is edited. The number is looked up in the registry; who
 * saves second sees what the first one wrote.
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
