import '../../styles.css';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fakeApi';
import { cleanup, render, screen } from '../../../testing/render';
import { Button } from '../../primitives/Button';
import { KalemProvider } from '../../provider/KalemProvider';
import { CustomerList } from '../../widgets/CustomerList/CustomerList';
import { InvoiceList } from '../../widgets/InvoiceList/InvoiceList';
import { StockList } from '../../widgets/StockList/StockList';
import type { ListSlots } from './DataList';

let hostStyles: HTMLStyleElement;

beforeEach(() => {
  hostStyles = document.head.appendChild(document.createElement('style'));
});
afterEach(() => {
  cleanup();
  hostStyles.remove();
});

const lists = {
  InvoiceList: (slots: Slots) => <InvoiceList {...slots} />,
  CustomerList: (slots: Slots) => <CustomerList {...slots} />,
  StockList: (slots: Slots) => <StockList {...slots} />,
};
type Slots = Pick<ListSlots<never>, 'hideTitle' | 'headerActions' | 'emptyState'>;

const link = `{ color: rgb(0, 128, 0); padding: 8px 14px; border: 1px solid rgb(0, 128, 0); font-weight: 700;
  text-decoration: none; box-sizing: content-box }`;
const note = '{ margin: 21px; color: rgb(0, 0, 128); font-size: 19px }';
const bankCss = `.bank-link ${link} .bank-note ${note} .bank-note b::before { content: '*' }`;

for (const [name, list] of Object.entries(lists)) {
  for (const [where, css] of [
    ['', bankCss],
    [' in a cascade layer', `@layer bank { ${bankCss} }`],
  ] as const) {
    test(`BNK-23: ${name} leaves the styles of the host${where} to its own headerActions and emptyState`, async () => {
      hostStyles.textContent = css;
      show(
        list({
          headerActions: (
            <a className="bank-link" href="/credit">
              Fatura kredisi
            </a>
          ),
          emptyState: (
            <p className="bank-note">
              <b>Henüz</b> kayıt yok.
            </p>
          ),
        }),
      );
      expect(styleOf(await screen.findByText('Fatura kredisi'))).toMatchObject({
        color: 'rgb(0, 128, 0)',
        padding: '8px 14px',
        borderTopWidth: '1px',
        fontWeight: '700',
        textDecorationLine: 'none',
        boxSizing: 'content-box',
      });
      const bold = await screen.findByText('Henüz');
      expect(styleOf(bold.closest('p'))).toMatchObject({
        margin: '21px',
        color: 'rgb(0, 0, 128)',
        fontSize: '19px',
      });
      expect(getComputedStyle(bold, '::before').content).toBe('"*"');
    });
  }
}

test('BNK-23: our components inside the host’s content keep our styles', async () => {
  const slots = { headerActions: <Button icon="M0 0h9">Aktar</Button>, emptyState: <Bank /> };
  const looks = async () => {
    const outer = (await screen.findByText('Aktar')).closest('button');
    const inner = document.querySelector('.bank [data-widget="stock-list"] h1');
    return [...(outer ? [outer, ...outer.querySelectorAll('*')] : []), inner].map(styleOf);
  };
  show(<InvoiceList {...slots} />);
  await screen.findByRole('heading', { name: 'Stok Kartları' });
  const bare = await looks();
  hostStyles.textContent = `button, h1, span, svg { padding: 30px; border: 9px solid red; color: red; font: 40px serif }`;
  expect(await looks()).toEqual(bare);
});

function Bank() {
  return (
    <div className="bank">
      <StockList />
    </div>
  );
}

function show(list: ReactElement): void {
  const { client } = fakeApi({
    '/fatura': { items: [], hasNext: false },
    '/cari': { items: [], hasNext: false },
    '/stok': { items: [], hasNext: false },
    '/company/sync': { durum: 'TAMAMLANDI' },
  });
  render(
    <KalemProvider client={client} companyId="018f3c1e-0000-7000-8000-000000000001">
      {list}
    </KalemProvider>,
  );
}

/** The computed style as a plain object. */
function styleOf(element: Element | null): Record<string, string> {
  if (!element) throw new Error('The element is missing.');
  const style = getComputedStyle(element);
  const names = ['margin', 'padding', 'color', 'font', 'fontSize', 'fontWeight', 'borderTopWidth'] as const;
  return Object.fromEntries(
    [...names, 'textDecorationLine', 'boxSizing'].map((name) => [name, String(style[name as 'font'])]),
  );
}
