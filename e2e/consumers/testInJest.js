import { expect, jest, test } from '@jest/globals';
import { createClient } from '@kalem/sdk';
import { KalemProvider } from '@kalem/ui';
import { InvoiceList } from '@kalem/ui/invoice-list';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

// A test that a bank could write for its own page with our list, against a server.
const baseUrl = `${process.env.BANK}/kalem-api`;
const textOf = async (path) => (await fetch(process.env.BANK + path)).text();

function Invoices({ client, companyId }) {
  const [step, setStep] = useState('list');
  if (step === 'create') return <h1>Yeni fatura kesiyorsunuz</h1>;
  return (
    <KalemProvider client={client} companyId={companyId} userKey="customer-4711">
      <InvoiceList onEvent={({ type }) => setStep(type)} />
    </KalemProvider>
  );
}

test('the page shows the invoices, and reacts to the events of the list', async () => {
  const said = [jest.spyOn(console, 'warn'), jest.spyOn(console, 'error')];
  const client = createClient({ baseUrl, auth: { getAccessToken: () => textOf('/my/kalem-token') } });
  render(<Invoices client={client} companyId={await textOf('/my/company-id')} />);
  await screen.findAllByRole('row', { name: /faturasını seç/ }, { timeout: 20_000 });
  await userEvent.click(screen.getByRole('button', { name: /^Yeni Fatura Oluştur/ }));
  await screen.findByRole('heading', { name: 'Yeni fatura kesiyorsunuz' });
  for (const spy of said) expect(spy).not.toHaveBeenCalled();
}, 60_000);
