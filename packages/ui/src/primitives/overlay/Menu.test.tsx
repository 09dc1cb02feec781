import '../../styles.css';
import { cleanup, render, screen, waitFor } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fakeApi';
import { KalemProvider } from '../../provider/KalemProvider';
import { WidgetRoot } from '../layout/WidgetRoot';
import { Menu } from './Menu';

afterEach(cleanup);

const act = vi.fn<(id: string) => void>();
const words = ['Indir', 'Düzenle', 'İptal Talebi', 'Isıtma', 'Sil'];

beforeEach(async () => {
  act.mockReset();
  const actions = words.map((label) => ({
    id: label,
    label,
    isDisabled: label === 'Düzenle',
    onAction: () => act(label),
  }));
  render(
    <KalemProvider client={fakeApi({}).client}>
      <WidgetRoot name="kit">
        <Menu label="İşlemler" groups={[actions.slice(0, 3), [], actions.slice(3)]} />
        <button type="button">Sonraki</button>
      </WidgetRoot>
    </KalemProvider>,
  );
  trigger().focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(current()).toBe('Indir'));
});

const trigger = () => screen.getByRole('button', { name: 'İşlemler', hidden: true });
const current = () => document.activeElement?.textContent;
const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

test('arrows, Home and End move over the enabled items and wrap around', async () => {
  await userEvent.keyboard('{ArrowDown}');
  expect(current()).toBe('İptal Talebi');
  await userEvent.keyboard('{End}');
  expect(current()).toBe('Sil');
  await userEvent.keyboard('{ArrowDown}');
  expect(current()).toBe('Indir');
  await userEvent.keyboard('{ArrowUp}');
  expect(current()).toBe('Sil');
  await userEvent.keyboard('{Home}');
  expect(current()).toBe('Indir');
  expect(screen.getAllByRole('separator')).toHaveLength(1);
});

test('a letter jumps to the next matching item, with I, ı, İ and i equal; more letters narrow the match', async () => {
  await userEvent.keyboard('ı');
  expect(current()).toBe('İptal Talebi');
  await userEvent.keyboard('s');
  expect(current()).toBe('Isıtma');
});

test('Enter runs the action once and closes the menu', async () => {
  await userEvent.keyboard('{End}{Enter}');
  expect(act).toHaveBeenCalledExactlyOnceWith('Sil');
  await isClosed();
});

test('a press runs the action once; a disabled item does nothing', async () => {
  await userEvent.click(screen.getByRole('menuitem', { name: 'Düzenle' }));
  expect(act).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('menuitem', { name: 'İptal Talebi' }));
  expect(act).toHaveBeenCalledExactlyOnceWith('İptal Talebi');
  await isClosed();
});

test('Esc closes it and restores the focus to its button', async () => {
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await waitFor(() => expect(trigger()).toHaveFocus());
  expect(act).not.toHaveBeenCalled();
});

test('Tab closes it', async () => {
  await userEvent.tab();
  await isClosed();
});
