import { expect, test, type Page } from '@playwright/test';
import { watchConsole } from '../watchConsole';
import { browserFiles, elementOf, openElements, widgets } from './elementsPage';

test.describe.configure({ timeout: 180_000 });

test('EMB-01, EMB-04, EMB-08: one script of at most 4 KB shows every widget under a strict policy with Trusted Types', async ({
  page,
}) => {
  expect(Buffer.byteLength((await browserFiles()).get('/kalem/loader.js')?.body ?? '')).toBeLessThanOrEqual(4_000);
  const faults = watchConsole(page);
  await openAll(page);
  expect(await page.evaluate(() => document.documentElement.dataset['violations'] ?? '')).toBe('');
  expect(faults).toEqual([]);
});

test('EMB-11: every element keeps to its place at 320 px, and at 1280 px in twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openAll(page);
  const tooWide = () =>
    page
      .locator('html, kalem-provider > *')
      .evaluateAll((elements) =>
        elements.filter((one) => one.scrollWidth > one.clientWidth && one.clientWidth > 0).map((one) => one.localName),
      );
  expect(await tooWide(), 'at 320 px').toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => document.documentElement.style.setProperty('zoom', '2'));
  expect(await tooWide(), 'in twice the size').toEqual([]);
});

test('EMB-11: with forced colours, which take fills and shadows away, every field has a line around it @chromium', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAll(page);
  const fields = page.locator('input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select');
  expect(await fields.count()).toBeGreaterThan(30);
  const bare = await fields.locator('visible=true').evaluateAll((all) => {
    const hasLine = (one: Element | null | undefined) =>
      one && Number.parseFloat(getComputedStyle(one).borderBottomWidth) > 0;
    return all
      .filter((field) => ![field, field.parentElement, field.parentElement?.parentElement].some(hasLine))
      .map((field) => field.outerHTML.slice(0, 200));
  });
  expect(bare).toEqual([]);
});

test('EMB-11: who asked for less motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAll(page);
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

// Chromium's own tools count.
test('EMB-03: fifty elements that come and go, of every kind, leave no node, no listener and no timer @chromium', async ({
  page,
}) => {
  const templates = widgets.map(
    ({ name }) =>
      `<template id="${name}"><kalem-provider base-url="/api" company-id="1" user-key="1">${elementOf(name)}</kalem-provider></template>`,
  );
  await openElements(page, `<kalem-login base-url="/api"></kalem-login><div id="stage"></div>${templates.join('')}`);
  await expect(page.getByRole('heading', { name: 'Giriş Yap' })).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const count = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {
      nodes: of('Nodes'),
      listeners: of('JSEventListeners'),
      timers: await page.evaluate(() => window.timers.size),
    };
  };
  const comeAndGo = ({ name }: { name: string }) =>
    page.evaluate(async (id) => {
      const [stage, template] = [document.querySelector('#stage'), document.querySelector(`#${id}`)];
      if (!stage || !(template instanceof HTMLTemplateElement)) throw new Error(`There is no template of ${id}`);
      const frame = () => new Promise(requestAnimationFrame);
      stage.append(template.content.cloneNode(true));
      while (!stage.querySelector('kalem-provider > *')?.shadowRoot?.querySelector('.kalem-widget')) await frame();
      stage.replaceChildren();
      for (let frames = 0; frames < 3; frames++) await frame();
    }, name);
  // Each once: what it loads stays.
  for (const widget of widgets) await comeAndGo(widget);
  const before = await count();
  for (const widget of [...widgets, ...widgets].slice(0, 50)) await comeAndGo(widget);
  const after = await count();
  // React and the browser keep a few of the last ones.
  expect(after.nodes - before.nodes).toBeLessThan(200);
  expect(after.listeners - before.listeners).toBeLessThan(60);
  expect(after.timers - before.timers).toBeLessThan(5);
  expect(await page.locator('kalem-toasts').count()).toBe(1);
});

/** Every widget, in one of two providers: those that sign in have the client's own session, the others the bank's token. */
async function openAll(page: Page): Promise<void> {
  expect(widgets.length).toBeGreaterThan(30);
  const provided = [true, false].map((signsIn) => {
    const inside = widgets.filter((widget) => widget.signsIn === signsIn).map(({ name }) => elementOf(name));
    const token = signsIn ? '' : 'token-url="/token"';
    return `<kalem-provider base-url="/api" ${token} company-id="1" user-key="1">${inside.join('')}</kalem-provider>`;
  });
  await openElements(page, provided.join('\n'));
  for (const { name } of widgets)
    await expect(page.locator(`kalem-${name} .kalem-widget`).first(), name).toBeAttached();
  await expect(page.locator('kalem-invoice-list').getByRole('button', { name: 'Yeniden dene' })).toBeVisible();
}
