import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

const guide = 'docs/embedding.md';

/** The module resolutions of hosts. */
const resolutions = [
  { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 },
  { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
];
const compilerOptions = {
  ...{ strict: true, skipLibCheck: false, noEmit: true, types: [], jsx: ts.JsxEmit.ReactJSX },
  ...{ target: ts.ScriptTarget.ES2022, lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'] },
};

/**
 * Creates a host in an empty folder: the tarballs in node_modules, each with only the packages that its package.json
 * declares, and React with its types. An undeclared import fails there. Returns the folder.
 */
export function createHost(tarballs) {
  const host = mkdtempSync(join(tmpdir(), 'kalem-host-'));
  for (const [name, tarball] of Object.entries(tarballs)) {
    const folder = join(host, 'node_modules/@kalem', name);
    mkdirSync(folder, { recursive: true });
    run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
    const { dependencies = {} } = manifestOf(folder);
    for (const dependency of Object.keys(dependencies).filter((one) => !one.startsWith('@kalem/')))
      link(`packages/${name}/node_modules/${dependency}`, join(folder, 'node_modules', dependency));
  }
  for (const name of ['react', 'react-dom', '@types/react', '@types/react-dom'])
    link(`packages/ui/node_modules/${name}`, join(host, 'node_modules', name));
  return host;
}

/**
 * BNK-09: with `skipLibCheck: false` the types of every entry point resolve, and the code of the READMEs and the guide
 * compiles.
 */
export function hasSoundTypes(host) {
  mkdirSync(join(host, 'src'), { recursive: true });
  writeFileSync(join(host, 'package.json'), '{ "type": "module" }');
  const entries = entriesOf(host).map((entry, index) => `export * as entry${index} from '${entry}';\n`);
  writeFileSync(join(host, 'src/entries.ts'), entries.join(''));
  const files = [
    join(host, 'src/entries.ts'),
    ...snippetsOf(host).map(({ language, code }, index) =>
      written(join(host, `src/snippet${index}.${language}`), code),
    ),
  ];
  // The scripts of HTML pages are untyped, and do not check elements for null.
  const scripts = scriptsOfPages().map((code, index) => written(join(host, `src/script${index}.ts`), code));
  const wrong = [
    ...resolutions.flatMap((resolution) => faultsOf(files, { ...compilerOptions, ...resolution })),
    ...faultsOf(scripts, { ...compilerOptions, ...resolutions[0], strict: false }),
  ];
  if (wrong.length > 0) console.error(ts.formatDiagnosticsWithColorAndContext(wrong, ts.createCompilerHost({})));
  return wrong.length === 0;
}

/** The compiler's errors, except in its own library, which packages cannot change. */
function faultsOf(files, options) {
  const program = ts.createProgram(files, options);
  const read = program.getSourceFiles().filter((file) => !program.isSourceFileDefaultLibrary(file));
  return [...program.getGlobalDiagnostics(), ...read.flatMap((file) => program.getSemanticDiagnostics(file))];
}

/** BNK-10: every entry point works with `require`, in Node and in Jest with the README's settings. */
export function canBeRequired(host) {
  writeFileSync(join(host, 'entries.json'), JSON.stringify(entriesOf(host)));
  const script = resolve('scripts/requireEntries.mjs');
  const options = ['--disable-warning=ExperimentalWarning'];
  const byNode = run(process.execPath, [...options, script, host]);
  const byJest = run(process.execPath, [
    ...options,
    '--no-experimental-require-module',
    script,
    host,
    jestIgnores(host),
  ]);
  return byNode === 0 && byJest === 0;
}

/**
 * BNK-08, BNK-18: each package has README, changelog, keywords and complete source maps; NOTICE names the bundled
 * packages. BNK-17: ui has the files for pages without a bundler.
 */
export function isComplete(host) {
  const missing = packagesOf(host).flatMap((name) => {
    const folder = join(host, 'node_modules/@kalem', name);
    const scripts = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js'),
    );
    return [
      ...['README', 'CHANGELOG'].map((title) => `${title}.md`).filter((file) => !existsSync(join(folder, file))),
      ...(manifestOf(folder).keywords?.length > 0 ? [] : ['keywords']),
      ...scripts.filter((file) => !hasMap(join(folder, 'dist', file))).map((file) => `map of ${file}`),
      ...unnamedIn(folder).map((vendored) => `licence of ${vendored}`),
      ...(name === 'ui' && !existsSync(join(folder, 'dist/browser/kalem.js')) ? ['dist/browser/kalem.js'] : []),
    ].map((what) => `@kalem/${name}: ${what}`);
  });
  if (missing.length > 0) console.error(`Missing:\n${missing.join('\n')}`);
  return missing.length === 0;
}

/** A file with only re-exports has no source map. */
function hasMap(file) {
  const map = `${file}.map`;
  if (!existsSync(map)) return false;
  const { sources, sourcesContent = [] } = JSON.parse(readFileSync(map, 'utf8'));
  return sources.length === sourcesContent.length && sourcesContent.every((source) => source !== null);
}

/** The packages in dist/vendor, and React in dist/browser, that NOTICE does not name. */
function unnamedIn(folder) {
  const vendor = join(folder, 'dist/vendor');
  if (!existsSync(vendor)) return [];
  const names = readdirSync(vendor).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(vendor, name)).map((one) => `${name}/${one}`) : name,
  );
  names.push('react', 'react-dom', 'openapi-fetch');
  const notice = existsSync(join(folder, 'NOTICE')) ? readFileSync(join(folder, 'NOTICE'), 'utf8') : '';
  return names.filter((name) => !new RegExp(`^${name} [\\d.]+ \\(.+\\)$`, 'm').test(notice));
}

