import { createClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor } from '../../../testing/render';
import { afterEach, expect, test } from 'vitest';
import { KalemProvider } from '../../provider/KalemProvider';
import { WidgetRoot } from '../layout/WidgetRoot';
import { Banner, type BannerProps } from './Banner';

const client = createClient({ baseUrl: '/api' });
afterEach(cleanup);

function Screen({ banner }: { banner?: BannerProps }) {
  return (
    <KalemProvider client={client}>
      <WidgetRoot name="page">{banner && <Banner {...banner} />}</WidgetRoot>
    </KalemProvider>
  );
}

const liveRegion = () => screen.getByRole('region', { name: 'Bildirimler' }).querySelector('[aria-live="polite"]');

test.each(['info', 'success', 'warning'] as const)(
  'UI-31: a new banner (%s) is announced in the live region that was in the page before',
  (tone) => {
    const { rerender } = render(<Screen />);
    const live = liveRegion();
    expect(live).toBeEmptyDOMElement();
    rerender(<Screen banner={{ tone, children: 'Lisans süreniz bitmiştir', actions: <button>Şimdi öde</button> }} />);
    expect(live?.textContent).toBe('Lisans süreniz bitmiştir');
    expect(screen.queryByRole('status')).toBeNull();
  },
);

test('UI-33: each part is announced in its own language', () => {
  render(
    <Screen
      banner={{
        children: [
          'Refused: ',
          <b key="b" lang="tr">
            Tarih geçersiz
          </b>,
        ],
      }}
    />,
  );
  const spoken = [...(liveRegion()?.querySelectorAll('span > span') ?? [])] as HTMLElement[];
  expect(spoken.map(({ lang, textContent }) => [lang, textContent])).toEqual([
    ['', 'Refused: '],
    ['tr', 'Tarih geçersiz'],
  ]);
});

test('UI-31: it is announced again only when its text changes', () => {
  const { rerender } = render(<Screen banner={{ children: '1 satır' }} />);
  rerender(<Screen banner={{ children: '1 satır' }} />);
  rerender(<Screen banner={{ children: '2 satır' }} />);
  expect([...(liveRegion()?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['1 satır', '2 satır']);
});

test('UI-31: the announcement is removed after it was read', async () => {
  render(<Screen banner={{ children: 'Yükleme tamamlandı' }} />);
  expect(liveRegion()).toHaveTextContent('Yükleme tamamlandı');
  await waitFor(() => expect(liveRegion()).toBeEmptyDOMElement());
  expect(screen.getByText('Yükleme tamamlandı')).toBeVisible();
});

test('UI-31: an error is an alert and is not announced twice', () => {
  render(<Screen banner={{ tone: 'danger', children: 'Bağlantı hatası' }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Bağlantı hatası');
  expect(liveRegion()).toBeEmptyDOMElement();
});
