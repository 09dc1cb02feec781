import { expect, test, type Locator, type Page } from '@playwright/test';

// User steps in a list of cards and in its forms, only through the UI.

/** The names of the rows from top to bottom. */
export function names(page: Page, list: string | RegExp = /Kartları$/): Locator {
  return page.getByRole('table', { name: list }).locator('tbody [aria-haspopup="dialog"]');
}

/** Fills text fields by their labels, with or without the suffix for optional fields. */
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(values))
    await page.getByRole('textbox', { name: named(label) }).fill(text);
}

/** Chooses an option of a long list by typing part of it, key by key. */
export async function choose(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: named(label) });
  await field.click();
  await field.fill('');
  await field.pressSequentially(text, { delay: 30 });
  await page.getByRole('option').filter({ hasText: text }).first().click();
}

/** Chooses an option of a short list. */
export async function select(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label} |^${label}$| ${label}$`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

function named(label: string): RegExp {
  return new RegExp(`^${label}( isteğe bağlı)?$`);
}

/** Saves the list as Excel, and returns the path of the file. */
export async function saveAsExcel(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: "Excel'e Aktar" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(name);
  const path = test.info().outputPath(name);
  await download.saveAs(path);
  return path;
}

/** Uploads a file and goes through the import steps until its rows are sent. */
export async function sendExcel(page: Page, file: string, send: string): Promise<void> {
  await page.getByRole('button', { name: "Excel'den yükle" }).first().click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Dosya seç' }).click(),
  ]);
  await chooser.setFiles(file);
  for (const name of ['Devam', 'Kontrol et']) await page.getByRole('button', { name, exact: true }).click();
  // On a busy machine the page checks 30,000 rows for longer than the usual timeout.
  await page.getByRole('button', { name: send, exact: true }).click({ timeout: 120_000 });
}

/** Imports a file of `cards` cards without rejected rows. */
export async function takeExcel(page: Page, file: string, cards: number): Promise<void> {
  await sendExcel(page, file, `${cards} kartı yükle`);
  await expect(page.getByText('Yükleme tamamlandı').first()).toBeVisible();
  await expect(page.getByText('Dosyadaki bütün satırlar alındı.')).toBeVisible();
}

/** Deletes all rows of the page, confirms, and expects an empty list. */
export async function deleteAll(page: Page, question: string, done: string): Promise<void> {
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Sil' }).click();
  await page.getByRole('alertdialog', { name: question }).getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText(done)).toBeVisible();
  await expect(page.getByText('Gösterilecek bir veri yok')).toBeVisible();
}
