import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { operations } from '@kalem/openapi/operations';
import ts from 'typescript';

type Call = { operationId: string; method: string; path: string };

const folder = resolve('packages/ui');
const sessionFile = resolve('packages/sdk/src/session.ts');
const clientMethods = ['GET', 'POST', 'PUT', 'DELETE'];
const queryHooks = ['useQuery', 'useSuspenseQuery', 'useInfiniteQuery', 'useMutation', 'queryOptions'];
const sessionMethods: Record<string, string> = { signIn: 'signIn', signOut: 'leavePortal' };
/**
 * The call that the browser makes with a signed link, by the call that returns the link. A proxy has to allow it too.
 * It has no token, so sessions do not need it.
 */
const openedBy: Record<string, string> = { '/belge/{ettn}/link': '/belge/{ettn}/{dosya}' };

/**
 * The calls of each entry point of @kalem/ui, found in the source of every module that it reaches, lazy ones included.
 * `@kalem/sdk` has the calls of the built-in session, which a host with its own sign-in does not need.
 */
export function endpointInventory(): Record<string, Call[]> {
  const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    exports: Record<string, { 'kalem-source'?: string } | string>;
  };
  const entries = Object.entries(exports).flatMap(([name, target]) => {
    const source = typeof target === 'string' ? undefined : target['kalem-source'];
    return source && /\.tsx?$/.test(source) ? [[name.replace('.', '@kalem/ui'), resolve(folder, source)] as const] : [];
  });
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(`${folder}/tsconfig.json`, ts.sys.readFile).config,
    ts.sys,
    folder,
  );
  const program = ts.createProgram([...entries.map(([, file]) => file), sessionFile], options);
  const scan = new Scan(program, options);
  const inventory = Object.fromEntries(
    entries.map(([name, file]) => [name, sorted(scan.reachedFrom(file).flatMap((source) => scan.callsIn(source)))]),
  );
  return { '@kalem/sdk': sorted(scan.callsIn(scan.source(sessionFile))), ...inventory };
}

class Scan {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;
  readonly #options: ts.CompilerOptions;

  constructor(program: ts.Program, options: ts.CompilerOptions) {
    this.#program = program;
    // This also binds the files; otherwise nodes have no parent.
    this.#checker = program.getTypeChecker();
    this.#options = options;
  }

  source(file: string): ts.SourceFile {
    const source = this.#program.getSourceFile(file);
    if (!source) throw new Error(`${file} is not part of the program.`);
    return source;
  }

  /** The module and every module of the package that it imports, statically or dynamically. */
  reachedFrom(file: string, seen = new Set<string>()): ts.SourceFile[] {
    if (seen.has(file)) return [];
    seen.add(file);
    const source = this.source(file);
    // Transpiled, to drop type imports: the list of widgets imports the types of all and loads none.
    const { outputText } = ts.transpileModule(source.text, { compilerOptions: this.#options });
    const imported = ts.preProcessFile(outputText).importedFiles.flatMap(({ fileName }) => {
      const module = ts.resolveModuleName(fileName, file, this.#options, ts.sys).resolvedModule?.resolvedFileName;
      return module?.startsWith(`${folder}/src/`) && /\.tsx?$/.test(module) ? [module] : [];
    });
    return [source, ...imported.flatMap((module) => this.reachedFrom(module, seen))];
  }

  callsIn(node: ts.Node): Call[] {
    const calls: Call[] = [];
    const visit = (child: ts.Node): void => {
      if (ts.isCallExpression(child)) calls.push(...this.#callsOf(child));
      ts.forEachChild(child, visit);
    };
    visit(node);
    return calls;
  }

  #callsOf({ expression, arguments: [first, second] }: ts.CallExpression): Call[] {
    const name = nameOf(expression);
    const isMember = ts.isPropertyAccessExpression(expression);
    if (isMember && clientMethods.includes(name)) return this.#operations(name.toLowerCase(), first);
    if (isMember && queryHooks.includes(name) && second)
      return this.#literals(first).flatMap((method) => this.#operations(method, second));
    if (!isMember && name === 'pages' && this.#isOfSdk(expression)) return this.#operations('get', second);
    if (!isMember && name === 'download' && this.#isOfSdk(expression))
      return operationsAt('get', '/belge/{ettn}/{dosya}');
    const inSession =
      isMember && /\bsession\??$/.test(expression.expression.getText()) ? sessionMethods[name] : undefined;
    return inSession ? this.callsIn(this.#sessionFunction(inSession)) : [];
  }

  #operations(method: string, path: ts.Expression | undefined): Call[] {
    const paths = this.#literals(path);
    if (path && paths.length === 0)
      throw new Error(
        `${path.getSourceFile().fileName}: write the path of "${path.parent.getText()}" as a literal, so that the inventory can name it.`,
      );
    return paths.flatMap((one) => {
      const opened = openedBy[one];
      return [...operationsAt(method, one), ...(opened ? operationsAt('get', opened) : [])];
    });
  }

  #literals(expression: ts.Expression | undefined): string[] {
    if (!expression) return [];
    const type = this.#checker.getTypeAtLocation(expression);
    return (type.isUnion() ? type.types : [type]).flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
  }

  #isOfSdk(name: ts.Expression): boolean {
    const imported = this.#checker.getSymbolAtLocation(name)?.declarations?.[0]?.parent.parent.parent;
    return (
      imported !== undefined &&
      ts.isImportDeclaration(imported) &&
      imported.moduleSpecifier.getText().includes('@kalem/sdk')
    );
  }

  #sessionFunction(name: string): ts.Node {
    let found: ts.Node | undefined;
    const visit = (node: ts.Node): void => {
      if (ts.isFunctionDeclaration(node) && node.name?.text === name) found = node;
      ts.forEachChild(node, visit);
    };
    visit(this.source(sessionFile));
    if (!found) throw new Error(`createSession.ts has no function ${name}.`);
    return found;
  }
}

function nameOf(expression: ts.Expression): string {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '';
}

function operationsAt(method: string, path: string): Call[] {
  const found = Object.entries(operations).filter(
    ([, operation]) => operation.method === method && operation.path === path,
  );
  if (found.length === 0) throw new Error(`The contract has no ${method} ${path}.`);
  return found.map(([operationId]) => ({ operationId, method: method.toUpperCase(), path }));
}

/** Removes duplicates and sorts by path and method. */
function sorted(calls: readonly Call[]): Call[] {
  const byKey = new Map(calls.map((call) => [`${call.path} ${call.method}`, call]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, call]) => call);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(`${folder}/endpoint-inventory.json`, `${JSON.stringify(endpointInventory(), null, 2)}\n`);
}
