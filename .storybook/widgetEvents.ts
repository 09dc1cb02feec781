import ts from 'typescript';
import type { Plugin } from 'vite';

/** One of the events that a widget tells its host, as its file documents it. */
export interface EventDoc {
  type: string;
  /** What it carries besides its type, as TypeScript. */
  payload: string;
  description: string;
}

/** What the file of a widget says of it besides its props. */
export interface WidgetDocs {
  /** Its entry: `invoice-list` of `@kalem/ui/invoice-list`. */
  entry: string;
  events: EventDoc[];
}

/** Vite plugin: hangs on each widget what its file says of its events, which is a type and would be gone. */
export function widgetEvents(): Plugin {
  return {
    name: 'kalem-widget-events',
    enforce: 'pre',
    transform(code, id) {
      const [, name] = /\/widgets\/(\w+)\/\1\.tsx$/.exec(id) ?? [];
      const [, entry] = /defineWidget\('([\w-]+)'/.exec(code) ?? [];
      if (!name || !entry) return undefined;
      const docs: WidgetDocs = { entry, events: eventsIn(code, `${name}Event`) };
      return { code: `${code}\nObject.assign(${name}, { widgetDocs: ${JSON.stringify(docs)} });\n`, map: null };
    },
  };
}

function eventsIn(code: string, typeName: string): EventDoc[] {
  const source = ts.createSourceFile('widget.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const type = source.statements.find((one) => ts.isTypeAliasDeclaration(one) && one.name.text === typeName);
  if (!type || !ts.isTypeAliasDeclaration(type)) return [];
  const members = ts.isUnionTypeNode(type.type) ? [...type.type.types] : [type.type];
  return members.filter(ts.isTypeLiteralNode).map((member, index) => {
    const before = code.slice(members[index - 1]?.end ?? type.name.end, member.getStart());
    return { ...eventOf(member, source), description: commentIn(before) };
  });
}

function eventOf(member: ts.TypeLiteralNode, source: ts.SourceFile): Pick<EventDoc, 'type' | 'payload'> {
  const fields = member.members.filter(ts.isPropertySignature);
  const textOf = (field: ts.PropertySignature) => field.type?.getText(source) ?? '';
  const type = fields.find((field) => field.name.getText(source) === 'type');
  const others = fields.filter((field) => field !== type);
  return {
    type: type ? textOf(type).replaceAll("'", '') : '',
    payload: others
      .map(
        (field) =>
          `${field.name.getText(source)}: ${textOf(field).replace(/components\['schemas'\]\['(\w+)'\]/g, '$1')}`,
      )
      .join('; '),
  };
}

function commentIn(text: string): string {
  const [, words = ''] = /\/\*\*([^]*?)\*\//.exec(text) ?? [];
  return words.replace(/\s*\n\s*\* ?/g, ' ').trim();
}
