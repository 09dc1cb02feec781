import { expect, type Locator } from '@playwright/test';

/** Where something stands, in the pixels of the screen. */
export async function boxOf(locator: Locator) {
  return locator.evaluate((element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    return { left, right, top, bottom, width };
  });
}

/**
 * An overlay stands below or above its anchor, edge at edge, but for the few pixels between them, and is high enough
 * for a choice.
 */
export async function expectBeside(overlay: Locator, anchor: Locator, edge: 'left' | 'right'): Promise<void> {
  const [over, at] = [await boxOf(overlay), await boxOf(anchor)];
  expect(Math.abs(over[edge] - at[edge])).toBeLessThan(3);
  expect(over.bottom - over.top).toBeGreaterThan(40);
  expect(Math.min(Math.abs(over.top - at.bottom), Math.abs(at.top - over.bottom))).toBeLessThan(8);
}
