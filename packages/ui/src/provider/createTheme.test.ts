import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrastRatio, createTheme } from './createTheme';
import { defaultColors } from './defaultColors';

const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
const blocks = tokens.split(/(?=:where\(\.kalem-root)/);
const colorsOf = (selector: string) =>
  Object.fromEntries(
    [...(blocks.find((block) => block.startsWith(selector)) ?? '').matchAll(/--kalem-color-([\w-]+): ([^;]+);/g)].map(
      ([, name, value]) => [name, value],
    ),
  );

test('the default colours are those of the stylesheet, the dark ones in both places', () => {
  expect(colorsOf(':where(.kalem-root) {')).toEqual(defaultColors.light);
  expect(colorsOf(":where(.kalem-root[data-theme='dark'])")).toEqual(defaultColors.dark);
  expect(colorsOf(":where(.kalem-root[data-theme='system'])")).toEqual(defaultColors.dark);
});

test('the default colours can be read', () => {
  expect(() => createTheme({ light: defaultColors.light, dark: defaultColors.dark })).not.toThrow();
});

test('a theme that people could not read names the pairs and their contrast', () => {
  expect(() => createTheme({ light: { primary: '#7fb7c2' } })).toThrow(
    /light on-primary on primary is 2\.\d\d, at least 4\.5 is needed/,
  );
});

test('contrast is that of WCAG 2.2, and a colour of another notation is taken unseen', () => {
  expect(contrastRatio('#000', '#ffffff')).toBe(21);
  expect(contrastRatio('rgb(0 94 114)', '#fff')).toBeCloseTo(7.4, 1);
  expect(contrastRatio('oklch(0.5 0.1 200)', '#fff')).toBeUndefined();
});
