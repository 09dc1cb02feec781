import '../../styles.css';
import { cleanup, render, screen, within } from '../../../testing/render';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createClient } from '@kalem/sdk';
import { KalemProvider } from '../../provider/KalemProvider';
import { WidgetRoot } from '../../primitives/layout/WidgetRoot';
import { CardConflict } from './CardConflict';

const client = createClient({ baseUrl: '/api' });
const rows = [
  { label: 'Posta Kodu', mine: '34718', theirs: '34710' },
  { label: 'Unvan', mine: 'Ağrıdağı Soğuk Hava Depoculuk', theirs: '' },
];
const ignore = () => undefined;

afterEach(cleanup);

test.each([1440, 390])(
  'API-06: at %i px, below a host’s header, values are below the table’s head and every button can be reached',
  async (width) => {
    await page.viewport(width, 844);
    render(
      <KalemProvider client={client} theme={{ tokens: { 'sticky-top': '56px' } }}>
        <WidgetRoot name="page">
          <CardConflict rows={rows} onKeepMine={ignore} onTakeTheirs={ignore} onClose={ignore} />
        </WidgetRoot>
      </KalemProvider>,
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    const boxOf = (element: Element | undefined) => (element ?? document.body).getBoundingClientRect();
    const [head, ...lines] = dialog.getAllByRole('row').map((row) => boxOf(row.firstElementChild ?? undefined));
    expect(lines).toHaveLength(2);
    for (const [at, line] of lines.entries())
      expect(line.top).toBeGreaterThanOrEqual((lines[at - 1] ?? head)?.bottom ?? Infinity);
    const buttons = dialog.getAllByRole('button').map(boxOf);
    expect(buttons).toHaveLength(3);
    for (const { left, right, bottom } of buttons) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(844);
    }
  },
);
