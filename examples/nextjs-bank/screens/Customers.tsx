'use client';
import { CustomerForm } from '@kalem/ui/customer-form';
import { CustomerList } from '@kalem/ui/customer-list';
import { useState } from 'react';
import { Back } from './Back';

/** The firm's customers. The form replaces the list while a card is edited. */
export function Customers() {
  const [form, setForm] = useState<{ cariId?: string }>();
  const close = () => setForm(undefined);
  if (!form)
    return (
      <CustomerList
        onEvent={(event) => {
          if (event.type === 'create') setForm({});
          if (event.type === 'show') setForm({ cariId: event.cariId });
        }}
      />
    );
  return (
    <>
      <Back onPress={close}>Müşterilere dön</Back>
      <CustomerForm {...form} onEvent={close} />
    </>
  );
}
