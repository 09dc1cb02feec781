import { expect, test } from '@playwright/test';
import { openWidgets } from './widgetsPage';

test.describe.configure({ timeout: 180_000 });

for (const way of ['react', 'element'] as const) {
  test(`BNK-26: the invoice form opens in a sandboxed page without an origin: ${way} @chromium`, async ({ page }) => {
    await openWidgets(page, way, { names: ['invoice-form'], policy: 'sandbox allow-scripts' });
    const denied = page.evaluate(() => navigator.locks.query());
    await expect(denied).rejects.toThrow('Access to the Locks API is denied');
    await expect(page.getByRole('combobox', { name: 'Alıcı' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Alıcı' }).fill('Işık');
    await expect(page.getByText('Fatura açılamadı')).toHaveCount(0);
  });
}
