import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { units } from '@kalem/domain/codes/units';
import { faultMessages } from '@kalem/domain/messages';
import ts from 'typescript';
import { widgets } from '../packages/ui/src/widgets';

const folder = 'packages/ui';
const readmeFile = 'packages/ui/README.md';
const messagesFile = 'packages/ui/MESSAGES.md';
const guideFile = 'docs/embedding.md';
const sources = readdirSync(`${folder}/src`, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
  .sort()
  .map((file) => {
    const text = readFileSync(`${folder}/src/${file}`, 'utf8');
    return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  });

/** README.md with its tables and the guide's policy, and the list of messages, as the source has them now. */
export function writtenFromSource(): { file: string; now: string; then: string }[] {
  const readme = readFileSync(readmeFile, 'utf8');
  const tables = { widgets: widgetTables(), tokens: tokenTable(), policy: policyOfGuide() };
  const then = Object.entries(tables).reduce(
    (text, [name, table]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`),
        (_, head: string, end: string) => `${head}${table}${end}`,
      ),
    readme,
  );
  return [
    { file: readmeFile, now: readme, then },
    { file: messagesFile, now: readOrEmpty(messagesFile), then: messageList() },
  ];
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** What a page's policy has to let pass, which stands in the guide. */
function policyOfGuide(): string {
  const [, passage] = /<!-- policy -->\n([\s\S]*?)<!-- \/policy -->/.exec(readFileSync(guideFile, 'utf8')) ?? [];
  if (!passage) throw new Error(`${guideFile} no longer says which policy is enough.`);
  return passage;
}

/** Each widget with its own props and with what it tells. */
function widgetTables(): string {
  return Object.keys(widgets)
    .map((name) => {
      const { title, comment, props, events } = widgetDocs(name);
      return `### ${title}\n\n${comment} \`@kalem/ui/${name}\`\n${tablesOf(props, events)}\n`;
    })
    .join('');
}

export interface WidgetDocs {
  title: string;
  comment: string;
  /** How a host writes it in React. */
  example: string;
  props: Prop[];
  events: EventDocs[];
}

/** What the files of a widget say of it. */
export function widgetDocs(name: string): WidgetDocs {
  const title = name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  const declared = declarationOf(title);
  const [, example = ''] = /@example (.+)\n/.exec(commentTextOf(declared)) ?? [];
  const comment = commentOf(declared);
  return { title, comment, example, props: propsOf(`${title}ViewProps`), events: eventsOf(`${title}Event`) };
}

/** Props, where it has own ones, and events. */
export function tablesOf(props: readonly Prop[], events: readonly EventDocs[]): string {
  const propRows = props.map((prop) => `| \`${prop.name}\` | ${code(prop.type)} | ${prop.comment} |`);
  const eventRows = events.map(
    ({ type, carries, comment }) => `| \`${type}\` | ${carries.map(code).join(', ')} | ${comment} |`,
  );
  const own = props.length > 0 ? `\n| prop | type | |\n|---|---|---|\n${propRows.join('\n')}\n` : '';
  return `${own}\n| event | carries | |\n|---|---|---|\n${eventRows.join('\n')}\n`;
}

interface EventDocs {
  type: string;
  carries: string[];
  comment: string;
}

export interface Prop {
  /** With a question mark where it may be left out. */
  name: string;
  type: string;
  comment: string;
}

/** The widget's own props with those of the types that it names; one of several kinds once. */
export function propsOf(typeName: string): Prop[] {
  const declared = declarations(typeName)[0];
  if (!declared) return [];
  const props: Prop[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node)) {
      const name = `${node.name.getText()}${node.questionToken ? '?' : ''}`;
      if (name !== 'emit') props.push({ name, type: node.type?.getText() ?? '', comment: commentOf(node) });
      return;
    }
    const referred = ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node);
    const other = referred ? node.getText().replace(/<.*/s, '') : '';
    if (other === 'Pick') return void props.push(...pickedOf(node));
    if (referred) return void (/^(ViewProps|Partial)$/.test(other) || props.push(...propsOf(other)));
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(declared, visit);
  return joined(props);
}

/** `Pick<Options, 'opens'>` */
function pickedOf(node: ts.Node): Prop[] {
  const [, from = '', names = ''] = /^Pick<(\w+),(.+)>$/s.exec(node.getText()) ?? [];
  return propsOf(from).filter(({ name }) => names.includes(`'${name.replace('?', '')}'`));
}

/** What an alias of the source stands for; any other type is itself. */
export function meaningOf(type: string): string {
  const declared = declarations(type)[0];
  return declared && ts.isTypeAliasDeclaration(declared) ? declared.type.getText() : type;
}

/** `mode` of a new invoice and of an old one is one row. */
function joined(props: readonly Prop[]): Prop[] {
  const rows = new Map<string, Prop>();
  for (const prop of props) {
    const plain = prop.name.replace('?', '');
    const known = rows.get(plain);
    if (!known) rows.set(plain, prop);
    else
      rows.set(plain, {
        name: `${plain}?`,
        type: `${known.type} | ${prop.type}`,
        comment: known.comment || prop.comment,
      });
  }
  return [...rows.values()].map((row) => ({ ...row, type: row.type.replace('undefined | ', '') }));
}

