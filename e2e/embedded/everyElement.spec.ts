import { expect, test, type Page } from '@playwright/test';
import { watchConsole } from '../watchConsole';
import { bundleScript, bundleStyles } from './bundle';
import { elementsOf, browserFiles, openElements, widgets } from './elementsPage';
import { everyWidget } from './widgetsPage';

test.describe.configure({ timeout: 180_000 });

const ways = ['elements', 'React'] as const;

test('EMB-01, EMB-04, EMB-08: a script of at most 4 KB loads every widget under a strict policy with Trusted Types', async ({
  page,
}) => {
  expect(Buffer.byteLength((await browserFiles()).get('/kalem/loader.js')?.body ?? '')).toBeLessThanOrEqual(4_000);
  const faults = watchConsole(page);
  await openAll(page);
  expect(await page.evaluate(() => document.documentElement.dataset['violations'] ?? '')).toBe('');
  expect(faults).toEqual([]);
});

for (const way of ways)
  test(`EMB-11, ${way}: every widget fits at 320 px, and at 1280 px in twice the size`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openAll(page, way);
    const tooWide = () =>
      page
        .locator('html, kalem-provider > *, #place > *, .kalem-dialog')
        .evaluateAll((elements) =>
          elements
            .filter((one) => one.scrollWidth > one.clientWidth && one.clientWidth > 0)
            .map((one) => one.localName),
        );
    expect(await tooWide(), 'at 320 px').toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.evaluate(() => document.documentElement.style.setProperty('zoom', '2'));
    expect(await tooWide(), 'in twice the size').toEqual([]);
  });

for (const way of ways)
  test(`EMB-11, ${way}: with forced colours every field has an outline, and selected items are marked @chromium`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    // While this call is pending, the signing dialog keeps its field for the SMS code.
    await page.addInitScript(() => Object.assign(window, { unanswered: '/api/fatura/imza' }));
    await openAll(page, way);
    await expect(page.locator('.kalem-code__input')).toBeVisible();
    const fields = page.locator('input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select');
    expect(await fields.count()).toBeGreaterThan(30);
    const bare = await fields.locator('visible=true').evaluateAll((all) => {
      const hasLine = (one: Element | null | undefined) =>
        one && Number.parseFloat(getComputedStyle(one).borderBottomWidth) > 0;
      // The code field has a box for each character.
      const linesOf = (field: Element) =>
        field.matches('.kalem-code__input')
          ? [...(field.previousElementSibling?.children ?? [])]
          : [field, field.parentElement, field.parentElement?.parentElement];
      return all.filter((field) => !linesOf(field).some(hasLine)).map((field) => field.outerHTML.slice(0, 200));
    });
    expect(bare).toEqual([]);
    const boxes = page.locator('.kalem-box, .kalem-switch__track').locator('visible=true');
    expect(await boxes.count()).toBeGreaterThan(2);
    expect(
      await boxes.evaluateAll((all) => all.filter((box) => getComputedStyle(box).borderTopWidth === '0px')),
    ).toEqual([]);
    const chosen = page.locator('[aria-pressed="true"], .kalem-segmented > [data-selected], button[aria-current]');
    expect(await chosen.locator('visible=true').count()).toBeGreaterThan(2);
    const alike = await chosen.locator('visible=true').evaluateAll((all) => {
      const look = (one: Element) => {
        const { backgroundColor, borderBottomColor } = getComputedStyle(one);
        return `${backgroundColor} ${borderBottomColor}`;
      };
      return all
        .filter((one) =>
          [...(one.parentElement?.children ?? [])].some((other) => other !== one && look(other) === look(one)),
        )
        .map((one) => one.outerHTML.slice(0, 200));
    });
    expect(alike).toEqual([]);
  });

for (const way of ways)
  test(`EMB-11, ${way}: no motion with prefers-reduced-motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAll(page, way);
    const moving = await page.locator('.kalem-root, .kalem-root *').evaluateAll((elements) =>
      elements.flatMap((element) =>
        ['', '::before', '::after'].flatMap((part) => {
          const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, part);
          const takes = `${transitionDuration}, ${animationName === 'none' ? '0s' : animationDuration}`.split(', ');
          const name = `${element.localName}.${element.getAttribute('class')}${part}`;
          return takes.some((time) => Number.parseFloat(time) > 0.01) ? [`${name}: ${takes}`] : [];
        }),
      ),
    );
    expect([...new Set(moving)]).toEqual([]);
  });

async function openAll(page: Page, way: (typeof ways)[number] = 'elements'): Promise<void> {
  expect(widgets.length).toBeGreaterThan(30);
  if (way === 'React') return openReact(page);
  await openElements(page, elementsOf());
  for (const { name } of widgets)
    await expect(page.locator(`kalem-${name} .kalem-widget`).first(), name).toBeAttached();
  await expect(page.locator('kalem-invoice-list').getByRole('button', { name: 'Yeniden dene' })).toBeVisible();
  await expect(page.locator('kalem-signing-dialog').getByRole('dialog')).toBeVisible();
}

/** The same widgets as React components, on the same page. */
async function openReact(page: Page): Promise<void> {
  const script = await bundleScript(everyWidget);
  const styles = { type: 'text/css', body: await bundleStyles('styles.css') };
  const head = '<link rel="stylesheet" href="/kalem.css"><script type="module" src="/main.js"></script>';
  await openElements(page, `${head}<div id="place"></div>`, new Map([...script, ['/kalem.css', styles]]));
  for (const { name } of widgets) await expect(page.locator(`[data-widget="${name}"]`).first(), name).toBeAttached();
  await expect(page.getByRole('dialog').first()).toBeVisible();
}
