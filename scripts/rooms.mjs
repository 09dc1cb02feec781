import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import dpdm from 'dpdm';

/** The places in which the size limits for files hold. */
const held = [
  'packages/domain/src',
  'packages/portal-simulator/src',
  'packages/reference-app/src',
  'packages/sdk/src',
  'packages/server/src',
  'packages/ui/src',
  'openapi/scripts',
  'scripts',
  '.storybook',
  'e2e',
  'bench',
  'examples',
];

/** Exceptions: the rule, the file or folder, and the reason. */
const exceptions = [
  { rule: 'small', path: 'packages/server/src/rates/routes.ts', why: 'the calls of a room stand in its routes.ts' },
  { rule: 'small', path: 'packages/server/src/problems/rateProblems.ts', why: 'every refusal stands in problems/' },
  { rule: 'small', path: 'packages/ui/src/kit/stock/stockFile.ts', why: 'it loads when a file of cards is asked for' },
  {
    rule: 'folder',
    path: 'examples/plain-page/public',
    why: 'what a browser asks for; beside the script it is a stylesheet and a picture',
  },
  { rule: 'small', path: 'packages/domain/src/screenMode.ts', why: 'screens take it from the package (SHL-36)' },
  {
    rule: 'codes',
    path: 'packages/domain/src/codes/tax-offices-retired.ts',
    why: 'hosts read old documents by it; nothing of ours offers a tax office that has gone',
  },
];

const SMALL = 25;
const LONG = 300;
const FEWEST = 3;
const MOST = 20;

const isTest = (file) => /\.(test|spec|stories)\.tsx?$|^packages\/[^/]+\/(test|testing)\//.test(file);
const isData = (file) =>
  /\/(generated|migrations|fixtures|vectors)\/|\.d\.m?ts$|^packages\/domain\/src\/codes\//.test(file);
const sources = ['.', 'openapi', 'packages', 'scripts', '.storybook', 'e2e', 'bench', 'examples']
  .flatMap((place) => filesIn(place))
  .filter((file) => /\.(tsx?|m?js)$/.test(file) && !isTest(file) && !isData(file));

