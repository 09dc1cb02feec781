import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { declarationsOf, importsOf } from '../../scripts/api/declarations';
import { entries, nameOf, outside, pathBetween } from './builtFiles';

/**
 * Writes the .d.ts files beside the code: the compiler's output for every file that an entry reaches
 * (docs/decisions/16-types-per-file.md).
 */
export function writeDeclarations(dist: string): void {
  const waiting = Object.values(entries).map((file) => resolve(file));
  const declarations = declarationsOf(waiting, 'tsconfig.json');
  for (const file of waiting) {
    const written = withBuiltPaths(declarations.texts.get(file) ?? '', file, (path) => {
      const next = declarations.resolve(path, file);
      if (!waiting.includes(next)) waiting.push(next);
      return builtName(next);
    });
    const target = `${join(dist, builtName(file))}.d.ts`;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, written);
  }
}

/**
 * Rewrites the import paths of a .d.ts to those in dist. Throws on an import of a package that hosts do not install,
 * because they could not resolve it.
 */
function withBuiltPaths(text: string, file: string, builtOf: (path: string) => string): string {
  let written = '';
  let end = 0;
  for (const literal of importsOf(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))) {
    const path = literal.text;
    if (!path.startsWith('.') && !outside.test(path)) throw new Error(`The types of ${file} lead to ${path}.`);
    if (!path.startsWith('.')) continue;
    written += text.slice(end, literal.end - path.length - 1) + pathBetween(builtName(file), builtOf(path));
    end = literal.end - 1;
  }
  return written + text.slice(end);
}

function builtName(file: string): string {
  return nameOf(relative(process.cwd(), file));
}
