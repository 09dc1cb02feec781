import '../../styles.css';
import { cleanup, render, screen, waitFor } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fakeApi';
import { KalemProvider } from '../../provider/KalemProvider';
import { WidgetRoot } from '../layout/WidgetRoot';
import { DateField } from './DateField';

afterEach(cleanup);

const onChange = vi.fn<(date: string) => void>();

interface Limits {
  minValue?: string;
  maxValue?: string;
  error?: string;
}

function Day({ initial, ...limits }: { initial: string } & Limits) {
  const [date, setDate] = useState(initial);
  const change = (next: string) => {
    onChange(next);
    setDate(next);
  };
  return <DateField label="Tarih" value={date} onChange={change} {...limits} />;
}

async function open(initial: string, limits: Limits = {}) {
  onChange.mockReset();
  render(
    <KalemProvider client={fakeApi({}).client} clock={() => new Date('2026-11-21T09:00:00Z')}>
      <WidgetRoot name="kit">
        <Day initial={initial} {...limits} />
      </WidgetRoot>
    </KalemProvider>,
  );
  screen.getByRole('textbox', { name: 'Tarih' }).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await screen.findByRole('dialog', { name: 'Takvim' });
  await waitFor(() => expect(document.activeElement).toHaveClass('kalem-calendar__day'));
}

const field = () => screen.getByRole('textbox', { name: 'Tarih', hidden: true });
const days = () =>
  [...document.querySelectorAll<HTMLElement>('.kalem-calendar__day')].filter(
    (day) => getComputedStyle(day).visibility === 'visible',
  );
const title = () => document.querySelector('.kalem-calendar .kalem-heading')?.textContent;
const weekdays = () => [...document.querySelectorAll('.kalem-calendar__weekday')].map((day) => day.textContent);

test('a month begins on Monday and shows no days of other months', async () => {
  await open('2026-11-21');
  expect(title()).toBe('Kasım 2026');
  expect(weekdays()).toEqual(['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz']);
  expect(days()).toHaveLength(30);
  expect(days()[0]?.closest('tr')?.lastElementChild).toContainElement(days()[0] ?? null);
  expect(document.activeElement).toHaveTextContent('21');
});

test('opens directly below the field’s outline, over its message line', async () => {
  await open('2026-11-21', { error: 'Fatura tarihi bugünden sonra: GİB faturayı o güne kadar kabul etmez.' });
  const bottomOf = (name: string) => document.querySelector(name)?.getBoundingClientRect().bottom ?? NaN;
  const outline = bottomOf('.kalem-control');
  expect(bottomOf('.kalem-message')).toBeGreaterThan(outline + 8);
  const gap = () => (document.querySelector('.kalem-popover')?.getBoundingClientRect().top ?? NaN) - outline;
  await waitFor(() => expect(gap()).toBeGreaterThanOrEqual(0));
  expect(gap()).toBeLessThanOrEqual(8);
});

test.each([
  ['2026-01-31', '{PageDown}', '2026-02-28'],
  ['2028-01-31', '{PageDown}', '2028-02-29'],
  ['2026-12-15', '{PageDown}', '2027-01-15'],
  ['2026-03-31', '{PageUp}', '2026-02-28'],
  ['2026-11-30', '{ArrowRight}', '2026-12-01'],
  ['2026-11-02', '{ArrowUp}', '2026-10-26'],
])('from %s, %s and Enter take %s, and the focus returns to the field', async (date, key, then) => {
  await open(date);
  await userEvent.keyboard(key);
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(then);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(field()).toHaveFocus());
});

test('choosing the selected day again closes it; an empty field starts at today in Istanbul', async () => {
  await open('');
  expect(document.activeElement).toHaveTextContent('21');
  expect(document.activeElement).toHaveAttribute('data-current');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field()).toHaveValue('21/11/2026');
  // The focus returns one frame after the calendar has closed.
  await waitFor(() => expect(field()).toHaveFocus());
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await userEvent.click(await screen.findByRole('button', { name: /21 Kasım 2026/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field()).toHaveValue('21/11/2026');
});

test('USE-17: one press takes today; today is disabled outside the limits', async () => {
  await open('2026-03-04');
  await userEvent.click(screen.getByRole('button', { name: 'Bugün' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-21');
  await waitFor(() => expect(field()).toHaveFocus());
  cleanup();
  await open('2026-03-04', { maxValue: '2026-11-20' });
  expect(screen.getByRole('button', { name: 'Bugün' })).toBeDisabled();
});

test('a day outside the limits cannot be chosen', async () => {
  await open('2026-11-21', { minValue: '2026-11-10', maxValue: '2026-11-21' });
  const late = screen.getByRole('button', { name: /22 Kasım 2026/ });
  expect(late).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(late);
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog', { name: 'Takvim' })).toBeVisible();
});
