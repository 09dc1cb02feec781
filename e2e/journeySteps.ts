import { expect, type Page } from '@playwright/test';
import type { Product } from './startProduct';

/**
 * Checks that hold on every screen: the heading is in view, nothing is wider than the screen, and the console is empty.
 */
export async function isSound(page: Page, heading: string | RegExp, heard: readonly string[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(heard).toEqual([]);
}

/** Checks a screen after a navigation inside the app: `isSound`, and the heading has the focus. */
export async function hasArrived(page: Page, heading: string | RegExp, heard: readonly string[]): Promise<void> {
  await isSound(page, heading, heard);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
}

/** Sets the faults of the simulated portal; `[]` removes them. */
export async function setPortalFaults(product: Product, faults: readonly object[]): Promise<void> {
  const answer = await fetch(`${product.portalUrl}/dev/switches`, {
    method: 'POST',
    body: JSON.stringify({ faults }),
  });
  expect(answer.ok).toBe(true);
}

/** Fills in the registration of Işıl Çınaraltı with consent; the caller submits it. */
export async function fillRegistration(page: Page): Promise<void> {
  await page.getByLabel('Ad', { exact: true }).fill('Işıl');
  await page.getByLabel('Soyad', { exact: true }).fill('Çınaraltı');
  await page.getByLabel('Email').fill('isil@ornek.test');
  await page.getByLabel('Parola', { exact: true }).fill('Deneme2026!');
  await page.getByLabel('Parola (Tekrar)').fill('Deneme2026!');
  await page.getByRole('checkbox', { name: /KVKK/ }).check();
}

/** A code that differs from the right one. */
export const wrong = (code: string) => code.replace(/./, (first) => (first === 'A' ? 'B' : 'A'));

/** Opens the drawer of a phone and goes to one of its screens. */
export async function goByDrawer(page: Page, name: string, heard: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Menü', exact: true }).tap();
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name, exact: true }).tap();
  // The closing drawer returns the focus to its button, so wait until it is closed.
  await expect(page.locator('.drawer')).toHaveCount(0);
  await hasArrived(page, name, heard);
}
