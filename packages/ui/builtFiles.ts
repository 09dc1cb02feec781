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
 * What a host installs beside us. The rest, React Aria, travels inside, in our version and cut to our languages; a
 * host's own copy does not concern us.
 */
export const outside =
  /^(react|react-dom|jotai|openapi-react-query|xlsx|@tanstack\/react-query|@kalem\/(domain|sdk))(\/|$)/;

/**
 * The name in dist of what a file becomes, code and types alike: 'src/primitives/Button.tsx' → 'primitives/Button', an
 * entry → its public name, React Aria's → 'vendor/…'.
 */
export function nameOf(file: string): string {
  const entry = Object.keys(entries).find((name) => entries[name] === file);
  const [, vendored] = /.*node_modules\/(.*)\.\w+$/.exec(file) ?? [];
  return entry ?? (vendored ? `vendor/${vendored}` : relative('src', file).replace(/\.\w+$/, ''));
}

/** How the file of one name imports that of another. */
export function pathBetween(from: string, to: string): string {
  const path = relative(`${from}/..`, to);
  return `${path.startsWith('.') ? path : `./${path}`}.js`;
}
