import { expect, test } from '@playwright/test';
import { openGallery } from './galleryPage';
import { boxOf, expectBeside } from './boxes';

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 1500, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

for (const [name, css, html] of [
  ['a bare page', '', ''],
  ['body { zoom: 1.2 }', 'body { zoom: 1.2 }', ''],
  ['html { zoom: 0.9 }', 'html { zoom: 0.9 }', ''],
  ['a page from right to left', '', 'dir="rtl"'],
  ['a transform and a clip around it', '#place { transform: rotate(0.01deg); overflow: hidden; filter: blur(0) }', ''],
  ['a positioned body', 'body { position: relative; top: 40px }', ''],
] as const) {
  test(`BNK-02: on ${name} overlays open at their anchor`, async ({ page }) => {
    await openGallery(page, { name, css, html });
    const overlays = page.locator('.kalem-portal');
    const field = page.getByRole('button', { name: /Vergi Dairesi$/ });
    await field.click();
    const list = overlays.locator('.kalem-popover');
    await expect(overlays.getByRole('option').first()).toBeVisible();
    await expectBeside(list, field, 'left');
    // As wide as its field, at any zoom of the page.
    const [listBox, fieldBox] = [await boxOf(list), await boxOf(field)];
    expect(listBox.width).toBeGreaterThanOrEqual(fieldBox.width - 12);
    await page.keyboard.press('Escape');
    // Where there is space to its left.
    await page
      .locator('.kalem-menu-trigger')
      .last()
      .evaluate((trigger: HTMLElement) => (trigger.style.marginLeft = '400px'));
    const menu = page.getByRole('button', { name: 'İşlemler', exact: true });
    await menu.click();
    await expect(overlays.getByRole('menuitem').first()).toBeVisible();
    await expectBeside(list, menu, 'right');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Aç: dialog' }).click();
    const box = await boxOf(overlays.locator('.kalem-dialog'));
    expect(Math.abs(box.left + box.right - 1500)).toBeLessThan(4);
    expect(Math.abs(box.top + box.bottom - 900)).toBeLessThan(4);
  });
}

test('BNK-02: a header of the host’s with a z-index of 9999 covers no overlay', async ({ page }) => {
  const css = '.content { position: fixed; z-index: 9999; inset: 0; background: gold; pointer-events: none } ';
  await openGallery(page, { name: 'header', css });
  for (const kind of ['dialog', 'sheet', 'drawer']) {
    await page.getByRole('button', { name: `Aç: ${kind}` }).evaluate((button) => (button as HTMLElement).click());
    const field = page.locator('.kalem-dialog').getByRole('textbox', { name: 'Ara' });
    await expect(field).toBeVisible();
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('.content')?.style.setProperty('pointer-events', 'auto'),
    );
    await field.click();
    await page.keyboard.press('Escape');
    await expect(page.locator('.kalem-dialog')).toHaveCount(0);
  }
});

/** Usual kinds of a bank's own modal. None returns the focus, and the button of each changes the page's title. */
const modals: Record<string, () => void> = {
  'at the end of the body': () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div id="bank" role="dialog" aria-modal="true" style="position: fixed; inset: 0; z-index: 1055; background: #fffa">
       <button onclick="document.title = 'extended'; this.parentElement.remove()">Oturumu uzat</button></div>`,
    );
  },
  'without a role': () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div id="bank"><div style="position: fixed; inset: 0; z-index: 5000; background: #fffa">
       <button onclick="document.title = 'extended'; this.closest('#bank').remove()">Oturumu uzat</button></div></div>`,
    );
  },
  'with the focus at once': () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div id="bank" style="position: fixed; top: 0; z-index: 1055">
       <button onclick="document.title = 'extended'; this.parentElement.remove()">Oturumu uzat</button></div>`,
    );
    document.querySelector<HTMLElement>('#bank button')?.focus();
  },
  'inside of the page that is inert': () => {
    document.querySelector('.content')?.insertAdjacentHTML(
      'beforeend',
      `<div id="bank" role="alertdialog" style="position: fixed; inset: 0; z-index: 1055; background: #fffa">
       <button onclick="document.title = 'extended'; this.parentElement.remove()">Oturumu uzat</button></div>`,
    );
  },
  'which was in the page, hidden': () => {
    document.querySelector<HTMLElement>('#waiting')?.style.setProperty('display', 'block');
  },
  'a <dialog> of the browser': () => {
    document
      .querySelector('.content')
      ?.insertAdjacentHTML(
        'beforeend',
        `<dialog id="bank"><button onclick="document.title = 'extended'; this.parentElement.close()">Oturumu uzat</button></dialog>`,
      );
    document.querySelector<HTMLDialogElement>('#bank')?.showModal();
  },
};

for (const [name, show] of Object.entries(modals)) {
  test(`BNK-05: the bank’s own modal is usable above our open dialog: ${name}`, async ({ page }) => {
    await openGallery(page, { name, css: '' });
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'afterbegin',
        `<div id="waiting" role="dialog" aria-modal="true" style="display: none; position: fixed; inset: 0; z-index: 1055">
         <button onclick="document.title = 'extended'; this.parentElement.style.display = 'none'">Oturumu uzat</button></div>`,
      );
    });
    await page.getByRole('button', { name: 'Aç: dialog' }).click();
    const field = page.locator('.kalem-dialog').getByRole('textbox', { name: 'Ara' });
    await field.fill('çınar');
    await page.evaluate(show);
    const button = page.getByRole('button', { name: 'Oturumu uzat' });
    await button.focus();
    // A dialog that traps the focus takes it back in the next frame.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click({ timeout: 5_000 });
    await expect(page).toHaveTitle('extended');
    // Our dialog is unchanged and has the keyboard again, and the page behind it is inert.
    await expect(field).toHaveValue('çınar');
    await field.click();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.kalem-dialog') !== null)).toBe(true);
    expect(await page.evaluate(() => document.querySelector('.content h1')?.closest('[inert]') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    expect(await page.evaluate(() => document.querySelectorAll('[inert], [data-behind]').length)).toBe(0);
  });
}

test('BNK-05: our dialog stays above the page when the bank opens a <dialog>', async ({ page }) => {
  await openGallery(page, { name: 'dialog', css: '' });
  await page.getByRole('button', { name: 'Aç: dialog' }).click();
  await page.evaluate(modals['a <dialog> of the browser'] ?? '');
  await expect(page.getByRole('button', { name: 'Oturumu uzat' })).toBeFocused();
  await expect(page.locator('.kalem-portal')).toHaveCSS('--kalem-layer', '2147483000');
});
