import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrastRatio, createTheme } from './createTheme';
import { defaultColors } from './defaultColors';
import { derivedColors } from './derivedColors';
import type { Theme } from './theme';

const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
const blocks = tokens.split(/(?=:where\(\.kalem-root)/);
const colorsOf = (selector: string) =>
  Object.fromEntries(
    [...(blocks.find((block) => block.startsWith(selector)) ?? '').matchAll(/--kalem-color-([\w-]+): ([^;]+);/g)].map(
      ([, name, value]) => [name, value],
    ),
  );

test('the default colours equal those of the stylesheet, in both dark blocks', () => {
  expect(colorsOf(':where(.kalem-root) {')).toEqual(defaultColors.light);
  expect(colorsOf(":where(.kalem-root[data-theme='dark'])")).toEqual(defaultColors.dark);
  expect(colorsOf(":where(.kalem-root[data-theme='system'])")).toEqual(defaultColors.dark);
});

test('the default colours have enough contrast', () => {
  expect(() => createTheme({ light: defaultColors.light, dark: defaultColors.dark })).not.toThrow();
});

test('rejects a theme with low contrast and names the colour pairs', () => {
  expect(() => createTheme({ light: { primary: '#7fb7c2' } })).toThrow(
    /light on-primary on primary is 2\.\d\d, at least 4\.5 is needed/,
  );
});

test('BNK-27: derives all colours that depend on a given colour, with enough contrast', () => {
  const names = (scheme: 'light' | 'dark', colors: Theme['light']) =>
    derivedColors(scheme, { [scheme]: colors }).map(([name]) => name);
  expect(names('light', { primary: '#7a1fa2' })).toEqual(['primary-hover', 'primary-soft', 'surface-sunken']);
  expect(names('dark', { primary: '#d9a5ee' })).toEqual(['primary-hover', 'primary-soft']);
  expect(names('dark', { bg: '#1b1410', surface: '#241b16', text: '#f3ebe6' })).toEqual([
    ...['primary-soft', 'surface-sunken', 'border', 'scrim'],
  ]);
  expect(() => createTheme({ light: { primary: '#7a1fa2' }, dark: { primary: '#d9a5ee' } })).not.toThrow();
});

test('BNK-27: keeps a colour that the theme gives', () => {
  const theme = { light: { primary: '#7a1fa2', 'primary-hover': '#5f1780' } };
  expect(derivedColors('light', theme).map(([name]) => name)).not.toContain('primary-hover');
});

test('BNK-27: checks the contrast of derived colours too', () => {
  expect(() => createTheme({ light: { primary: '#2f7f3f', surface: '#ffffff' } })).toThrow(
    /light primary on primary-soft is 4\.\d\d/,
  );
});

test('computes the contrast of WCAG 2.2; skips colours in other notations', () => {
  expect(contrastRatio('#000', '#ffffff')).toBe(21);
  expect(contrastRatio('rgb(0 94 114)', '#fff')).toBeCloseTo(7.4, 1);
  expect(contrastRatio('oklch(0.5 0.1 200)', '#fff')).toBeUndefined();
});
