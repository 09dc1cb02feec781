import '../../styles.css';
import { cleanup, render, screen, waitFor } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { foundCompany, type Scenario } from '../../../testing/company';
import { openNetwork } from '../../../testing/openNetwork';
import { answerBank, cards, startPayment, txOf } from '../../../testing/payYear';
import { startEmptyServer } from '../../../testing/startScenario';
import { KalemProvider } from '../../provider/KalemProvider';
import { PaymentResult, type PaymentResultEvent } from './PaymentResult';

let scenario: Scenario;
let network: ReturnType<typeof openNetwork>;
const onEvent = vi.fn<(event: PaymentResultEvent) => void>();
const onError = vi.fn();

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

beforeAll(async () => {
  scenario = await foundCompany(await startEmptyServer());
});
afterAll(() => scenario.server.close());
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

async function show(tx: string, { cut = false } = {}) {
  network = openNetwork(scenario.server);
  const client = await network.signIn(scenario.account);
  if (cut) network.cut(`GET /payment/${tx}`, 'before');
  render(
    <StrictMode>
      <KalemProvider client={client} onError={onError}>
        <PaymentResult tx={tx} onEvent={onEvent} />
      </KalemProvider>
    </StrictMode>,
  );
}

const paidAt = async () => (await scenario.client.GET('/company')).data.items[0]?.paidAt;
const tells = (event: object) =>
  waitFor(() => expect(onEvent).toHaveBeenCalledExactlyOnceWith({ widget: 'payment-result', ...event }));

test('PAY-17, ERR-19: a declined card and an abandoned payment emit the bank’s reason', async () => {
  const declined = await startPayment(scenario, cards.declines);
  await answerBank(scenario.server, declined, 'onayla');
  await show(txOf(declined));
  await tells({ type: 'declined', message: 'Kart limiti yetersiz, bankanız ödemeyi onaylamadı.' });
  cleanup();
  onEvent.mockClear();
  const left = await startPayment(scenario);
  await show(txOf(left));
  await tells({ type: 'declined', message: 'Ödemeniz henüz tamamlanmadı.' });
  expect(await paidAt()).toMatchObject({ Valid: false });
  expect(screen.queryByText('Ödemeniz alındı')).toBeNull();
});

test('PAY-17, PAY-20, ERR-19: a payment that is confirmed twice is booked once', async () => {
  const url = await startPayment(scenario);
  await answerBank(scenario.server, url, 'onayla');
  await show(txOf(url));
  await tells({ type: 'paid' });
  expect(await screen.findByText('Ödemeniz alındı')).toBeVisible();
  const first = await paidAt();
  expect(first).toMatchObject({ Valid: true });
  cleanup();
  onEvent.mockClear();
  await answerBank(scenario.server, url, 'onayla');
  await show(txOf(url));
  await tells({ type: 'paid' });
  expect(await paidAt()).toEqual(first);
});

test('PAY-19: a failed check shows a toast and can be retried', async () => {
  const url = await startPayment(scenario);
  await answerBank(scenario.server, url, 'onayla');
  await show(txOf(url), { cut: true });
  await screen.findByText('Ödemenizin sonucu öğrenilemedi');
  expect(onError).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'checkPayment', silent: false, widget: 'payment-result' }),
  );
  expect(screen.getByRole('region', { name: 'Bildirimler' })).not.toHaveTextContent(/^$/);
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden sor' }));
  await tells({ type: 'paid' });
});

test('PAY-17: an unknown payment is not checked again and can be closed', async () => {
  await show(crypto.randomUUID());
  expect(await screen.findByText('Böyle bir ödeme bulunamadı')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Yeniden sor' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Anasayfaya dön' }));
  await tells({ type: 'closed' });
});
