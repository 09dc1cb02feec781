import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * @typedef {object} EventDoc An event that a widget emits to its host, from the docs in its file.
 * @property {string} type
 * @property {string} payload Its properties without `type`, as TypeScript.
 * @property {string} description
 *
 * @typedef {object} WidgetDocs The docs of a widget in its file, without its props.
 * @property {string} entry `invoice-list` of `@kalem/ui/invoice-list`.
 * @property {string} example How a host writes it.
 * @property {EventDoc[]} events
 */

/**
 * Vite plugin: adds the example and the events of its file to each widget. The events are a type, which would otherwise
 * be erased.
 * @returns {import('vite').Plugin}
 */
export function widgetEvents() {
  return {
    name: 'kalem-widget-events',
    enforce: 'pre',
    transform(code, id) {
      const [, name] = /\/widgets\/(\w+)\/\1\.tsx$/.exec(id) ?? [];
      const [, entry] = /defineWidget\('([\w-]+)'/.exec(code) ?? [];
      if (!name || !entry) return undefined;
      const [, example = ''] = /@example (.+)\n \*\/\nexport const \w+ = defineWidget/.exec(code) ?? [];
      const events = `${name}Event`;
      // When a hook declares the events, the widget's file re-exports them.
      const [, from] = new RegExp(`export (?:type )?\\{[^}]*\\b${events}\\b[^}]*\\} from '(.+)'`).exec(code) ?? [];
      const teller = from && join(id, '..', `${from}.ts`);
      if (teller) this.addWatchFile(teller);
      const docs = { entry, example, events: eventsIn(teller ? readFileSync(teller, 'utf8') : code, events) };
      return { code: `${code}\nObject.assign(${name}, { widgetDocs: ${JSON.stringify(docs)} });\n`, map: null };
    },
  };
}

function eventsIn(code, typeName) {
  const source = ts.createSourceFile('widget.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const type = source.statements.find((one) => ts.isTypeAliasDeclaration(one) && one.name.text === typeName);
  if (!type) return [];
  const members = (ts.isUnionTypeNode(type.type) ? [...type.type.types] : [type.type]).filter(ts.isTypeLiteralNode);
  return members.map((member, index) => {
    const before = code.slice(members[index - 1]?.end ?? type.name.end, member.getStart());
    return { ...eventOf(member), description: commentIn(before) };
  });
}

function eventOf(member) {
  const fields = member.members.filter(ts.isPropertySignature);
  const type = fields.find((field) => field.name.getText() === 'type');
  const others = fields.filter((field) => field !== type).map((field) => field.getText().replace(/[;,]$/, ''));
  return {
    type: type?.type?.getText().replaceAll("'", '') ?? '',
    payload: others.join('; ').replace(/components\['schemas'\]\['(\w+)'\]/g, '$1'),
  };
}

function commentIn(text) {
  const [, words = ''] = /\/\*\*([^]*?)\*\//.exec(text) ?? [];
  return words.replace(/\s*\n\s*\* ?/g, ' ').trim();
}
