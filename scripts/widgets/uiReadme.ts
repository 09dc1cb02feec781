import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { units } from '@kalem/domain/codes/units';
import { englishFaultMessages, faultMessages } from '@kalem/domain/messages';
import ts from 'typescript';
import { widgetNames } from './widgetNames';
import { cell, sources, tablesOf, widgetDocs } from './widgetDocs';

const folder = 'packages/ui';
const readmeFile = 'packages/ui/README.md';
const messagesFile = 'packages/ui/MESSAGES.md';
const cataloguesFile = 'packages/ui/src/kit/generated/catalogues.ts';
const keysFile = 'packages/ui/src/provider/generated/messageKeys.ts';
const guideFile = 'docs/embedding.md';

/**
 * README.md with its tables and the guide's policy, the list of messages, their keys and the names of their catalogues,
 * generated from the current source.
 */
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
    { file: cataloguesFile, now: readOrEmpty(cataloguesFile), then: catalogueList() },
    { file: keysFile, now: readOrEmpty(keysFile), then: keyList() },
  ];
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** The policy passage of the guide. */
function policyOfGuide(): string {
  const [, passage] = /<!-- policy -->\n([\s\S]*?)<!-- \/policy -->/.exec(readFileSync(guideFile, 'utf8')) ?? [];
  if (!passage) throw new Error(`${guideFile} no longer says which policy is enough.`);
  return passage;
}

/** The props and events of each widget. */
function widgetTables(): string {
  return widgetNames
    .map((name) => {
      const { title, comment, props, events } = widgetDocs(name);
      return `### ${title}\n\n${comment} \`@kalem/ui/${name}\`\n${tablesOf(props, events)}\n`;
    })
    .join('');
}

/** Every token that a theme may set, with its value and its comment in tokens.css. */
function tokenTable(): string {
  const css = readFileSync(`${folder}/src/styles/tokens.css`, 'utf8');
  const light = css.slice(0, css.indexOf('\n}\n') + 1);
  const themed = /\| 'font'[\s\S]*?;/.exec(readFileSync(`${folder}/src/provider/theme.ts`, 'utf8'))?.[0] ?? '';
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
  const lists = catalogues().map(({ name, texts }) => {
    const english = textsOf(texts, 'en');
    const rows = Object.entries(textsOf(texts, 'tr')).map(
      ([key, text]) => `| \`${name}.${key}\` | ${cell(text)} | ${cell(english[key] ?? '')} |`,
    );
    return `## ${name}\n\n| key | Turkish | English |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  const head = `# Message keys of @kalem/ui\n\nGive your own text to \`<KalemProvider messages={{ 'login.title': 'Örnek Bank' }}>\`. \`{name}\` is filled in, \`{n|one|other}\` chooses by number. Keys are permanent.\n`;
  return `${head}\n${lists.sort().join('\n')}`;
}

/** The names of all catalogues, for the development warning about an unknown message key. */
function catalogueList(): string {
  const names = [...new Set(catalogues().map(({ name }) => name))].sort();
  const rows = names.map((name) => `  '${name}',\n`);
  return `/** Made by \`npm run generate\`: the name of every catalogue of texts. */
export const catalogueNames = [
${rows.join('')}];
`;
}

/** The type of all message keys, so that a host's compiler finds a misspelled one. */
function keyList(): string {
  const keys = catalogues().flatMap(({ name, texts }) =>
    Object.keys(textsOf(texts, 'tr')).map((key) => `${name}.${key}`),
  );
  const rows = [...new Set(keys)].sort().map((key) => `  | '${key}'\n`);
  return `/** Made by \`npm run generate\`: the permanent keys of all texts, listed with their texts in packages/ui/MESSAGES.md. */
export type MessageKey =
${rows.join('').trimEnd()};
`;
}

interface Catalogue {
  name: string;
  texts: ts.ObjectLiteralExpression;
}

/** Each `defineMessages(name, texts)`; several calls may extend one catalogue. */
function catalogues(): Catalogue[] {
  return sources.flatMap((source) => {
    const found: Catalogue[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && node.expression.getText() === 'defineMessages') found.push(catalogueOf(node));
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

function catalogueOf({ arguments: [name, texts] }: ts.CallExpression): Catalogue {
  if (!name || !ts.isStringLiteral(name) || !texts || !ts.isObjectLiteralExpression(texts))
    throw new Error('defineMessages takes a literal name and literal texts.');
  return { name: name.text, texts };
}

const lists: Record<string, Readonly<Record<string, string>>> = {
  faultMessages,
  englishFaultMessages,
  turkish: Object.fromEntries(units.map(({ value, title }) => [value, title])),
};

function textsOf(texts: ts.ObjectLiteralExpression, locale: string): Readonly<Record<string, string>> {
  const property = texts.properties.find((one) => one.name?.getText() === locale);
  const value = property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
  if (value && ts.isIdentifier(value)) return lists[value.text] ?? literalsOf(constantOf(value));
  if (!value || !ts.isObjectLiteralExpression(value)) throw new Error(`There are no literal texts for ${locale}.`);
  return literalsOf(value);
}

/** The texts of an object literal, and of the literals that are spread into it. */
function literalsOf(literal: ts.Node): Readonly<Record<string, string>> {
  if (!ts.isObjectLiteralExpression(literal))
    throw new Error(`${literal.getText().slice(0, 40)} is no object literal.`);
  return Object.assign(
    {},
    ...literal.properties.map((property) => {
      if (ts.isSpreadAssignment(property)) return literalsOf(property.expression);
      if (!ts.isPropertyAssignment(property)) return {};
      const { name, initializer } = property;
      const text = ts.isStringLiteralLike(initializer) ? initializer.text : initializer.getText();
      return { [name.getText().replaceAll("'", '')]: text };
    }),
  );
}

/** The value of a constant in the same file. */
function constantOf(name: ts.Identifier): ts.Node {
  const declared = name
    .getSourceFile()
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((one) => one.name.getText() === name.text);
  if (!declared?.initializer) throw new Error(`${name.text} is not a constant of its file.`);
  return declared.initializer;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { file, then } of writtenFromSource()) writeFileSync(file, then);
