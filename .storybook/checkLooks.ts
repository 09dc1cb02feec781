import { afterEach as checkA11y } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { waitFor } from 'storybook/test';

interface Look {
  width: 390 | 1440;
  theme: 'light' | 'dark';
  locale: 'tr' | 'en';
}

/**
 * Every two settings meet in one of these looks, so four stand for all eight: an axe run costs as much as a mount. The
 * last is the default, in which the a11y addon checks every story afterwards.
 */
const looks: Look[] = [
  { width: 390, theme: 'light', locale: 'en' },
  { width: 390, theme: 'dark', locale: 'tr' },
  { width: 1440, theme: 'dark', locale: 'en' },
  { width: 1440, theme: 'light', locale: 'tr' },
];

/**
 * Shows a story in both themes, languages and widths without mounting it again. In each look it checks accessibility and
 * that nothing is wider than the screen. Only under Vitest, for a story with the tag `looks`.
 */
export async function checkLooks(context: StoryContext): Promise<void> {
  const { page } = await import('vitest/browser');
  const faults: string[] = [];
  try {
    for (const look of looks) {
      await page.viewport(look.width, 900);
      show(look);
      await settled(context.canvasElement);
      const found = [...tooWide(), ...(look === looks.at(-1) ? [] : await a11yFaults(context))];
      faults.push(...found.map((fault) => `${look.theme}, ${look.locale}, ${look.width} px: ${fault}`));
    }
  } finally {
    show(undefined);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** Waits until the data is shown, and until tables have been measured, which are cards on a narrow screen. */
async function settled(canvas: HTMLElement): Promise<void> {
  await waitFor(() => {
    const loading = document.querySelector('[aria-busy="true"], .kalem-skeleton');
    if (loading) throw new Error(`It is still loading: ${loading.outerHTML.slice(0, 300)}`);
    if (![canvas, ...shownParts()].some((part) => part.textContent.trim())) throw new Error('It shows nothing');
  });
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

const shownParts = () => [...document.querySelectorAll('.kalem-widget:not([hidden]), [role$="dialog"]')];

function tooWide(): string[] {
  return [document.documentElement, ...shownParts()]
    .filter((part) => part.scrollWidth > part.clientWidth || rightOf(part) > innerWidth)
    .map((part) => {
      const cause = [...part.querySelectorAll('*')].find((one) => rightOf(one) > Math.min(rightOf(part), innerWidth));
      const what = cause ? ` for ${nameOf(cause)} '${cause.textContent}', which ends at ${String(rightOf(cause))}` : '';
      const limits = `${String(rightOf(part))} of ${String(innerWidth)} px, scrolls ${String(part.scrollWidth)} of ${String(part.clientWidth)}`;
      return `${nameOf(part)} (${limits}) is too wide${what}`;
    });
}

const rightOf = (element: Element) => Math.floor(element.getBoundingClientRect().right);
const nameOf = (element: Element) => [element.localName, ...element.classList].join('.');

async function a11yFaults(context: StoryContext): Promise<string[]> {
  try {
    await checkA11y(context);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

let shown: Look | undefined;
const listeners = new Set<() => void>();

function show(look: Look | undefined): void {
  shown = look;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The look that `checkLooks` shows at the moment, in place of the toolbar's. */
export function useShownLook(): Look | undefined {
  return useSyncExternalStore(subscribe, () => shown);
}
