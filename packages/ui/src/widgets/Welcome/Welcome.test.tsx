import '../../styles.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
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

test('SHL-43, NUM-08: welcomes by name for seven seconds, and then tells the host', async () => {
  show();
  expect(await screen.findByText('Hoş geldiniz, Işıl Çağlayan')).toBeVisible();
  const shown = performance.now();
  // Longer than the five seconds of every other.
  await new Promise((resolve) => setTimeout(resolve, 6_000));
  expect(screen.getByText('Hoş geldiniz, Işıl Çağlayan')).toBeVisible();
  expect(onEvent).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByText(/Hoş geldiniz/)).toBeNull());
  const gone = performance.now() - shown;
  expect(gone).toBeGreaterThan(6_800);
  expect(gone).toBeLessThan(8_000);
  await waitFor(() => expect(onEvent).toHaveBeenCalledExactlyOnceWith({ widget: 'welcome', type: 'done' }));
});

test('SHL-43: whoever closes it is done with it', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Kapat' }));
  expect(screen.queryByText(/Hoş geldiniz/)).toBeNull();
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({ widget: 'welcome', type: 'done' });
});

test('SHL-43: speaks English too; without a name it says nothing and keeps nobody waiting', async () => {
  show({ locale: 'en' });
  expect(await screen.findByText('Welcome, Işıl Çağlayan')).toBeVisible();
  cleanup();
  onEvent.mockClear();
  show({ client: noConnection().client });
  await waitFor(() => expect(onEvent).toHaveBeenCalledWith({ widget: 'welcome', type: 'done' }));
  expect(screen.queryByText(/Hoş geldiniz/)).toBeNull();
});
