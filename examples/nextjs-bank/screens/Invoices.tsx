'use client';
import { InvoiceForm } from '@kalem/ui/invoice-form';
import { InvoiceList } from '@kalem/ui/invoice-list';
import { SigningDialog } from '@kalem/ui/signing-dialog';
import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { Back } from './Back';
import { useConfirmation } from './Confirmation';

type Form = { mode: 'new' } | { mode: 'edit' | 'copy'; invoiceId: string };

/** The firm's invoices. The form replaces the list while an invoice is edited. */
export function Invoices() {
  const router = useRouter();
  const [form, setForm] = useState<Form>();
  const { sign, dialog } = useSigning();
  const close = () => setForm(undefined);
  return (
    <>
      {form ? (
        <>
          <Back onPress={close}>Faturalarıma dön</Back>
          <InvoiceForm
            {...form}
            onEvent={(event) => {
              if (event.type === 'sign') sign([event.faturaId]);
              if (event.type === 'saveAndSign') {
                close();
                sign([event.faturaId]);
              }
              if (event.type === 'view') close();
              if (event.type === 'create') setForm({ mode: 'new' });
            }}
          />
        </>
      ) : (
        <InvoiceList
          // An action that needs data of the bank.
          rowActions={({ aliciUnvan, aliciAdi, aliciSoyadi }) => [
            {
              id: 'payments',
              label: 'Ödemesini ara',
              onAction: () => router.push(paymentsOf(aliciUnvan || `${aliciAdi} ${aliciSoyadi}`)),
            },
          ]}
          onEvent={(event) => {
            if (event.type === 'create') setForm({ mode: 'new' });
            if (event.type === 'edit' || event.type === 'copy')
              setForm({ mode: event.type, invoiceId: event.faturaId });
            if (event.type === 'sign') sign(event.faturaIds);
          }}
        />
      )}
      {dialog}
    </>
  );
}

/** The bank's page with the payments of a payer. */
function paymentsOf(name: string): string {
  return `/?${new URLSearchParams({ kimden: name })}`;
}

/** A page with an empty form, including signing. */
export function NewInvoice() {
  const router = useRouter();
  const [count, setCount] = useState(0);
  const { sign, dialog } = useSigning();
  return (
    <>
      <InvoiceForm
        key={count}
        onEvent={(event) => {
          if (event.type === 'sign' || event.type === 'saveAndSign') sign([event.faturaId]);
          if (event.type === 'view') router.push('/faturalarim');
          if (event.type === 'create') setCount(count + 1);
        }}
      />
      {dialog}
    </>
  );
}

/**
 * Signs invoices on any page: `sign` opens the dialog, which the page renders anywhere. The bank's confirmation comes
 * before the code is sent.
 */
function useSigning(): { sign: (faturaIds: readonly string[]) => void; dialog: ReactNode } {
  const [faturaIds, setFaturaIds] = useState<readonly string[]>([]);
  const { confirm, dialog: confirmation } = useConfirmation();
  return {
    sign: setFaturaIds,
    dialog: (
      <>
        <SigningDialog
          faturaIds={faturaIds}
          isOpen={faturaIds.length > 0}
          onBeforeSign={confirm}
          onEvent={({ type }) => type === 'signingClosed' && setFaturaIds([])}
        />
        {confirmation}
      </>
    ),
  };
}
