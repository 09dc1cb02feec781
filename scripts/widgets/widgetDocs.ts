import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { componentOf } from './widgetNames';

const folder = 'packages/ui/src';

/** Every source file of @kalem/ui, without tests and stories. */
export const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
  .sort()
  .map((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  });

export interface WidgetDocs {
  title: string;
  comment: string;
  /** The React code for a host. */
  example: string;
  props: Prop[];
  events: EventDocs[];
}

/** The documentation in the files of a widget. */
export function widgetDocs(name: string): WidgetDocs {
  const title = componentOf(name);
  const declared = declarationOf(title);
  const [, example = ''] = /@example (.+)\n/.exec(commentTextOf(declared)) ?? [];
  const comment = commentOf(declared);
  return { title, comment, example, props: propsOf(`${title}ViewProps`), events: eventsOf(`${title}Event`) };
}

/** Tables of the widget's own props, if any, and of its events. */
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
  /** With a question mark if it is optional. */
  name: string;
  type: string;
  comment: string;
}

/** The widget's own props and those of the types that it names. A prop of several union members appears once. */
function propsOf(typeName: string): Prop[] {
  const declared = declarations(typeName)[0];
  if (!declared) return [];
  const props: Prop[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node)) {
      const name = `${node.name.getText()}${node.questionToken ? '?' : ''}`;
      if (name !== 'emit') props.push({ name, type: typeOf(node), comment: commentOf(node) });
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

/** The type as in the source, without the undefined of an optional prop. The ids of a list are expanded. */
function typeOf({ type }: ts.PropertySignature): string {
  const text = (type?.getText() ?? '').replace(/ \| undefined$/, '').replace(/^\((\(.*\) => .*)\)$/s, '$1');
  const [, alias = ''] = /^readonly (\w+)\[\]$/.exec(text) ?? [];
  const meaning = meaningOf(alias);
  return meaning === alias ? text : `readonly (${meaning})[]`;
}

/** `Pick<Options, 'opens'>` */
function pickedOf(node: ts.Node): Prop[] {
  const [, from = '', names = ''] = /^Pick<(\w+),(.+)>$/s.exec(node.getText()) ?? [];
  return propsOf(from).filter(({ name }) => names.includes(`'${name.replace('?', '')}'`));
}

/** Resolves a type alias of the source; other types are returned unchanged. */
export function meaningOf(type: string): string {
  const declared = declarations(type)[0];
  return declared && ts.isTypeAliasDeclaration(declared) ? declared.type.getText() : type;
}

/** Joins equal props of union members into one row, such as `mode`. */
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

/** The events of the widget, each with its comment. */
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

/** A comment on one line, without the rows of our requirements, which mean nothing to a host. */
function flat(comment: string): string {
  const [, inside = ''] = /\/\*\*([\s\S]*?)(?:@example[\s\S]*)?\*\//.exec(comment) ?? [];
  return cell(
    inside
      .replace(/\n\s*\*/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/ \([A-Z]{1,4}-\d{2,3}((, | to )[A-Z]{1,4}-\d{2,3})*\)/g, '')
      .trim(),
  );
}

/** Escapes a text for a table cell. */
export const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string) => `\`${cell(text)}\``;
