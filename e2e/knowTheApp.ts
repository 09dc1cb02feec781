import type { Page } from '@playwright/test';

/** Nobody on this page's device is new to the app: neither the notes of the version nor the introduction come. */
export async function knowTheApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const key of ['kalem.versiyonNotlari.0.1.0', 'kalem.sirketTanitim']) localStorage.setItem(key, 'true');
  });
}
