import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { widgets } from '../packages/ui/src/widgets';

type Exports = Record<string, unknown>;

const packageFile = 'packages/ui/package.json';

/** The package.json of @kalem/ui with an entry point for every widget of `src/widgets/index.ts`: in the workspace its source, published its built file. */
export function packageWithEntries(): { file: string; now: string; then: string } {
  const now = readFileSync(packageFile, 'utf8');
  const manifest = JSON.parse(now) as { exports: Exports; publishConfig: { exports: Exports } };
  const names = Object.keys(widgets);
  const built = Object.fromEntries(names.map((name) => [`./${name}`, builtOf(name)]));
  const sources = Object.fromEntries(
    names.map((name) => [`./${name}`, { 'kalem-source': sourceOf(name), ...builtOf(name) }]),
  );
  manifest.exports = withWidgets(manifest.exports, sources);
  manifest.publishConfig.exports = withWidgets(manifest.publishConfig.exports, built);
  return { file: packageFile, now, then: `${JSON.stringify(manifest, null, 2)}\n` };
}

/** In the place of the widgets that stood there: behind the root and the primitives, before the styles. */
function withWidgets({ '.': root, './primitives': primitives, ...others }: Exports, entries: Exports): Exports {
  const rest = Object.entries(others).filter(([path]) => /\.(css|json)$/.test(path));
  return { '.': root, './primitives': primitives, ...entries, ...Object.fromEntries(rest) };
}

/** 'invoice-list' stands in InvoiceList/InvoiceList.tsx. */
function sourceOf(name: string): string {
  const folder = name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  return `./src/widgets/${folder}/${folder}.tsx`;
}

function builtOf(name: string) {
  return { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { file, then } = packageWithEntries();
  writeFileSync(file, then);
}
