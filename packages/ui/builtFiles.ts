import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** The entry points of package.json, whose widgets come from the folders of `src/widgets` (`npm run generate`). */
const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, { 'kalem-source'?: string }>;
};
export const entries = entriesIn(/\.tsx?$/);

/** The entries of a kind: their public names, each with its source file. */
export function entriesIn(kind: RegExp): Record<string, string> {
  return Object.fromEntries(
    Object.entries(exports).flatMap(([path, { 'kalem-source': source = '' }]) =>
      kind.test(source) ? [[path === '.' ? 'index' : path.slice(2).replace(kind, ''), source.slice(2)]] : [],
    ),
  );
}

/**
 * Packages that a host installs. All others are bundled. React Aria is bundled in our version, cut to our languages,
 * and does not conflict with a host's own copy.
 */
export const outside =
  /^(react|react-dom|jotai|openapi-react-query|xlsx|@tanstack\/react-query|@kalem\/(domain|sdk))(\/|$)/;

/**
 * The name in dist for a source file, for code and types: 'src/primitives/Button.tsx' → 'primitives/Button', an entry →
 * its public name, React Aria's files → 'vendor/…'.
 */
export function nameOf(file: string): string {
  const entry = Object.keys(entries).find((name) => entries[name] === file);
  const [, vendored] = /.*node_modules\/(.*)\.\w+$/.exec(file) ?? [];
  return entry ?? (vendored ? `vendor/${vendored}` : relative('src', file).replace(/\.\w+$/, ''));
}

/** The import path from one built file to another. */
export function pathBetween(from: string, to: string): string {
  const path = relative(`${from}/..`, to);
  return `${path.startsWith('.') ? path : `./${path}`}.js`;
}
