import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/*
 * The tour and AGENTS.md name files (`packages/sdk/src/send.ts`), folders (`openapi/paths/`) and functions
 * (`packages/sdk/src/send.ts:createSend`), all from the root. This test fails for a moved file or a renamed function.
 */
const DOCUMENTS = ['docs/tour.md', 'AGENTS.md'];
const ROOTS = '(?:packages|openapi|docs|scripts|e2e|bench|examples|\\.storybook|\\.changeset)';
const NAMED = new RegExp(`\`(?<path>${ROOTS}/[\\w./-]*)(?::(?<name>\\w+))?\``, 'g');

it.each(DOCUMENTS)('every path and function named in %s exists', (document) => {
  const text = readFileSync(document, 'utf8');

  expect(text.match(NAMED)).not.toBeNull();
  expect(lostNames(text)).toEqual([]);
});

it('finds missing paths and functions', () => {
  expect(
    lostNames(
      '`packages/sdk/src/lost.ts`, `packages/sdk/src/send.ts:createSend`, `packages/sdk/src/send.ts:createSen`, `openapi/paths/`',
    ),
  ).toEqual(['packages/sdk/src/lost.ts', 'packages/sdk/src/send.ts:createSen']);
});

/** The named paths that do not exist, and the named functions that are missing in their file. */
function lostNames(text: string): string[] {
  return [...text.matchAll(NAMED)].flatMap(({ groups: { path = '', name } = {} }) => {
    if (!existsSync(path)) return [path];
    return name === undefined || declares(readFileSync(path, 'utf8'), name) ? [] : [`${path}:${name}`];
  });
}

/** Whether the source declares a function, class or constant, or a method or property at the start of a line. */
function declares(source: string, name: string): boolean {
  return new RegExp(`(?:function\\*?|class|const) ${name}\\b|^ +(?:async )?${name}(?:[(<]|: )`, 'm').test(source);
}