/** What the widget tells, with the sentence before each. */
function eventsOf(typeName: string): EventDocs[] {
  const declared = declarations(typeName)[0];
  if (!declared || !ts.isTypeAliasDeclaration(declared)) throw new Error(`${typeName} is not written in the source.`);
  const members = ts.isUnionTypeNode(declared.type) ? [...declared.type.types] : [declared.type];
  const { text } = declared.getSourceFile();
  return members.filter(ts.isTypeLiteralNode).map((member, index) => {
    const before = text.slice(members[index - 1]?.end ?? declared.name.end, member.getStart());
    const [type, ...carries] = member.members.filter(ts.isPropertySignature);
    return {
      type: type?.type?.getText().replaceAll("'", '') ?? '',
      carries: carries.map((one) => one.name.getText()),
      comment: flat(before),
    };
  });
}

/** Every token that a theme may set, with its value and what it is for, from tokens.css. */
function tokenTable(): string {
  const css = readFileSync(`${folder}/src/styles/tokens.css`, 'utf8');
  const light = css.slice(0, css.indexOf('\n}\n') + 1);
  const themed = /\| 'font'[\s\S]*?;/.exec(readFileSync(`${folder}/src/provider/createTheme.ts`, 'utf8'))?.[0] ?? '';
  const rows = [...light.matchAll(/--kalem-([\w-]+): (.+?);(?: \/\* (.+?) \*\/)?\n/g)].flatMap(
    ([, name = '', value = '', what = '']) => {
      const isColor = name.startsWith('color-');
      const isOffered = isColor || themed.includes(`'${name}'`) || themed.includes(`\`${name.replace(/[^-]+$/, '$')}`);
      const place = isColor ? `\`light\`, \`dark\`: \`${name.slice('color-'.length)}\`` : `\`tokens\`: \`${name}\``;
      return isOffered ? [`| ${place} | \`${value}\` | ${what} |`] : [];
    },
  );
  return `| in the theme | default | |\n|---|---|---|\n${rows.join('\n')}\n`;
}

/** Every message key with its texts. */
function messageList(): string {
  const lists = sources.flatMap((source) => {
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && node.expression.getText() === 'defineMessages') found.push(listOf(node));
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
  const head = `# Message keys of @kalem/ui\n\nGive your own text to \`<KalemProvider messages={{ 'login.title': 'Örnek Bank' }}>\`. \`{name}\` is filled in, \`{n|one|other}\` chooses by number. Keys are permanent.\n`;
  return `${head}\n${lists.sort().join('\n')}`;
}

const lists: Record<string, Readonly<Record<string, string>>> = {
  faultMessages,
  turkish: Object.fromEntries(units.map(({ value, title }) => [value, title])),
};

function listOf({ arguments: [name, texts] }: ts.CallExpression): string {
  if (!name || !ts.isStringLiteral(name) || !texts || !ts.isObjectLiteralExpression(texts))
    throw new Error('defineMessages takes a literal name and literal texts.');
  const tr = textsOf(texts, 'tr');
  const rows = Object.entries(tr).map(([key, text]) => `| \`${name.text}.${key}\` | ${cell(text)} |`);
  return `## ${name.text}\n\n| key | Turkish |\n|---|---|\n${rows.join('\n')}\n`;
}

function textsOf(texts: ts.ObjectLiteralExpression, locale: string): Readonly<Record<string, string>> {
  const property = texts.properties.find((one) => one.name?.getText() === locale);
  const value = property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
  if (value && ts.isIdentifier(value)) return lists[value.text] ?? {};
  if (!value || !ts.isObjectLiteralExpression(value)) throw new Error(`There are no literal texts for ${locale}.`);
  return Object.fromEntries(
    value.properties
      .filter(ts.isPropertyAssignment)
      .map(({ name, initializer }) => [
        name.getText().replaceAll("'", ''),
        ts.isStringLiteralLike(initializer) ? initializer.text : initializer.getText(),
      ]),
  );
}

/** Types and interfaces of this name. */
function declarations(name: string): (ts.InterfaceDeclaration | ts.TypeAliasDeclaration)[] {
  return sources.flatMap((source) =>
    source.statements.filter(
      (one): one is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
        (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) && one.name.text === name,
    ),
  );
}

function declarationOf(name: string): ts.Node {
  const found = sources
    .flatMap((source) => source.statements.filter(ts.isVariableStatement))
    .find(({ declarationList }) => declarationList.declarations[0]?.name.getText() === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

/** The comment before a declaration, without its example. */
function commentOf(node: ts.Node): string {
  return flat(commentTextOf(node));
}

function commentTextOf(node: ts.Node): string {
  const text = node.getSourceFile().text;
  const range = ts.getLeadingCommentRanges(text, node.getFullStart())?.at(-1);
  return range ? text.slice(range.pos, range.end) : '';
}

/** A comment on one line. */
function flat(comment: string): string {
  const [, inside = ''] = /\/\*\*([\s\S]*?)(?:@example[\s\S]*)?\*\//.exec(comment) ?? [];
  return cell(
    inside
      .replace(/\n\s*\*/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string) => `\`${cell(text)}\``;

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { file, then } of writtenFromSource()) writeFileSync(file, then);
