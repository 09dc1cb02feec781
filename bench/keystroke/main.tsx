import { newInvoice } from '@kalem/domain';
import { createClient } from '@kalem/sdk';
import { KalemProvider } from '@kalem/ui';
import { InvoiceForm } from '@kalem/ui/invoice-form';
import '@kalem/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { exportInvoices } from '../../packages/ui/src/widgets/InvoiceList/exportInvoices';
import { showBareTable } from './bareTable';
import { watchKeys } from './watchKeys';

const now = new Date('2026-11-21T11:05:22Z');
const asked = new URLSearchParams(location.search);
const rows = Number(asked.get('rows'));
const root = document.querySelector<HTMLElement>('#subject');

window.kalemKeys = watchKeys();
if (root && asked.get('kind') === 'empty') root.innerHTML = '<input name="c3">';
if (root && asked.get('kind') === 'bare') showBareTable(root, rows);
if (root && asked.get('kind') === 'export') {
  const button = root.appendChild(document.createElement('button'));
  button.textContent = 'Excel';
  button.addEventListener('click', () => void runExport(button));
}
if (root && asked.get('kind') === 'form') {
  const line = { malHizmet: 'Ofis temizliği', miktar: '1', birim: 'C62', birimFiyat: '100', kdvOrani: '20' };
  const draft = { ...newInvoice({ now }), malHizmetler: Array.from({ length: rows }, () => ({ ...line })) };
  const kept = JSON.stringify({ version: 1, savedAt: now.toISOString(), draft, progress: {} });
  const storage = { get: () => kept, set: () => undefined, remove: () => undefined };
  createRoot(root).render(
    <KalemProvider
      client={createClient({ baseUrl: '/api' })}
      companyId="018f3c1e-0000-7000-8000-000000000001"
      storage={storage}
      clock={() => now}
    >
      <InvoiceForm />
    </KalemProvider>,
  );
}

/** Exports all invoices of the server and shows the elapsed time. */
async function runExport(button: HTMLButtonElement): Promise<void> {
  const begun = performance.now();
  await exportInvoices({
    client: createClient({ baseUrl: '/api', auth: { getAccessToken: () => Promise.resolve('bench') } }),
    companyId: '018f3c1e-0000-7000-8000-000000000001',
    question: { baslangicTarihi: '2025-11-22', bitisTarihi: '2026-11-21' },
    signal: new AbortController().signal,
    search: '',
    hasCollection: false,
    onProgress: () => undefined,
  });
  button.dataset.took = String(performance.now() - begun);
}
