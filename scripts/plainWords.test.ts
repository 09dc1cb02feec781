import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { plainWords } from './plainWords.mjs';

const wordsIn = (code: string) =>
  new Linter()
    .verify(code, {
      plugins: { kalem: { rules: { 'plain-words': plainWords } } },
      rules: { 'kalem/plain-words': 'warn' },
    })
    .map(({ message }) => /"(.*?)"/.exec(message)?.[1]);

test('plain-words warns about hard words in comments and test titles, and only there', () => {
  expect(wordsIn('// Nobody waits meanwhile.')).toEqual(['Nobody', 'meanwhile']);
  expect(wordsIn("it('is told', () => {});")).toEqual(['told']);
  expect(wordsIn("test.each([1])('stands %s', () => {});")).toEqual(['stands']);
  expect(wordsIn("const told = 'nobody';")).toEqual([]);
});
