import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { componentOf, widgetNames } from './widgetNames';

type Exports = Record<string, unknown>;

const packageFile = 'packages/ui/package.json';
const eventsFile = 'packages/ui/src/widgets/index.ts';

/** The style entry points in addition to those of widgets: the shared base and everything, each also in a layer. */
const styles = ['base', 'base.layered', 'styles', 'styles.layered'];

/**
 * The package.json of @kalem/ui with an entry point for every folder of `src/widgets` and one for its styles:
 * the source in the workspace, the built file when published.
 */
export function packageWithEntries(): { file: string; now: string; then: string } {
  const now = readFileSync(packageFile, 'utf8');
  const manifest = JSON.parse(now) as { exports: Exports; publishConfig: { exports: Exports } };
  const styled = widgetNames.filter(hasStyles);
  const built = Object.fromEntries([
    ...widgetNames.map((name) => [`./${name}`, builtOf(name)]),
    ...[...styles, ...styled].map((name) => [`./${name}.css`, `./dist/${name}.css`]),
  ]);
  const sources = Object.fromEntries([
    ...widgetNames.map((name) => [`./${name}`, { 'kalem-source': `${sourceOf(name)}.tsx`, ...builtOf(name) }]),
    ...styles.map((name) => [`./${name}.css`, stylesOf(name, `./src/${name}`)]),
    ...styled.map((name) => [`./${name}.css`, stylesOf(name, sourceOf(name))]),
  ]);
  manifest.exports = withWidgets(manifest.exports, sources);
  manifest.publishConfig.exports = withWidgets(manifest.publishConfig.exports, built);
  return { file: packageFile, now, then: `${JSON.stringify(manifest, null, 2)}\n` };
}

/** `styles.css` and `styles.layered.css`: the base and the styles of every widget. */
export function allStyles(): { file: string; now: string; then: string }[] {
  const widgets = widgetNames.filter(hasStyles).map((name) => `${sourceOf(name).replace('./src/', './')}.css`);
  return [
    stylesheet('packages/ui/src/styles.css', ["'./base.css'", ...widgets.map((path) => `'${path}'`)]),
    stylesheet('packages/ui/src/styles.layered.css', [
      "'./base.layered.css'",
      ...widgets.map((path) => `'${path}' layer(kalem)`),
    ]),
  ];
}

function stylesheet(file: string, sources: readonly string[]) {
  return { file, now: readFileSync(file, 'utf8'), then: sources.map((source) => `@import ${source};\n`).join('') };
}

/** `widgets/index.ts`: the events of every widget. */
export function allEvents(): { file: string; now: string; then: string } {
  const lines = widgetNames.map((name) => {
    const folder = componentOf(name);
    return `export type { ${folder}Event } from './${folder}/${folder}';\n`;
  });
  const then = `/**
 * Made by \`npm run generate\`: the events of every widget. Each widget adds its own to \`provider/events.ts\`; importing
 * this file makes all of them known.
 */
export type { WidgetEvent, WidgetEventOf, WidgetName } from '../provider/events';
${lines.join('')}`;
  return { file: eventsFile, now: readFileSync(eventsFile, 'utf8'), then };
}

/** Replaces the widget entries, which are after the hand-written entries and before those that are not code. */
function withWidgets(
  { '.': root, './elements': elements, './primitives': primitives, ...others }: Exports,
  entries: Exports,
): Exports {
  const rest = Object.entries(others).filter(([path]) => path.endsWith('.json'));
  return { '.': root, './elements': elements, './primitives': primitives, ...entries, ...Object.fromEntries(rest) };
}

/** 'invoice-list' is InvoiceList/InvoiceList.tsx, with its styles next to it. */
function sourceOf(name: string): string {
  const folder = componentOf(name);
  return `./src/widgets/${folder}/${folder}`;
}

function hasStyles(name: string): boolean {
  return existsSync(`packages/ui/${sourceOf(name)}.css`);
}

function stylesOf(name: string, source: string) {
  return { 'kalem-source': `${source}.css`, default: `./dist/${name}.css` };
}

function builtOf(name: string) {
  return { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, then } of [packageWithEntries(), ...allStyles(), allEvents()]) writeFileSync(file, then);
}