const [tree, unusedExports] = await Promise.all([
  // Includes type imports, because knip finds cycles only at run time.
  dpdm.parseDependencyTree(sources, { context: process.cwd(), exclude: /node_modules|\/generated\// }),
  findUnusedExports(),
]);
const importers = findImporters();
const lines = new Map(sources.map((file) => [file, readFileSync(file, 'utf8').trimEnd().split('\n').length]));

/** Each finding: the path and the message. */
const rules = {
  small: {
    title: `Files of ${SMALL} lines or fewer with a single importer`,
    found: findSmallFiles(),
  },
  folder: {
    title: `Folders of fewer than ${FEWEST} or more than ${MOST} files`,
    found: findFolders(),
  },
  long: {
    title: `Files of more than ${LONG} lines`,
    found: [...lines].filter(([, count]) => count > LONG).map(([path, count]) => ({ path, says: `${count} lines` })),
  },
  circle: {
    title: 'Circles of imports',
    found: dpdm.parseCircular(tree).map((circle) => ({ path: circle[0], says: `→ ${circle.slice(1).join(' → ')} →` })),
  },
  codes: {
    title: 'Code lists that no product source imports',
    found: findUnusedCodes(),
  },
  export: {
    title: 'Exports without an importer',
    found: unusedExports,
  },
};

const failing = Object.entries(rules).map(([rule, { title, found }]) => {
  const left = found.filter(({ path }) => !exceptions.some((one) => one.rule === rule && one.path === path));
  const failed = left.filter(({ path }) => isIn(held, path));
  print(`${title}: ${failed.length}`, failed);
  return failed.length;
});
const unneeded = exceptions.filter(({ rule, path }) => !rules[rule].found.some((finding) => finding.path === path));
if (unneeded.length > 0)
  print(
    'Exceptions that nothing needs any more',
    unneeded.map(({ path, rule }) => ({ path, says: rule })),
  );
process.exitCode = failing.some((count) => count > 0) || unneeded.length > 0 ? 1 : 0;

/** `messages.ts` files are excluded: translators look for them, however small the widget. */
function findSmallFiles() {
  const doors = findDoors();
  return sources
    .filter((file) => lines.get(file) <= SMALL && importers.get(file)?.size === 1)
    .filter((file) => !doors.has(file) && !/\/(index|messages)\.tsx?$|Worker\.ts$/.test(file))
    .map((file) => ({ path: file, says: `${lines.get(file)} lines, for ${[...importers.get(file)].join()}` }));
}

/** The files that import a file, without tests. */
function findImporters() {
  const found = new Map();
  for (const { issuer, id } of Object.values(tree).flatMap((imports) => imports ?? [])) {
    if (id && id !== issuer) found.set(id, (found.get(id) ?? new Set()).add(issuer));
  }
  return found;
}

/** The files that a package exports. */
function findDoors() {
  const named = readdirSync('packages').flatMap((name) => {
    const { exports = {} } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'));
    return Object.values(exports).map((target) => join('packages', name, target['kalem-source'] ?? ''));
  });
  return new Set(named);
}

/** The files of each folder. For the minimum, subfolders count too; folders that contain only folders are skipped. */
function findFolders() {
  const counts = new Map();
  for (const folder of sources.map((file) => dirname(file))) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  const foldersIn = (folder) => [...counts.keys()].filter((one) => dirname(one) === folder).length;
  return [...counts]
    .filter(([folder, count]) => count > MOST || (count + foldersIn(folder) < FEWEST && !mayBeSmall(folder)))
    .map(([path, count]) => ({ path, says: `${count} files` }));
}

/** Entry points of a package, a widget's folder and a path of Next.js may be small. */
function mayBeSmall(folder) {
  return /^packages\/([^/]+\/src|ui\/src\/widgets\/\w+)$|^examples\/nextjs-bank\/app\//.test(folder);
}

/** For knip each code list is an entry point, and tests count as importers; so unused codes are found here. */
function findUnusedCodes() {
  const named = new Set(
    sources
      .filter((file) => /^packages\/[^/]+\/src\//.test(file))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'[^'\n]*\bcodes\/([\w-]+)'/g)])
      .map(([, name]) => name),
  );
  return filesIn('packages/domain/src/codes')
    .filter((file) => !isTest(file) && !named.has(basename(file, '.ts')))
    .map((path) => ({ path, says: 'published all the same' }));
}

/** knip knows the files that tools open. An export that only its own file uses is reported. */
function findUnusedExports() {
  return new Promise((resolve, reject) => {
    const knip = spawn('node_modules/.bin/knip', [
      '--exports',
      '--reporter',
      'json',
      '--no-exit-code',
      '--no-progress',
    ]);
    let [answer, complaint] = ['', ''];
    knip.stdout.on('data', (part) => (answer += part));
    knip.stderr.on('data', (part) => (complaint += part));
    knip.on('close', (status) => {
      if (status !== 0) return reject(new Error(`knip failed: ${complaint}`));
      const { issues } = JSON.parse(answer);
      resolve(
        issues.flatMap(({ file, exports = [], types = [] }) =>
          [...exports, ...types].map(({ name, line }) => ({ path: file, says: `${name} (line ${line})` })),
        ),
      );
    });
  });
}

/** The files of the root folder itself, and all files below other places. */
function filesIn(place) {
  return readdirSync(place, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist')
    .flatMap((entry) => {
      const path = join(place, entry.name);
      if (entry.isDirectory()) return place === '.' ? [] : filesIn(path);
      return [path];
    });
}

function isIn(places, path) {
  return places.some((place) => path === place || path.startsWith(`${place}/`));
}

function print(title, findings) {
  console.log(title);
  for (const line of findings.map(({ path, says }) => `  ${path}: ${says}`).sort()) console.log(line);
}
