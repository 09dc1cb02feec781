import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { componentOf, widgetNames } from './widgetNames';
import type { PropKind } from '../../packages/ui/src/elements/ElementProps';
import { meaningOf, type Prop, widgetDocs } from './widgetDocs';

const folder = 'packages/ui/src';
const file = `${folder}/elements/generated/widgetElements.ts`;

/**
 * The definitions of the custom elements, read from each widget's file: its module, required props, and the attribute
 * type of each prop.
 */
export function widgetElements(): { file: string; now: string; then: string } {
  const types = widgetNames.map((name) => `  '${name}': ${typeOf(name)};\n`);
  const plans = widgetNames.map((name) => `  '${name}': {\n${planOf(name)}  },\n`);
  const then = `import type { ElementPlan } from '../ElementProps';

/** Made by \`npm run generate\`: every widget as a custom element. */
export const widgetElements: {
${types.join('')}} = {
${plans.join('')}};
`;
  return { file, now: existsSync(file) ? readFileSync(file, 'utf8') : '', then };
}

/** An explicit type: with an inferred one the declarations would refer to props that are internal to the widget. */
function typeOf(name: string): string {
  const title = componentOf(name);
  const props = Object.keys(propKinds(name)).map((prop) => `'${prop}'`);
  const component = `typeof import('../../widgets/${title}/${title}').${title}`;
  return `ElementPlan<${component}, ${props.join(' | ') || 'never'}>`;
}

function planOf(name: string): string {
  const title = componentOf(name);
  const path = `../../widgets/${title}/${title}`;
  const code = readFileSync(`${folder}/widgets/${title}/${title}.tsx`, 'utf8');
  const [, needs = 'company'] = new RegExp(`defineWidget\\('${name}'[^;]*needs: '(\\w+)'`).exec(code) ?? [];
  const kinds = Object.entries(propKinds(name)).map(([prop, kind]) => `      ${prop}: '${kind}',\n`);
  return [
    `    load: async () => (await import('${path}')).${title},\n`,
    existsSync(`${folder}/widgets/${title}/${title}.css`)
      ? `    styles: async () => (await import('${path}.css?inline')).default,\n`
      : '',
    `    needs: '${needs}',\n`,
    kinds.length > 0 ? `    props: {\n${kinds.join('')}    },\n` : '    props: {},\n',
  ].join('');
}

/** How each prop of a widget is written in HTML. */
export function propKinds(name: string): Record<string, PropKind> {
  const { title, props } = widgetDocs(name);
  const own = props.filter((prop) => prop.name !== 'companyId');
  return Object.fromEntries(own.map((prop) => [prop.name.replace('?', ''), kindOf(title, prop)]));
}

/** The attribute type for this prop type; the values are those of `PropKind` in ElementProps.ts. */
function kindOf(widget: string, { name, type }: Prop): PropKind {
  const meaning = type
    .split(' | ')
    .map(meaningOf)
    .join(' | ')
    .replace(/ \| undefined$/, '');
  const [, argument] = /^\((\w+)/.exec(meaning) ?? [];
  if (argument && name.startsWith('on')) return `${name.startsWith('onBefore') ? 'before' : 'event'}:${argument}`;
  if (meaning === 'ReactNode') return 'slot';
  if (meaning === 'boolean') return 'boolean';
  if (/^readonly (string|\(('\w+'( \| )?)+\))\[\]$/.test(meaning)) return 'tokens';
  if (/^(string|'[\w-]+'| \| )+$/.test(meaning)) return 'string';
  if (/^(number|\d+| \| )+$/.test(meaning)) return 'number';
  if (/^Partial<|^\{|^readonly \{/.test(meaning)) return 'json';
  if (/^HTMLElement|=> /.test(meaning)) return 'property';
  throw new Error(
    `How is ${name}: ${type} of ${widget} written as an attribute? Say it in scripts/widgets/widgetElements.ts.`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(file, widgetElements().then);
