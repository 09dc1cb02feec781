import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { kebab, type PropKinds } from '../../packages/ui/src/elements/ElementProps';
import { widgetNames } from './widgetNames';
import { propKinds } from './widgetElements';
import { tablesOf, type WidgetDocs, widgetDocs } from './widgetDocs';

interface Page {
  file: string;
  now: string;
  then: string;
}

type Calls = Record<string, { method: string; path: string }[]>;

const folder = 'docs/widgets';
/** The link from a page of a widget to the guide. Composed, because the path does not exist relative to this file. */
const guide = ['[embedding.md](..', 'embedding.md)'].join('/');

/** The page of each widget, their list, and `llms.txt`, generated from the current source. */
export function widgetPages(): Page[] {
  const calls = JSON.parse(readFileSync('packages/ui/endpoint-inventory.json', 'utf8')) as Calls;
  const all = widgetNames.map((name) => ({ name, docs: widgetDocs(name) }));
  const pages = all.map(({ name, docs }) => page(`${folder}/${name}.md`, pageOf(name, docs, calls)));
  const rows = all.map(({ name, docs }) => `| [${docs.title}](${name}.md) | \`<kalem-${name}>\` | ${docs.comment} |\n`);
  const list = `# The widgets\n\nWhat they have in common: ${guide}.\n\n| React | element | |\n|---|---|---|\n${rows.join('')}`;
  const lines = all.map(({ name, docs }) => `- [${docs.title}](${folder}/${name}.md): ${docs.comment}\n`);
  return [
    ...pages,
    page([folder, 'README.md'].join('/'), list),
    page('llms.txt', `${llmsHead}\n## Widgets\n\n${lines.join('')}`),
  ];
}

const llmsHead = `# Kalem

> Embeddable Turkish e-Arşiv invoicing: React widgets and custom elements (@kalem/ui), a typed client (@kalem/sdk), the rules (@kalem/domain), a reference server and a portal simulator.

Start with docs/embedding.md; it leads to an invoice list in an empty page of HTML or an empty Vite app. Turkish property names are the wire's: they are never translated.

## Docs

- [Embedding](docs/embedding.md): three ways in, tokens, events, refusing saves, policies
- [README of @kalem/ui](packages/ui/README.md): styles, tokens, texts, Next.js, Jest
- [README of @kalem/sdk](packages/sdk/README.md): calls, sessions, files, errors
- [Message keys](packages/ui/MESSAGES.md): every text by its permanent key
- [Calls by widget](packages/ui/endpoint-inventory.json): for the allow-list of a proxy
- [The contract](openapi/openapi.yaml): every call
- [Deployment](docs/deployment.md): the server in production
- [Scaling](docs/scaling.md): what a machine carries, many servers, backup to a moment, cost
- [Testing your integration](.storybook/docs/Testing.mdx)
- [Glossary](docs/glossary.md): the Turkish terms
`;

function pageOf(name: string, docs: WidgetDocs, calls: Calls): string {
  const { title, comment, example, props, events } = docs;
  const kinds: PropKinds = propKinds(name);
  const made = (calls[`@kalem/ui/${name}`] ?? []).map(({ method, path }) => `\`${method} ${path}\``);
  const react = `import { ${title} } from '@kalem/ui/${name}';\n\n${example || `<${title} />`}`;
  return [
    `# ${title}\n\n${comment}\n`,
    `\`\`\`jsx\n${react}\n\`\`\`\n`,
    `\`\`\`html\n<kalem-${name}></kalem-${name}>\n\`\`\`\n${tablesOf(props, events)}`,
    `As an element: ${[...attributes(kinds), ...events.map(({ type }) => `\`kalem-${kebab(type)}\``)].join(', ')}.\n`,
    made.length > 0 ? `It calls ${made.join(', ')}.\n` : 'It makes no calls of its own.\n',
    `Every widget takes \`companyId\`, \`onEvent\`, \`onError\` and what ${guide} says besides.\n`,
  ].join('\n');
}

function attributes(kinds: PropKinds): string[] {
  return Object.entries(kinds).map(([name, kind]) => {
    const [way] = kind.split(':');
    if (way === 'event' || way === 'before') return `\`kalem-${kebab(name.slice(2)).slice(1)}\``;
    if (way === 'slot') return `slot \`${kebab(name)}\``;
    return way === 'property' ? `property \`${name}\`` : `\`${kebab(name)}\` (${kind})`;
  });
}

function page(file: string, then: string): Page {
  return { file, now: existsSync(file) ? readFileSync(file, 'utf8') : '', then };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(folder, { recursive: true });
  for (const { file, then } of widgetPages()) writeFileSync(file, then);
}
