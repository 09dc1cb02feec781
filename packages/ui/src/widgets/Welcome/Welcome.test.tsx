import '../../styles.css';
import { cleanup, render, screen, waitFor } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { noConnection } from '../../../testing/noAnswer';
import { startScenario, type Scenario } from '../../../testing/startScenario';
import { KalemProvider, type KalemProviderProps } from '../../provider/KalemProvider';
import { Welcome, type WelcomeEvent } from './Welcome';

let scenario: Scenario;
const onEvent = vi.fn<(event: WelcomeEvent) => void>();

beforeAll(async () => {
  scenario = await startScenario();
});
afterAll(() => scenario.server.close());
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.useRealTimers();
});

function show(props: Partial<KalemProviderProps> = {}) {
  render(
    <StrictMode>
      <KalemProvider client={scenario.client} {...props}>
        <Welcome onEvent={onEvent} />
      </KalemProvider>
    </StrictMode>,
  );
}

test('SHL-43, NUM-08: greets by name for seven seconds, then emits done', async () => {
  // Fake timers that also advance by themselves, so that the server can answer.
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  show();
  expect(await screen.findByText('Hoş geldiniz, Işıl Çağlayan')).toBeVisible();
  // Any other toast closes after five seconds.
  vi.advanceTimersByTime(5_500);
  expect(screen.getByText('Hoş geldiniz, Işıl Çağlayan')).toBeVisible();
  expect(onEvent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_500);
  await waitFor(() => expect(screen.queryByText(/Hoş geldiniz/)).toBeNull());
  await waitFor(() => expect(onEvent).toHaveBeenCalledExactlyOnceWith({ widget: 'welcome', type: 'done' }));
});

test('SHL-43: closing it emits done', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Kapat' }));
  expect(screen.queryByText(/Hoş geldiniz/)).toBeNull();
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({ widget: 'welcome', type: 'done' });
});

test('SHL-43: supports English; without a name it shows nothing and emits done', async () => {
  show({ locale: 'en' });
  expect(await screen.findByText('Welcome, Işıl Çağlayan')).toBeVisible();
  cleanup();
  onEvent.mockClear();
  show({ client: noConnection().client });
  await waitFor(() => expect(onEvent).toHaveBeenCalledWith({ widget: 'welcome', type: 'done' }));
  expect(screen.queryByText(/Hoş geldiniz/)).toBeNull();
});