/** The `transformIgnorePatterns` for Jest from the README of @kalem/ui. */
function jestIgnores(host) {
  const [, pattern] = /transformIgnorePatterns: \['(.+)'\]/.exec(readmeOf(host, 'ui')) ?? [];
  if (!pattern) throw new Error('The README of @kalem/ui no longer says which packages Jest must transform.');
  return pattern;
}

/** Every script that a host can import, with each of `./codes/*`. */
function entriesOf(host) {
  return packagesOf(host).flatMap((name) => {
    const folder = join(host, 'node_modules/@kalem', name);
    const paths = Object.keys(manifestOf(folder).exports).filter((path) => !/\.(css|json)$/.test(path));
    return paths
      .flatMap((path) => (path.endsWith('/*') ? filesBehind(folder, path) : path))
      .map((path) => `@kalem/${name}${path.slice(1)}`);
  });
}

function filesBehind(folder, path) {
  const files = readdirSync(join(folder, 'dist', path.slice(0, -1)));
  return files.flatMap((file) => (file.endsWith('.d.ts') ? path.replace('*', file.slice(0, -'.d.ts'.length)) : []));
}

/**
 * The code blocks of the READMEs and of the guide that import only our packages and React. The others run in
 * e2e/consumers.
 */
function snippetsOf(host) {
  const texts = [...packagesOf(host).map((name) => readmeOf(host, name)), readFileSync(guide, 'utf8')];
  return texts
    .flatMap((text) => [...text.matchAll(/```(tsx?)\n([\s\S]*?)```/g)])
    .map(([, language, code]) => ({ language, code }))
    .filter(({ code }) => /^('use client';\n)?import /.test(code) && !/ from '(?!@kalem\/|react)/.test(code));
}

/** The scripts of HTML pages in the guide. */
function scriptsOfPages() {
  const found = [...readFileSync(guide, 'utf8').matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code);
  return found.filter((code) => !code.includes('import ')).map((code) => `import '@kalem/ui/elements';\n${code}`);
}

function written(file, code) {
  writeFileSync(file, code);
  return file;
}

const packagesOf = (host) => readdirSync(join(host, 'node_modules/@kalem'));
const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const readmeOf = (host, name) => readFileSync(join(host, 'node_modules/@kalem', name, 'README.md'), 'utf8');

function link(from, to) {
  if (!existsSync(from)) throw new Error(`${from} is declared and not installed.`);
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(resolve(from), to);
}

function run(command, args) {
  return spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;
}
