import '../styles.css';
import { cleanup, render, screen } from '../../testing/render';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakeApi } from '../../testing/fakeApi';
import { KalemProvider } from '../provider/KalemProvider';
import { TaxOfficeField } from './ListField';

afterEach(cleanup);

test('REF-17: tax offices are listed by name, numbers by value and letters by the Turkish alphabet, with their province', async () => {
  render(
    <KalemProvider client={fakeApi({}).client}>
      <TaxOfficeField label="Vergi Dairesi" value={{ id: null, title: '' }} onChange={() => undefined} />
    </KalemProvider>,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Vergi Dairesi' }));
  await screen.findByRole('option', { name: /Adana İhtisas/ });
  const titles = screen
    .getAllByRole('option')
    .map((option) => option.querySelector('.kalem-option__label')?.textContent ?? '');
  expect(titles.length).toBeGreaterThan(50);
  expect(titles).toEqual([...titles].sort(new Intl.Collator('tr', { numeric: true }).compare));
});
