import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allEvents, allStyles, packageWithEntries } from './widgetEntries';

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

test('widgets/index.ts exports the events of every widget; npm run generate writes it', () => {
  const { now, then } = allEvents();
  expect(now).toBe(then);
});

test('styles.css and styles.layered.css contain every widget; npm run generate writes them', () => {
  for (const { file, now, then } of allStyles()) expect(now, file).toBe(then);
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
