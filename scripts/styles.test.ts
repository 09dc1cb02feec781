import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'packages/ui/src';
const tokens = readFileSync(`${folder}/styles/tokens.css`, 'utf8');
const steps = new Map([...tokens.matchAll(/(--kalem-space-\d): (\d+px);/g)].map(([, name, size]) => [size, name]));
const line = /--kalem-line: (\d+px);/.exec(tokens)?.[1];

interface Declaration {
  place: string;
  value: string;
  /** The value without functions, because `calc()` may add sizes that no theme sets. */
  plain: string;
}

const declarations = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => declarationsIn(file, readFileSync(`${folder}/${file}`, 'utf8')));

function declarationsIn(file: string, source: string): Declaration[] {
  const css = source.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...css.matchAll(/(?<=[{;]\s*)([\w-]+):([^;{}]+);/g)].map(({ 1: name = '', 2: value = '', index }) => ({
    place: `${file}:${css.slice(0, index).split('\n').length} ${name}`,
    value: value.trim(),
    plain: value.replace(/\w+\((?:[^()]|\([^()]*\))*\)/g, '').trim(),
  }));
}

it('spacing with a value of the scale uses its token', () => {
  const literal = declarations.flatMap(({ place, plain }) =>
    / ((padding|margin)[a-z-]*|((row|column)-)?gap)$/.test(place)
      ? (plain.match(/\b\d+px\b/g) ?? []).filter((size) => steps.has(size)).map((size) => `${place}: ${size}`)
      : [],
  );
  expect(steps.size).toBe(8);
  expect(literal).toEqual([]);
});

it('the line height of body text uses its token', () => {
  expect(line).toBe('20px');
  expect(declarations.filter(({ place, plain }) => place.endsWith(' line-height') && plain === line)).toEqual([]);
});

it("corners use the theme's radius, also a radius of 0, except circles", () => {
  const literal = declarations.filter(
    ({ place, value, plain }) =>
      place.endsWith('radius') && (/\d/.test(plain.replace(/\b(0|50%)(?!\w)/g, '')) || /\+ \d/.test(value)),
  );
  expect(literal.filter(({ place }) => !place.includes(' --kalem-'))).toEqual([]);
});

it('the basic rule of a class is in one file: two components with the same class would mix their styles', () => {
  const files = new Map<string, Set<string>>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css')))
    for (const [, name = ''] of readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^ {2}\.(kalem-[\w-]+) \{$/gm))
      files.set(name, (files.get(name) ?? new Set()).add(file));
  expect(files.size).toBeGreaterThan(300);
  expect([...files].flatMap(([name, where]) => (where.size > 1 ? [`${name}: ${[...where].join(', ')}`] : []))).toEqual(
    [],
  );
});
