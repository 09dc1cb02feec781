import type { BrowserContext } from 'playwright';
import { knowTheApp } from '../e2e/startProduct';

/** Signs the owner of the demo company in, for all pages of a browser's context. */
export async function enterDemo(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await knowTheApp(page);
  await page.goto(`${url}/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill('demo@kalem.test');
  await page.getByLabel('Parola', { exact: true }).fill('Kalem2026!');
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await page.getByRole('heading', { level: 1, name: /^Hoş geldiniz/ }).waitFor();
  await page.close();
}
