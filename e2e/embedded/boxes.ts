import { expect, type Locator } from '@playwright/test';

/** The position in screen pixels. */
export async function boxOf(locator: Locator) {
  return locator.evaluate((element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    return { left, right, top, bottom, width };
  });
}

/** Expects an overlay of usable height directly below or above its anchor, with aligned edges, apart from a few pixels. */
export async function expectBeside(overlay: Locator, anchor: Locator, edge: 'left' | 'right'): Promise<void> {
  const [over, at] = [await boxOf(overlay), await boxOf(anchor)];
  expect(Math.abs(over[edge] - at[edge])).toBeLessThan(3);
  expect(over.bottom - over.top).toBeGreaterThan(40);
  expect(Math.min(Math.abs(over.top - at.bottom), Math.abs(at.top - over.bottom))).toBeLessThan(8);
}
