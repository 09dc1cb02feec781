import '../../styles.css';
import { createClient } from '@kalem/sdk';
import { cleanup, render, screen } from '../../../testing/render';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { KalemProvider } from '../../provider/KalemProvider';
import { WidgetRoot } from '../layout/WidgetRoot';
import { TextField } from './TextField';

afterEach(cleanup);

const field = (label: string, description?: string) => (
  <TextField label={label} description={description} value="" onChange={() => undefined} />
);

const topOf = (text: string) => screen.getByText(text).getBoundingClientRect().top;

test.each([1440, 390])('at %i help keeps more distance from the next label than from its own field', async (width) => {
  await page.viewport(width, 800);
  render(
    <KalemProvider client={createClient({ baseUrl: '/api' })}>
      <WidgetRoot name="page">
        {field('Banka', 'IBAN yazılınca bulunur')}
        {field('Şube')}
        <div className="kalem-grid">
          <div data-span="12">{field('Alıcı', 'Cari kartlarında aranır')}</div>
          <div data-span="4" data-narrow="12">
            {field('VKN', 'Önce bu yazılır')}
          </div>
          <div data-span="8">{field('Unvan')}</div>
        </div>
      </WidgetRoot>
    </KalemProvider>,
  );
  const below = (help: string, label: string) => topOf(label) - screen.getByText(help).getBoundingClientRect().bottom;
  expect(below('IBAN yazılınca bulunur', 'Şube')).toBeGreaterThanOrEqual(12);
  expect(below('Cari kartlarında aranır', 'VKN')).toBeGreaterThanOrEqual(12);
  if (width === 390) expect(below('Önce bu yazılır', 'Unvan')).toBeGreaterThanOrEqual(12);
  // Fields of one row stay in line.
  else expect(topOf('VKN')).toBe(topOf('Unvan'));
});
