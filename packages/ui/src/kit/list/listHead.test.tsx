import '../../styles.css';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fakeApi';
import { cleanup, render, screen, waitFor } from '../../../testing/render';
import { KalemProvider } from '../../provider/KalemProvider';
import { CustomerList } from '../../widgets/CustomerList/CustomerList';
import { InvoiceList } from '../../widgets/InvoiceList/InvoiceList';
import { StockList } from '../../widgets/StockList/StockList';

afterEach(cleanup);

const headerActions = <a href="/credit">Fatura kredisi</a>;
const lists = {
  InvoiceList: <InvoiceList hideTitle headerActions={headerActions} />,
  CustomerList: <CustomerList hideTitle headerActions={headerActions} />,
  StockList: <StockList hideTitle headerActions={headerActions} />,
};

for (const [name, list] of Object.entries(lists)) {
  test(`BNK-24: ${name} without its title has its buttons at the right edge, in one line`, async () => {
    const head = await show(list, { durum: 'TAMAMLANDI' });
    for (const width of [1264, 900, 700, 390]) {
      setWidth(width);
      const [link, create] = [boxOf(head.querySelector('a')), boxOf(head.querySelector('.kalem-button'))];
      expect(create.right, `${width} px`).toBeCloseTo(boxOf(head).right, 0);
      expect(create.left - link.right, `${width} px`).toBeCloseTo(12, 0);
      expect(boxOf(head).height, `${width} px`).toBe(44);
    }
  });
}

test('BNK-24: without a title, the progress of a download is at the left edge', async () => {
  const running = { durum: 'SURUYOR', tamamlananPencere: 1, toplamPencere: 4, faturaSayisi: 7 };
  const head = await show(lists.InvoiceList, running);
  await waitFor(() => expect(head.querySelector('.kalem-progress')).toBeTruthy());
  for (const width of [1264, 900]) {
    setWidth(width);
    expect(boxOf(head.querySelector('.kalem-progress')).left, `${width} px`).toBe(boxOf(head).left);
    expect(boxOf(head.querySelector('.kalem-button')).right, `${width} px`).toBeCloseTo(boxOf(head).right, 0);
  }
});

let place: HTMLElement;

/** Renders the list; returns its head. */
async function show(list: React.ReactElement, sync: object): Promise<HTMLElement> {
  const { client } = fakeApi({
    '/fatura': { items: [], hasNext: false },
    '/cari': { items: [], hasNext: false },
    '/stok': { items: [], hasNext: false },
    '/company/sync': sync,
  });
  place = render(
    <KalemProvider client={client} companyId={companyId}>
      {list}
    </KalemProvider>,
  ).container;
  await screen.findByText('Fatura kredisi');
  const head = place.querySelector<HTMLElement>('.kalem-page-head');
  if (!head) throw new Error('The list has no head.');
  await waitFor(() => expect(head.querySelector('.kalem-button')).toBeTruthy());
  return head;
}

const companyId = '018f3c1e-0000-7000-8000-000000000001';

function setWidth(px: number): void {
  place.style.width = `${px}px`;
}

function boxOf(element: Element | null): DOMRect {
  if (!element) throw new Error('The element is missing.');
  return element.getBoundingClientRect();
}
