// `npm run pictures -- http://localhost:4000`: takes screenshots of a running product with its demo data, for the
// landing page and the README.
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { findChromium } from '../scripts/browser.mjs';

const base = process.argv[2] ?? 'http://localhost:4000';
const folder = 'packages/reference-app/public/pictures';

/** Pixels of a screenshot per CSS pixel. */
const SHARPNESS = 1.5;

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const viewport = { width: 1280, height: 800 };
const page = await browser.newPage({
  viewport,
  deviceScaleFactor: SHARPNESS,
  locale: 'tr-TR',
  timezoneId: 'Europe/Istanbul',
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
// Hide one-time introductions.
await page.addInitScript(`
  for (const key of ['kalem.versiyonNotlari.0.1.0', 'kalem.sirketTanitim']) localStorage.setItem(key, 'true');
`);
await page.goto(`${base}/login`);
await page.getByLabel('Email').fill('demo@kalem.test');
await page.getByLabel('Parola').fill('Kalem2026!');
await page.getByRole('button', { name: 'Giriş Yap' }).click();
await page.waitForURL('**/dashboard/**');

await page.goto(`${base}/dashboard/anasayfa`);
await page.getByRole('heading', { level: 1 }).waitFor();
await photograph('anasayfa');

await page.goto(`${base}/dashboard/faturalarim`);
await page.getByRole('button', { name: 'Fatura işlemleri' }).first().waitFor();
await photograph('faturalarim');
// The landing page shows this picture first, 1104 px wide.
await photograph('faturalarim-1104', { deviceScaleFactor: 1104 / viewport.width, quality: 45 });

await page.getByRole('button', { name: 'Fatura işlemleri' }).first().click();
await page.getByRole('menuitem', { name: 'Kopyala' }).click();
await page.getByRole('heading', { name: 'Toplamlar' }).waitFor();
await photograph('yeni-fatura');

await browser.close();

/** Saves a WebP, a third of the size of a PNG, when no call is running any more. */
async function photograph(name, { deviceScaleFactor = SHARPNESS, quality = 82 } = {}) {
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: false });
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  await session.detach();
  writeFileSync(`${folder}/${name}.webp`, Buffer.from(data, 'base64'));
}
