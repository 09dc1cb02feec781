import { expect, type Page } from '@playwright/test';

interface Shot {
  properties: string[];
  /** Values as one string: transferring a million strings from the browser would take seconds. */
  elements: { name: string; values: string }[];
}

/** Snapshots by the open overlay. */
export type Look = Record<string, Shot>;

const portal = '.kalem-portal, .kalem-portal *';

/**
 * Snapshots of the whole gallery: at rest, with every element hovered, focused and pressed, and with each overlay open.
 * In a shadow root the page's elements get no hover or focus.
 */
export async function lookOf(page: Page, way: 'react' | 'element' = 'react'): Promise<Look> {
  const overlays = page.locator('.kalem-portal');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const look: Look = { page: await page.evaluate(snapshot, '.kalem-widget, .kalem-widget *') };
  const shoot = async (name: string) => {
    look[name] = await page.evaluate(snapshot, portal);
    await page.keyboard.press('Escape');
    await expect(page.locator('.kalem-popover, .kalem-dialog, .kalem-tooltip')).toHaveCount(0);
  };
  await page.locator('.kalem-select').last().click();
  await overlays.getByRole('option').first().waitFor();
  await shoot('select');
  await page.getByRole('combobox', { name: 'Daire ara' }).fill('sis');
  await overlays.getByRole('option').first().waitFor();
  await shoot('combo box');
  await page.getByRole('button', { name: 'Takvimi aç' }).last().click();
  await overlays.getByRole('dialog', { name: 'Takvim' }).waitFor();
  await shoot('calendar');
  await button('İşlemler').click();
  await overlays.getByRole('menuitem').first().waitFor();
  await shoot('menu');
  await button('Neden?').click();
  await page.getByText('Koddan gelir').waitFor();
  await shoot('popover');
  await button('Daralt').focus();
  await overlays.getByRole('tooltip').waitFor();
  await shoot('tooltip');
  await button('Bildir').click();
  await overlays.locator('.kalem-toast').filter({ hasText: 'kaydedildi' }).waitFor();
  for (const kind of ['dialog', 'sheet', 'drawer']) {
    await button(`Aç: ${kind}`).click();
    await overlays.getByRole('dialog').waitFor();
    await shoot(kind);
  }
  // Only Chromium can force these states on all elements at once.
  if (way === 'element' || page.context().browser()?.browserType().name() !== 'chromium') return look;
  // The last click left the mouse over a button, whose hover state may come late.
  await page.mouse.move(0, 0);
  await expect(page.locator('.kalem-widget [data-hovered]')).toHaveCount(0);
  await force(page, ['hover', 'focus', 'focus-visible', 'focus-within', 'active']);
  look.pressed = await page.evaluate(snapshot, '.kalem-widget, .kalem-widget *');
  return look;
}

async function force(page: Page, forcedPseudoClasses: string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const selector = '.kalem-widget :is(button, input, textarea, a, label, tr)';
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds) await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
}

/** Runs in the page: all computed styles of the matching elements, also in open shadow roots. */
export function snapshot(selector: string): Shot {
  // `all: unset` also removes the locale of the lang attribute, which no style of ours uses.
  const properties = [...getComputedStyle(document.body)].filter((property) => property !== '-webkit-locale');
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  const found = roots.flatMap((root) => [...root.querySelectorAll(selector)]);
  const elements = found.flatMap((element, at) => {
    const classes = element.getAttribute('class')?.trim().replace(/^|\s+/g, '.') ?? '';
    return ['', '::before', '::after', '::placeholder'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const isThere =
        part === '' || (part === '::placeholder' ? element.hasAttribute('placeholder') : style.content !== 'none');
      const name = `${at} ${element.localName}${classes}${part}`;
      return isThere
        ? [{ name, values: properties.map((property) => style.getPropertyValue(property)).join('\n') }]
        : [];
    });
  });
  return { properties, elements };
}

/**
 * A text of the differences: each property once, with its first element. Pairs for which `same` is true are skipped.
 */
export function differences(one: Look, other: Look, same = isEqual): string[] {
  const found = new Map<string, string>();
  for (const [state, { properties, elements }] of Object.entries(one)) {
    const others = new Map(other[state]?.elements.map(({ name, values }) => [name, values]));
    for (const { name, values } of elements) {
      const now = others.get(name);
      if (!others.delete(name)) found.set(`${state} without`, name);
      if (now === undefined || now === values) continue;
      const [before, after] = [values.split('\n'), now.split('\n')];
      properties.forEach((property, index) => {
        if (found.has(property) || same(before[index] ?? '', after[index] ?? '')) return;
        found.set(property, `${before[index]} → ${after[index]} (${state}, ${name})`);
      });
    }
    for (const name of others.keys()) found.set(`${state} has besides`, name);
  }
  return [...found].map(([property, change]) => `${property}: ${change}`);
}

function isEqual(one: string, other: string): boolean {
  return one === other;
}

/**
 * Whether two values differ by at most 1.5 pixels or half a percent: in another size lines and letters are slightly
 * thicker or thinner.
 */
export function isNear(one: string, other: string): boolean {
  const numbers = /-?\d+(\.\d+)?/g;
  const those = other.match(numbers) ?? [];
  return (
    one.replace(numbers, '') === other.replace(numbers, '') &&
    (one.match(numbers) ?? []).map(Number).every((number, index) => {
      const allowed = Math.max(1.5, Math.abs(number) * 0.005);
      return Math.abs(number - Number(those[index])) <= allowed;
    })
  );
}
