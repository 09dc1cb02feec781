import { relative, resolve } from 'node:path';
import ts from 'typescript';
import type { Declarations } from './declarations';

/** The declarations of a package that its entry points reach, followed from name to name. */
export class Surface {
  readonly #files = new Map<string, Declared>();
  readonly #kept = new Map<string, Set<ts.Statement>>();

  constructor(
    private readonly declarations: Declarations,
    private readonly folder: string,
  ) {}

  report(name: string, entries: Record<string, string>): string {
    for (const file of Object.values(entries)) this.#keepAll(file);
    const isEntry = new Map(Object.entries(entries).map(([entry, file]) => [file, entry]));
    const titled = [...this.#kept].map(([file, statements]) => {
      const entry = isEntry.get(file);
      const path = entry === 'index' ? `@kalem/${name}` : `@kalem/${name}/${entry ?? ''}`;
      const title = entry === undefined ? relative(resolve(this.folder, 'src'), file) : path;
      return { title, isEntry: entry !== undefined, code: this.#print(file, statements) };
    });
    const sections = (wanted: boolean) =>
      titled
        .filter(({ isEntry, code }) => isEntry === wanted && code !== '')
        .sort((one, other) => (one.title < other.title ? -1 : 1))
        .map(({ title, code }) => `### ${title}\n\n\`\`\`ts\n${code}\n\`\`\`\n`);
    return [
      `# What @kalem/${name} exports\n\nMade by \`npm run api\`; \`npm test\` fails where it is not what the source says.\n`,
      `## Entries\n`,
      ...sections(true),
      `## What these are made of\n`,
      ...sections(false),
    ].join('\n');
  }

  #print(file: string, statements: ReadonlySet<ts.Statement>): string {
    const { source } = this.#read(file);
    const printer = ts.createPrinter({ removeComments: true });
    return source.statements
      .filter((statement) => statements.has(statement) && !ts.isImportDeclaration(statement))
      .map((statement) =>
        isLongUnion(statement)
          ? `export type ${statement.name.text} = string; // one of those in ${relative(resolve(this.folder, 'src'), file)}`
          : printer.printNode(ts.EmitHint.Unspecified, statement, source),
      )
      .join('\n');
  }

  /** Keeps all names of a file: of an entry point, or of the target of `export *`. */
  #keepAll(file: string): void {
    const { source } = this.#read(file);
    for (const statement of source.statements) if (isPublic(statement)) this.#keep(file, statement);
  }

  #keepName(file: string, name: string): void {
    const { names, stars } = this.#read(file);
    const found = names.get(name);
    for (const statement of found ?? []) this.#keep(file, statement);
    if (!found) for (const star of stars) this.#keepName(star, name);
  }

  #keep(file: string, statement: ts.Statement): void {
    const kept = this.#kept.get(file) ?? new Set();
    this.#kept.set(file, kept);
    if (kept.has(statement)) return;
    kept.add(statement);
    const { names } = this.#read(file);
    const from = (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) && statement.moduleSpecifier;
    if (from && ts.isStringLiteral(from)) this.#keepNamed(file, statement, from.text);
    else
      for (const name of namesIn(statement))
        if (names.has(name)) for (const one of names.get(name) ?? []) this.#keep(file, one);
    for (const [path, name] of importTypesIn(statement)) {
      const next = this.#own(file, path);
      if (next && name) this.#keepName(next, name);
    }
  }

  /** Keeps the names that an import or export takes from another file of the package. */
  #keepNamed(file: string, statement: ts.ImportDeclaration | ts.ExportDeclaration, path: string): void {
    const next = this.#own(file, path);
    if (!next) return;
    const clause = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
    if (clause && (ts.isNamedImports(clause) || ts.isNamedExports(clause)))
      for (const { propertyName, name } of clause.elements) this.#keepName(next, (propertyName ?? name).text);
    else this.#keepAll(next);
  }

  #own(file: string, path: string): string | undefined {
    return path.startsWith('.') ? this.declarations.resolve(path, file) : undefined;
  }

  #read(file: string): Declared {
    const known = this.#files.get(file);
    if (known) return known;
    const text = this.declarations.texts.get(file);
    if (text === undefined) throw new Error(`The compiler declares nothing of ${file}.`);
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const declared: Declared = { source, names: new Map(), stars: [] };
    this.#files.set(file, declared);
    for (const statement of source.statements) {
      for (const name of declaredBy(statement))
        declared.names.set(name, [...(declared.names.get(name) ?? []), statement]);
      if (ts.isExportDeclaration(statement) && !statement.exportClause && statement.moduleSpecifier) {
        const star = this.#own(file, (statement.moduleSpecifier as ts.StringLiteral).text);
        if (star) declared.stars.push(star);
      }
    }
    return declared;
  }
}

/** More members are not printed: they would hide the rest of the report. */
const MOST_MEMBERS = 500;

function isLongUnion(statement: ts.Statement): statement is ts.TypeAliasDeclaration {
  return (
    ts.isTypeAliasDeclaration(statement) &&
    ts.isUnionTypeNode(statement.type) &&
    statement.type.types.length > MOST_MEMBERS
  );
}

/** A file of the compiler's declarations. */
interface Declared {
  source: ts.SourceFile;
  /** The statements that define a name: its declarations, or the import or export with this name. */
  names: Map<string, ts.Statement[]>;
  /** Files that this one re-exports as a whole. */
  stars: string[];
}

function isPublic(statement: ts.Statement): boolean {
  const isAugmentation =
    ts.isModuleDeclaration(statement) &&
    (statement.flags & ts.NodeFlags.GlobalAugmentation || ts.isStringLiteral(statement.name));
  return (
    Boolean(isAugmentation) ||
    ts.isExportDeclaration(statement) ||
    (ts.canHaveModifiers(statement) &&
      (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
  );
}

function declaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? name.text : []));
  if (ts.isImportDeclaration(statement)) {
    const bindings = statement.importClause?.namedBindings;
    if (!bindings) return [];
    return ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [bindings.name.text];
  }
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement;
    if (!exportClause) return [];
    return ts.isNamedExports(exportClause)
      ? exportClause.elements.map(({ name }) => name.text)
      : [exportClause.name.text];
  }
  const { name } = statement as { name?: ts.Node };
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

/**
 * Every identifier in a node. A property with the name of a declaration keeps that declaration too, which is harmless.
 */
function namesIn(node: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (child: ts.Node) => {
    if (ts.isIdentifier(child)) names.add(child.text);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return names;
}

/** `import('./a').B`: the path and the name. */
function importTypesIn(node: ts.Node): [path: string, name: string | undefined][] {
  const found: [string, string | undefined][] = [];
  const visit = (child: ts.Node) => {
    if (
      ts.isImportTypeNode(child) &&
      ts.isLiteralTypeNode(child.argument) &&
      ts.isStringLiteral(child.argument.literal)
    ) {
      const [name] = child.qualifier ? namesIn(child.qualifier) : [];
      found.push([child.argument.literal.text, name]);
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}
