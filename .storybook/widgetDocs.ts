import type { ArgTypes, ArgTypesEnhancer } from 'storybook/internal/types';
import type { WidgetDocs } from '../scripts/widgets/widgetEvents.mjs';

/** A component with what the build hung on it. */
interface Documented {
  displayName?: string;
  widgetDocs?: WidgetDocs;
  __docgenInfo?: { description?: string };
}

interface Told {
  component?: unknown;
  args: Record<string, unknown>;
  globals: Record<string, unknown>;
}

/** Returns the docs of a widget from its file, and `undefined` for any other component. */
export function widgetDocsOf(component: unknown): (WidgetDocs & { name: string }) | undefined {
  const { displayName: name, widgetDocs } = (component ?? {}) as Documented;
  return name !== undefined && widgetDocs ? { ...widgetDocs, name } : undefined;
}

/** The doc comment of a component's stories, followed by that of the component. */
export function describe(component: unknown, ofStories = ''): string {
  const own = (component as Documented | undefined)?.__docgenInfo?.description ?? '';
  return [ofStories, own.split('@example')[0]?.trim()].filter(Boolean).join('\n\n');
}

const ofEveryWidget = ['id', 'className', 'companyId', 'onEvent', 'onError'];
const eventsOf = 'What onEvent hears';

/** In the table of a widget its own props come first, then what every widget takes, then what it tells. */
export const documentWidget: ArgTypesEnhancer = ({ argTypes, component }) => {
  const docs = widgetDocsOf(component);
  if (!docs) return argTypes;
  const props = Object.entries(argTypes).map(([key, prop]) => {
    if (!ofEveryWidget.includes(key)) return [key, isCode(prop) ? { ...prop, control: false } : prop];
    const table = {
      ...prop.table,
      category: 'Of every widget',
      ...(key === 'onEvent' && { type: { summary: `(event: ${docs.name}Event) => void` } }),
    };
    return [key, { ...prop, control: false, table }];
  });
  const events = docs.events.map(({ type, payload, description }) => [
    `event:${type}`,
    {
      name: `type: '${type}'`,
      description,
      control: false,
      table: { category: eventsOf, ...(payload && { type: { summary: payload } }) },
    },
  ]);
  return Object.fromEntries([...props, ...events]);
};

/** Types that a control cannot edit. */
function isCode({ table }: ArgTypes[string]): boolean {
  return /ReactNode|=>/.test(table?.type?.summary ?? '');
}

/** A story as its host would write it: the widget in its provider, with what the toolbar and the controls say. */
export function hostCode(code: string, { component, args, globals }: Told): string {
  const docs = widgetDocsOf(component);
  // What listens is a spy of the story's.
  if (!docs) return code.replace(/(\w+)=\{function \w*\(\) ?\{\}\}/g, '$1={$1}');
  const { name, entry, example } = docs;
  return [
    `import { KalemProvider } from '@kalem/ui';`,
    `import { ${name} } from '@kalem/ui/${entry}';`,
    `import '@kalem/ui/styles.css';`,
    '',
    `<KalemProvider${attributes(['client={client}', 'companyId={companyId}', ...look(globals)], '')}>`,
    `  ${element(name, example, args)}`,
    `</KalemProvider>`,
  ].join('\n');
}

function look({ locale, theme, density }: Record<string, unknown>): string[] {
  const parts = [
    theme !== 'light' && `scheme: '${theme}'`,
    density !== 'comfortable' && `density: '${density}'`,
  ].filter(Boolean);
  return [
    ...(locale === 'en' ? ['locale="en"'] : []),
    ...(parts.length > 0 ? [`theme={{ ${parts.join(', ')} }}`] : []),
  ];
}

/** The example of the doc comment with the story's args put to it. */
function element(name: string, example: string, args: Record<string, unknown>): string {
  const [, own = ''] = new RegExp(`^<${name}\\s*([^]*?)\\s*/>$`).exec(example) ?? [];
  const handler = own.indexOf('onEvent=');
  const [plain, heard] = handler < 0 ? [own, ''] : [own.slice(0, handler), own.slice(handler)];
  const given = Object.entries(args).flatMap(([key, value]) => {
    if (typeof value === 'string') return [`${key}="${value}"`];
    return typeof value === 'boolean' || typeof value === 'number' ? [`${key}={${String(value)}}`] : [];
  });
  const kept = plain.split(/\s+/).filter((one) => one !== '' && !((one.split('=')[0] ?? '') in args));
  return `<${name}${attributes([...kept, ...given, ...(heard ? [heard] : [])], '  ')} />`;
}

/** On one line while it is short. */
function attributes(all: string[], indent: string): string {
  const line = all.map((one) => ` ${one}`).join('');
  return line.length <= 96 ? line : `${all.map((one) => `\n${indent}  ${one}`).join('')}\n${indent}`;
}
