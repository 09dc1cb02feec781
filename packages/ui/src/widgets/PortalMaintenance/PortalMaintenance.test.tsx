import '../../styles.css';
import { createClient } from '@kalem/sdk';
import { cleanup, render, screen } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { KalemProvider } from '../../provider/KalemProvider';
import { PortalMaintenance, type PortalMaintenanceProps } from './PortalMaintenance';

const client = createClient({ baseUrl: '/api' });
const onEvent = vi.fn();
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const show = (props: PortalMaintenanceProps = {}, locale: 'tr' | 'en' = 'tr') =>
  render(
    <KalemProvider client={client} locale={locale}>
      <PortalMaintenance {...props} onEvent={onEvent} />
    </KalemProvider>,
  );

test('SHL-41: with `open` shows the announcement with Turkish hours; without it nothing', async () => {
  const { unmount } = show({ open: true, start: '2026-11-28T19:00:00Z', end: '2026-11-29T01:00:00Z' });
  const dialog = await screen.findByRole('dialog', { name: 'GİB portalında planlı bakım' });
  expect(dialog).toHaveTextContent('28/11/2026 22:00 ile 29/11/2026 04:00 arasında');
  await userEvent.click(screen.getByRole('button', { name: 'Tamam' }));
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({ widget: 'portal-maintenance', type: 'closed' });
  unmount();
  // The dialog's code is loaded by now, so an open one would be visible at once.
  show();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('SHL-41: the host controls `open`; supports English', async () => {
  show({ open: true }, 'en');
  await screen.findByRole('dialog', { name: 'Planned maintenance of the GİB portal' });
  await userEvent.keyboard('{Escape}');
  expect(onEvent).toHaveBeenCalledWith({ widget: 'portal-maintenance', type: 'closed' });
  expect(screen.getByRole('dialog')).toBeVisible();
});
