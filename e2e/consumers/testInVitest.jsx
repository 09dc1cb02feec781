import { createClient } from '@kalem/sdk';
import { KalemProvider } from '@kalem/ui';
import { defineCustomElements } from '@kalem/ui/elements';
import { InvoiceList } from '@kalem/ui/invoice-list';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// A bank's own tests of its pages, with our list in them, against a server.
const baseUrl = `${process.env.BANK}/kalem-api`;
const textOf = async (path) => (await fetch(process.env.BANK + path)).text();
const getAccessToken = () => textOf('/my/kalem-token');

beforeEach(() => {
  vi.spyOn(console, 'warn');
  vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(console.warn).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function Invoices({ client, companyId }) {
  const [step, setStep] = useState('list');
  if (step === 'create') return <h1>Yeni fatura kesiyorsunuz</h1>;
  return (
    <KalemProvider client={client} companyId={companyId} userKey="customer-4711">
      <InvoiceList onEvent={({ type }) => setStep(type)} />
    </KalemProvider>
  );
}

test('a React page shows the invoices, and reacts to the events of the list', { timeout: 60_000 }, async () => {
  const client = createClient({ baseUrl, auth: { getAccessToken } });
  const { unmount } = render(<Invoices client={client} companyId={await textOf('/my/company-id')} />);
  await screen.findAllByRole('row', { name: /faturasını seç/ }, { timeout: 20_000 });
  await userEvent.click(screen.getByRole('button', { name: /^Yeni Fatura Oluştur/ }));
  await screen.findByRole('heading', { name: 'Yeni fatura kesiyorsunuz' });
  unmount();
});

test('a page of HTML shows the invoices in our element, which tells its events', { timeout: 60_000 }, async () => {
  defineCustomElements();
  const list = document.createElement('kalem-invoice-list');
  Object.assign(list, { baseUrl, getAccessToken, companyId: await textOf('/my/company-id'), userKey: 'customer-4711' });
  const heard = vi.fn();
  list.addEventListener('kalem-create', ({ detail }) => heard(detail));
  document.body.append(list);
  const find = (selector) => [...(list.shadowRoot?.querySelectorAll(selector) ?? [])];
  await waitFor(() => expect(find('tbody [role=row], tbody tr').length).toBeGreaterThan(1), { timeout: 20_000 });
  find('button')
    .find(({ textContent }) => textContent?.startsWith('Yeni Fatura Oluştur'))
    ?.click();
  expect(heard).toHaveBeenCalledExactlyOnceWith({ widget: 'invoice-list', type: 'create' });
});
