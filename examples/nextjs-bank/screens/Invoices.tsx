'use client';
import { InvoiceForm } from '@kalem/ui/invoice-form';
import { InvoiceList } from '@kalem/ui/invoice-list';
import { SigningDialog } from '@kalem/ui/signing-dialog';
import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { Back } from './Back';
import { useConfirmation } from './Confirmation';

type Form = { mode: 'new' } | { mode: 'edit' | 'copy'; invoiceId: string };

/** The invoices of the firm; the form takes the list's place while one is written. */
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
          // What a list of invoices alone cannot know, and the bank does.
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

/** Where the bank shows the payments of a payer. */
function paymentsOf(name: string): string {
  return `/?${new URLSearchParams({ kimden: name })}`;
}

/** A page with an empty form, signed from where it stands. */
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
 * Signs invoices over whatever page is there: `sign` opens the dialog, which the page puts anywhere. No code is sent
 * before the bank has asked for itself.
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
