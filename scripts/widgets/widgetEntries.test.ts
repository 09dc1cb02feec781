import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allStyles, packageWithEntries } from './widgetEntries';

const { now, then } = packageWithEntries();
const { exports, dependencies, peerDependencies } = JSON.parse(now) as {
  exports: Record<string, { 'kalem-source'?: string }>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};
const sources = Object.values(exports).flatMap((entry) => entry['kalem-source'] ?? []);
const read = (source: string) => readFileSync(`packages/ui/${source}`, 'utf8');

test('every widget has its entry point in package.json; npm run generate makes it', () => {
  expect(now).toBe(then);
  for (const source of sources) expect(existsSync(`packages/ui/${source}`), source).toBe(true);
});

test('styles.css contains every widget; npm run generate writes it', () => {
  const { now, then } = allStyles();
  expect(now).toBe(then);
});

test('every folder of widgets is in the list of widgets', () => {
  const entries = readdirSync('packages/ui/src/widgets', { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const scripts = sources.filter((source) => source.endsWith('.tsx'));
  expect(scripts.flatMap((source) => /widgets\/(\w+)\//.exec(source)?.[1] ?? []).sort()).toEqual(folders.sort());
});

test("BNK-12: every entry point with hooks is marked 'use client'", () => {
  const scripts = sources.filter((source) => source.endsWith('.ts') || source.endsWith('.tsx'));
  expect(scripts.filter((source) => !read(source).startsWith("'use client';"))).toEqual([]);
});

test('BNK-11: peer dependencies are ranges, so that a page has each only once', () => {
  const { '@tanstack/react-query': queries, jotai } = dependencies;
  const { react, 'react-dom': reactDom } = peerDependencies;
  for (const range of [queries, jotai, react, reactDom]) expect(range).toMatch(/^\^\d+\.\d+\.\d+( \|\| \^|$)/);
});
