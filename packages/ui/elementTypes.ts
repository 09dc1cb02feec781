import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The types of `@kalem/ui/elements` are written here and not bundled with the others: they are those of all widgets
 * once more, and lead to the files that the bundler has made of these.
 */
export function withoutElements(entries: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => name !== 'elements'));
}

const folder = 'src/elements';

/** Takes over what `src/elements` says of types, by the names under which the package has them. */
function writeElementTypes(dist: string): void {
  const index = readFileSync(`${folder}/index.ts`, 'utf8');
  const element = readFileSync(`${folder}/KalemElement.ts`, 'utf8');
  const text = [
    `import type { InvoiceDraft } from '@kalem/domain';`,
    `import type { CallSpan, KalemClient } from '@kalem/sdk';`,
    `import type { DetailedHTMLProps, HTMLAttributes } from 'react';`,
    `import type { Consent, Failure, KalemStorage, Locale, Theme, WidgetEvent, WidgetName, WidgetSpan } from './index.js';`,
    '',
    cutFrom(element, '/** Answers the access token', '/** What every element'),
    `interface KalemElement {\n${settingsOf(element)}}\n`,
    beforeEvent,
    `${docOf(index, 'export function defineCustomElements')}export declare function defineCustomElements(): void;\n`,
    `interface Plans {\n${plans()}}`,
    cutFrom(index, 'type PropsOf<'),
  ].join('\n');
  writeFileSync(`${dist}/elements.d.ts`, text);
}

const beforeEvent = `/**
 * Asked before something happens: \`preventDefault()\` stops it, \`respondWith\` answers later. False stops it too, and a
 * text is shown as the reason.
 */
export declare class BeforeEvent<Detail = unknown> extends CustomEvent<Detail> {
  answer: Consent;
  respondWith(answer: Consent): void;
}
`;

function cutFrom(code: string, start: string, end?: string): string {
  const from = code.indexOf(start);
  const to = end === undefined ? code.length : code.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The types of the elements have no part from '${start}'.`);
  return code.slice(from, to);
}

function docOf(code: string, what: string): string {
  const before = code.slice(0, code.indexOf(what));
  return before.slice(before.lastIndexOf('/**'));
}

/** The properties that the class declares, with what they say of themselves. */
function settingsOf(code: string): string {
  return [...code.matchAll(/ {2}(\/\*\* [^\n]*\*\/)\n {2}declare (\w+: [^\n]*;)\n/g)]
    .map(([, says = '', property = '']) => `  ${says}\n  ${property}\n`)
    .join('');
}

/** Every widget with the props that are properties of its element. */
function plans(): string {
  const made = readFileSync(`${folder}/generated/widgetElements.ts`, 'utf8');
  return [...made.matchAll(/^ {2}'([\w-]+)': ElementPlan<typeof import\('[^']*'\)\.(\w+), (.*)>;$/gm)]
    .map(
      ([, name = '', component = '', props = '']) =>
        `  '${name}': { load: () => Promise<typeof import('./${name}.js').${component}>; props: Record<${props}, unknown> };\n`,
    )
    .join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeElementTypes('dist');
