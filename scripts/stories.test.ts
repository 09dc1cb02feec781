import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/*
 * A page of documentation shows a story as it stands; one that is played is a test, and would click about on the page.
 * So the first story of a file is unclicked, and a played one is tagged `!autodocs`.
 */
const files = readdirSync('packages/ui/src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
);

interface StoryInFile {
  name: string;
  isPlayed: boolean;
  isDocumented: boolean;
}

describe.each(files)('%s', (file) => {
  const stories = storiesIn(readFileSync(join('packages/ui/src', file), 'utf8'));

  it('begins with a story that nobody has clicked in', () => {
    expect(stories[0]).toMatchObject({ isPlayed: false, isDocumented: true });
  });

  it('plays no story on the page of documentation', () => {
    expect(stories.filter(({ isPlayed, isDocumented }) => isPlayed && isDocumented)).toEqual([]);
  });
});

it('finds what it looks for', () => {
  expect(storiesIn(`export const One: Story = { ...base, play: async () => {} };`)).toEqual([
    { name: 'One', isPlayed: true, isDocumented: true },
  ]);
});

function storiesIn(code: string): StoryInFile[] {
  const source = ts.createSourceFile('x.stories.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return source.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .map(({ name, initializer }) => {
      const properties = initializer && ts.isObjectLiteralExpression(initializer) ? [...initializer.properties] : [];
      const textOf = (key: string) => properties.find((one) => one.name?.getText() === key)?.getText() ?? '';
      return {
        name: name.getText(),
        isPlayed: textOf('play') !== '',
        isDocumented: !textOf('tags').includes('!autodocs'),
      };
    });
}
