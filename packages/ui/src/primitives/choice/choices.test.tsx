import '../../styles.css';
import { cleanup, configure, render, screen, waitFor } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fakeApi';
import { KalemProvider } from '../../provider/KalemProvider';
import { WidgetRoot } from '../layout/WidgetRoot';
import { ComboBox } from './ComboBox';
import { Select } from './Select';

configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

const options = ['IĞDIR', 'İSTANBUL', 'İZMİR', 'SAN MARİNO', 'ŞIRNAK'].map((label) => ({ id: label, label }));

function Chosen({ as: Field }: { as: typeof ComboBox | typeof Select }) {
  const [value, setValue] = useState('İSTANBUL');
  return <Field label="İl" options={options} value={value} onChange={setValue} />;
}

function show(as: typeof ComboBox | typeof Select) {
  render(
    <KalemProvider client={fakeApi({}).client}>
      <WidgetRoot name="kit">
        <Chosen as={as} />
      </WidgetRoot>
    </KalemProvider>,
  );
}

const button = () => screen.getByRole('button', { name: /İl$/, hidden: true });
const isClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
const focused = async (name: string) => {
  const option = await screen.findByRole('option', { name });
  await waitFor(() => expect(option).toHaveFocus());
};

test('Select opens at the chosen one, is as wide as its field, and arrows and Enter choose', async () => {
  show(Select);
  button().focus();
  await userEvent.keyboard('{ArrowDown}');
  await focused('İSTANBUL');
  const list = screen.getByRole('listbox', { name: 'İl' });
  const popover = list.closest<HTMLElement>('.kalem-popover');
  await waitFor(() => expect(popover?.offsetWidth).toBe(button().offsetWidth));
  expect(screen.getByRole('option', { name: 'İSTANBUL' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await isClosed();
  expect(button()).toHaveTextContent('İZMİR');
  await waitFor(() => expect(button()).toHaveFocus());
});

test('in the open Select letters lead to their word, ı to İ too', async () => {
  show(Select);
  await userEvent.click(button());
  await focused('İSTANBUL');
  await userEvent.keyboard('ız');
  await focused('İZMİR');
  await userEvent.keyboard('{Enter}');
  await isClosed();
  expect(button()).toHaveTextContent('İZMİR');
});

test('the chosen option chosen again closes the Select', async () => {
  show(Select);
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('option', { name: 'İSTANBUL' }));
  await isClosed();
  expect(button()).toHaveTextContent('İSTANBUL');
});

test('the ids of a ComboBox name one element each, also for options with blanks', async () => {
  show(ComboBox);
  const input = screen.getByRole('combobox', { name: 'İl' });
  await userEvent.click(input);
  await userEvent.keyboard('san');
  const option = await screen.findByRole('option', { name: 'SAN MARİNO' });
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'));
  const active = input.getAttribute('aria-activedescendant');
  expect(active).not.toContain(' ');
  expect(document.getElementById(active ?? '')?.textContent).toBe(
    document.querySelector('[data-focused]')?.textContent,
  );
  expect(option.id).not.toContain(' ');
  expect(input).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
});
