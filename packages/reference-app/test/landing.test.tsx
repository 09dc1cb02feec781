import '@kalem/ui/styles.css';
import '../src/app.css';
import '../src/landing/landing.css';
import { cleanup, render, screen, within } from '../../ui/testing/render';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Landing } from '../src/landing/Landing';
import { campaignOf, site } from '../src/landing/site';

afterEach(cleanup);

const campaign = {
  title: 'Meridyen Bank müşterilerine ücretsiz.',
  text: "Bankanızın kanalından başvurun, Kalem'i ücret ödemeden kullanın.",
  url: 'https://banka.example/kalem',
};

function open(changes: Partial<typeof site> = {}, locale: 'tr' | 'en' = 'tr') {
  return render(
    <div className="kalem-root page" data-theme="light">
      <Landing site={{ ...site, ...changes }} locale={locale} switches={null} />
    </div>,
  );
}

test('LND-01, LND-02: sign-in, registration and trial have the right links', () => {
  open();
  const top = within(screen.getByRole('banner'));
  expect(top.getByRole('link', { name: 'Giriş Yap' })).toHaveAttribute('href', '/login');
  expect(top.getByRole('link', { name: 'Kayıt Ol' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('portala girmeden');
  for (const link of screen.getAllByRole('link', { name: '7 Gün Ücretsiz Dene' }))
    expect(link).toHaveAttribute('href', '/register');
});

test('LND-03: a campaign of the configuration opens in a new tab; without one there is no banner', () => {
  const { unmount } = open({ campaign });
  const link = screen.getByRole('link', { name: /^Meridyen Bank müşterilerine ücretsiz/ });
  expect(link).toHaveAttribute('href', campaign.url);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  unmount();
  open();
  expect(screen.queryByRole('link', { name: /yeni sekmede/ })).toBeNull();
});

test('LND-03: there is a campaign only when the build has all its variables', () => {
  const env = { ...import.meta.env };
  const named = {
    VITE_CAMPAIGN_TITLE: campaign.title,
    VITE_CAMPAIGN_TEXT: campaign.text,
    VITE_CAMPAIGN_URL: campaign.url,
  };
  expect(campaignOf({ ...env, ...named })).toEqual(campaign);
  for (const name of Object.keys(named)) expect(campaignOf({ ...env, ...named, [name]: undefined })).toBeUndefined();
});

test('LND-04, LND-05, LND-06: shows the cards, the integrations and the features', () => {
  open();
  for (const name of [
    'Hızlı Fatura Oluşturma',
    'Logo ve İmzalı Fatura Tasarımı',
    'Saklama ve Raporlama',
    'İptal / İtiraz Yönetimi',
    'Kolay Entegrasyon',
  ])
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  for (const text of [
    'Luca MMP entegrasyonu',
    'Diğer muhasebe programlarına aktarım',
    'NetteCap entegrasyonu',
    'Alt kullanıcılar ve yetkiler',
    'API anahtarları',
    'Bildirim ayarları',
    'Bulut erişimi',
    'Mobil uygulama',
  ])
    expect(screen.getByText(text)).toBeVisible();
});

test('A-34: marks planned features, and does not promise e-Fatura', () => {
  const { container } = open();
  const marked = within(screen.getByRole('main'))
    .getAllByText('Yakında')
    .map((mark) => mark.previousSibling?.textContent);
  expect(marked).toEqual([
    'Luca MMP entegrasyonu',
    'Diğer muhasebe programlarına aktarım',
    'NetteCap entegrasyonu',
    'Mobil uygulama',
  ]);
  expect(container).not.toHaveTextContent(/e-Fatura/i);
});

test('A-35: the English page has no Turkish text except names, the operator’s own texts and the language switch', () => {
  const { container } = open({ campaign }, 'en');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('without entering the portal');
  for (const link of screen.getAllByRole('link', { name: 'Try it free for 7 days' }))
    expect(link).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Türkçe' })).toHaveAttribute('href', '/');
  const english = container.cloneNode(true) as HTMLElement;
  for (const turkish of english.querySelectorAll('[lang="tr"], address')) turkish.remove();
  const words = english.textContent.match(/\p{L}*[ığşçöüİĞŞÇÖÜ]\p{L}*/gu);
  expect([...new Set(words)]).toEqual(['Arşiv', 'GİB']);
});

test('LND-07, NUM-01: shows the price of a year and the seven days', () => {
  open();
  expect(screen.getByRole('region', { name: 'Fiyat' })).toHaveTextContent('1.249,00 TRY + KDV7 gün');
});

test('LND-08: contact, legal links and marks come from the configuration', () => {
  open({
    company: 'Işık Bilişim A.Ş.',
    email: 'iletisim@isik.example',
    legal: [{ label: 'Gizlilik', url: '/gizlilik.html' }],
    marks: [{ label: 'ETBİS', url: 'https://etbis.example' }],
  });
  const foot = within(screen.getByRole('contentinfo'));
  expect(foot.getByText(/Işık Bilişim A\.Ş\./)).toBeVisible();
  expect(foot.getByRole('link', { name: 'iletisim@isik.example' })).toBeVisible();
  expect(foot.getByRole('link', { name: 'Gizlilik' })).toHaveAttribute('href', '/gizlilik.html');
  expect(foot.getByRole('link', { name: 'ETBİS' })).toHaveAttribute('href', 'https://etbis.example');
});

test.each([1440, 390, 320])('LND-01: at %i nothing is wider than the screen, and axe finds nothing', async (width) => {
  await page.viewport(width, 900);
  const { container } = open({ campaign });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  const { violations } = await axe.run(container);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
