import { expect, type Page } from '@playwright/test';
import type { Product } from './startProduct';

/**
 * What holds of every screen on a person's way: its heading is in view, nothing is wider than the screen, and nothing
 * has been written into the console.
 */
export async function isSound(page: Page, heading: string | RegExp, heard: readonly string[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(heard).toEqual([]);
}

/** Arrived there inside the app: as `isSound`, and the heading has the focus. */
export async function hasArrived(page: Page, heading: string | RegExp, heard: readonly string[]): Promise<void> {
  await isSound(page, heading, heard);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
}

/** What the simulated portal does from now on; `[]` makes it well again. */
export async function setPortalFaults(product: Product, faults: readonly object[]): Promise<void> {
  const answer = await fetch(`${product.portalUrl}/dev/switches`, {
    method: 'POST',
    body: JSON.stringify({ faults }),
  });
  expect(answer.ok).toBe(true);
}

/** Fills in the registration of Işıl Çınaraltı and agrees; the caller sends it. */
export async function fillRegistration(page: Page): Promise<void> {
  await page.getByLabel('Ad', { exact: true }).fill('Işıl');
  await page.getByLabel('Soyad', { exact: true }).fill('Çınaraltı');
  await page.getByLabel('Email').fill('isil@ornek.test');
  await page.getByLabel('Parola', { exact: true }).fill('Deneme2026!');
  await page.getByLabel('Parola (Tekrar)').fill('Deneme2026!');
  await page.getByRole('checkbox', { name: /KVKK/ }).check();
}

/** Another code than the right one. */
export const wrong = (code: string) => code.replace(/./, (first) => (first === 'A' ? 'B' : 'A'));

/** Opens the menu of a phone and goes to one of its screens. */
export async function goByDrawer(page: Page, name: string, heard: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Menü', exact: true }).tap();
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name, exact: true }).tap();
  // Sliding out, the drawer returns the focus to its button.
  await expect(page.locator('.drawer')).toHaveCount(0);
  await hasArrived(page, name, heard);
}
