import { newInvoice } from '@kalem/domain';
import { createClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor } from '../../../../testing/render';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepDraft } from '../../../../testing/keepDraft';
import { startScenario, type Scenario } from '../../../../testing/startScenario';
import { KalemProvider } from '../../../provider/KalemProvider';
import '../../../styles.css';
import { InvoiceForm, type InvoiceFormEvent } from '../InvoiceForm';

/** Delays the file with the checks, as a slow connection does. */
const late = vi.hoisted(() => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  return { arrival, arrive: () => arrive() };
});
vi.mock('../deferredParts', async (importOriginal) => {
  await late.arrival;
  return importOriginal();
});

const now = () => new Date('2026-11-21T11:05:22Z');
let scenario: Scenario;

beforeAll(async () => {
  scenario = await startScenario({ clock: { now } });
});
afterEach(cleanup);
afterAll(() => scenario.server.close());

test('INV-23, EMB-05: while the checks load, a field that is being typed in is not saved; a second press saves', async () => {
  await page.viewport(1440, 900);
  const client = createClient({ baseUrl: scenario.server.baseUrl, fetch: scenario.server.fetch, retries: 0 });
  await client.session.signIn(scenario.account);
  const events: InvoiceFormEvent[] = [];
  const line = { malHizmet: 'Kalem', miktar: '2', birim: 'C62', birimFiyat: '10', kdvOrani: '20' };
  const recipient = { vknTckn: '1938472657', aliciUnvan: 'Iğdır A.Ş.' };
  const storage = keepDraft({ ...newInvoice({ now: now() }), ...recipient, malHizmetler: [line] });
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={now} storage={storage}>
      <InvoiceForm onEvent={(event) => events.push(event)} />
    </KalemProvider>,
  );
  const email = await screen.findByRole('textbox', { name: /^Email/ });
  await userEvent.click(email);
  await userEvent.keyboard('muhasebe@igdir{Control>}s{/Control}');
  await userEvent.keyboard('.exam');
  late.arrive();
  expect(await screen.findByText(/^Siz yazmayı sürdürdüğünüz için fatura kaydedilmedi/)).toBeVisible();
  expect(email).toHaveFocus();
  await userEvent.keyboard('ple{Control>}s{/Control}');
  const saved = await waitFor(() => {
    const event = events.find(({ type }) => type === 'saved');
    if (event?.type !== 'saved') throw new Error('Nothing was saved');
    return event.invoice;
  });
  expect(events.filter(({ type }) => type === 'saved')).toHaveLength(1);
  expect(saved.emails).toEqual(['muhasebe@igdir.example']);
});
