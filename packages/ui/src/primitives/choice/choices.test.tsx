import '../../styles.css';
import { cleanup, render, screen, waitFor } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { provinces } from '@kalem/domain/codes/provinces';
import { taxOffices } from '@kalem/domain/codes/tax-offices';
import { useState, type FormEvent } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../../testing/fakeApi';
import { KalemProvider } from '../../provider/KalemProvider';
import { WidgetRoot } from '../layout/WidgetRoot';
import { ComboBox } from './ComboBox';
import { Select } from './Select';

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

test('Select opens at the chosen option, as wide as its field; arrows and Enter choose', async () => {
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

test('letters typed in the open Select jump to an option, also from ı to İ', async () => {
  show(Select);
  await userEvent.click(button());
  await focused('İSTANBUL');
  await userEvent.keyboard('ız');
  await focused('İZMİR');
  await userEvent.keyboard('{Enter}');
  await isClosed();
  expect(button()).toHaveTextContent('İZMİR');
});

test('choosing the selected option again closes the Select', async () => {
  show(Select);
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('option', { name: 'İSTANBUL' }));
  await isClosed();
  expect(button()).toHaveTextContent('İSTANBUL');
});

test('the ids that a ComboBox refers to are unique, also for options with blanks', async () => {
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

test('A-20: a list renders 300 options at first, more on scrolling or with arrow keys', async () => {
  function Offices({ titles }: { titles: readonly string[] }) {
    return (
      <ComboBox label="Liste" options={titles.map((id) => ({ id, label: id }))} value="" onChange={() => undefined} />
    );
  }
  const open = async (titles: readonly string[]) => {
    cleanup();
    render(
      <KalemProvider client={fakeApi({}).client}>
        <WidgetRoot name="kit">
          <Offices titles={titles} />
        </WidgetRoot>
      </KalemProvider>,
    );
    await userEvent.click(screen.getByRole('combobox', { name: 'Liste' }));
    return screen.findAllByRole('option');
  };
  expect(await open(provinces.map(({ title }) => title))).toHaveLength(81);
  const offices = taxOffices.map(({ title }) => title);
  expect(await open(offices)).toHaveLength(300);
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(document.querySelector('.kalem-option[data-focused]')?.textContent).toBe(offices.at(-1)));

  expect(await open(offices)).toHaveLength(300);
  for (const shown of [600, 900, offices.length]) {
    document.querySelector('.kalem-listbox')?.scrollTo(0, 100_000);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(shown));
  }
});

test('an arrow key in a list without matches does nothing, and the next search works', async () => {
  show(ComboBox);
  const input = screen.getByRole('combobox', { name: 'İl' });
  await userEvent.click(input);
  await userEvent.keyboard('zzz{ArrowDown}{ArrowUp}');
  await userEvent.clear(input);
  await userEvent.type(input, 'ist');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['İSTANBUL']);
});

test('UI-26: Enter in an open ComboBox without an active option closes it and does not submit the form', async () => {
  const submit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <KalemProvider client={fakeApi({}).client}>
      <WidgetRoot name="kit">
        <form onSubmit={submit}>
          <Chosen as={ComboBox} />
          <button type="submit">Kaydet</button>
        </form>
      </WidgetRoot>
    </KalemProvider>,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'İl' }));
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Enter}');
  await isClosed();
  expect(submit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledOnce();
});

function showKinds() {
  const onChange = vi.fn();
  const kinds = [
    { id: 'a', label: 'Arşiv' },
    { id: 'b', label: 'Bilet', isDisabled: true },
  ];
  render(
    <KalemProvider client={fakeApi({}).client}>
      <WidgetRoot name="kit">
        <Select label="İl" options={kinds} value={undefined} onChange={onChange} isRequired error="Seçin" />
      </WidgetRoot>
    </KalemProvider>,
  );
  return onChange;
}

test('UI-24: Select does not choose a disabled option, by its letter or by a click', async () => {
  const onChange = showKinds();
  button().focus();
  await userEvent.keyboard('b');
  await userEvent.click(button());
  const option = await screen.findByRole('option', { name: 'Bilet' });
  expect(option).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(option, { pointerEventsCheck: 0 });
  expect(onChange).not.toHaveBeenCalled();
});

test('UI-24: a required Select is described as required, and has no aria-invalid, which buttons do not support', () => {
  showKinds();
  expect(button()).toHaveAccessibleDescription('Seçin Zorunlu');
  expect(button()).not.toHaveAttribute('aria-invalid');
});

test('a list that grows while it is open moves to the side with more room', async () => {
  await page.viewport(1280, 900);
  const many = Array.from({ length: 60 }, (_, index) => ({ id: `${index}`, label: `İL ${index}` }));
  const list = (shown: typeof options) => (
    <KalemProvider client={fakeApi({}).client}>
      <WidgetRoot name="kit">
        <div style={{ marginTop: 650 }}>
          <ComboBox label="İl" options={shown} value="" onChange={() => undefined} />
        </div>
      </WidgetRoot>
    </KalemProvider>
  );
  const { rerender } = render(list(options.slice(0, 1)));
  await userEvent.click(screen.getByRole('combobox', { name: 'İl' }));
  const box = async () => (await screen.findByRole('listbox')).closest('.kalem-popover')?.getBoundingClientRect();
  const field = screen.getByRole('combobox', { name: 'İl' }).getBoundingClientRect();
  await waitFor(async () => expect((await box())?.top).toBeGreaterThan(field.bottom));
  rerender(list(many));
  await waitFor(async () => expect((await box())?.height).toBeGreaterThan(400));
  expect((await box())?.bottom).toBeLessThan(field.top + 1);
});
