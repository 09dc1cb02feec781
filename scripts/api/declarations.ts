import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/** The compiler's declarations of source files by absolute path, and the resolution of their imports. */
export interface Declarations {
  readonly texts: ReadonlyMap<string, string>;
  /** Resolves a relative path. */
  resolve(path: string, from: string): string;
}

/**
 * Generates declarations for the files and every source file that they import. Throws where the compiler cannot write a
 * type.
 */
export function declarationsOf(files: readonly string[], tsconfig: string): Declarations {
  const { config } = ts.readConfigFile(tsconfig, ts.sys.readFile) as { config: unknown };
  const { options: own } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(tsconfig));
  const options = { ...own, noEmit: false, declaration: true, emitDeclarationOnly: true };
  const texts = new Map<string, string>();
  const { diagnostics } = ts
    .createProgram([...files], options)
    .emit(undefined, (_name, text, _mark, _error, [source] = []) => {
      if (source) texts.set(resolve(source.fileName), text);
    });
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, ts.createCompilerHost({})));
  return {
    texts,
    resolve(path, from) {
      const found = ts.resolveModuleName(path, from, options, ts.sys).resolvedModule;
      if (!found) throw new Error(`The types of ${from} lead to ${path}, which is nowhere.`);
      return resolve(found.resolvedFileName);
    },
  };
}

/** The module paths of imports, exports, `import('…')` and `declare module`, in order. */
export function importsOf(node: ts.Node): ts.StringLiteral[] {
  const named = moduleNameOf(node);
  const within: ts.StringLiteral[] = [];
  ts.forEachChild(node, (child) => void within.push(...importsOf(child)));
  return named && ts.isStringLiteral(named) ? [named, ...within] : within;
}

function moduleNameOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isModuleDeclaration(node)) return node.name;
  return ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
}

/** The public entry points of a package in its folder, each with its source file. */
export function entriesOf(folder: string, exports: Record<string, unknown>): Record<string, string> {
  const scripts = Object.entries(exports).flatMap(([path, target]) => {
    const { 'kalem-source': source = '' } = target as { 'kalem-source'?: string };
    if (!/\.tsx?$/.test(source)) return [];
    if (!path.endsWith('/*')) return [[path, source] as const];
    const files = ts.sys.readDirectory(join(folder, dirname(source)), ['.ts'], ['**/*.test.ts'], undefined, 1);
    const names = files.map((file) => /([^/]+)\.ts$/.exec(file)?.[1] ?? '');
    return names.map((name) => [path.replace('*', name), source.replace('*', name)] as const);
  });
  return Object.fromEntries(
    scripts.map(([path, source]) => [path === '.' ? 'index' : path.slice(2), resolve(folder, source)]),
  );
}
