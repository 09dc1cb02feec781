import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { build, buildPackages } from './build.mjs';
import { ensureBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { isSmallEnough, isWellPacked, pack, published } from './packages.mjs';

await install({ withExamples: true });
ensureBrowser();

const results = '.cache/results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const totals = { passed: 0, failed: 0, skipped: 0 };
/** What failed, by name: the end of the log alone tells it. */
const failures = [];
/** What passed only when it was tried once more: it counts as passed, and is named at the end to be mended. */
const shaky = [];

await Promise.all([
  checkBeside('format', ['node_modules/.bin/prettier', '--check', '.', ...cachedIn('prettier')]),
  checkBeside('lint', ['node_modules/.bin/eslint', '.', ...cachedIn('eslint')]),
  checkBeside('types', [process.execPath, 'scripts/typecheck.mjs']),
  checkBeside('rooms', [process.execPath, 'scripts/rooms.mjs']),
  checkBeside('tests of the requirements', [process.execPath, 'scripts/coverage-spec.mjs']),
]);
suite('vitest', vitest(), countVitest);
await build();
await buildPackages();
suite('e2e', ['node_modules/.bin/playwright', 'test', '-c', 'e2e'], countPlaywright, {
  PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${results}/e2e.json`,
});
// These need what has just been installed.
const { canBeRequired, createHost, hasSoundTypes, isComplete } = await import('./packedHost.mjs');
const { areSmallEnough } = await import('./sizes.mjs');
const tarballs = pack();
for (const name of published) {
  await check(`package ${name}`, () => isWellPacked(name, tarballs[name]));
  if (name !== 'ui') await check(`size ${name}`, () => isSmallEnough(name));
}
const host = createHost(tarballs);
await check('BNK-08, BNK-18: parts of the packages', () => isComplete(host));
await check('BNK-09: types in a host', () => hasSoundTypes(host));
await check('BNK-10: require in a host', () => canBeRequired(host));
await check('BNK-15: size in a host', () => areSmallEnough(host));

for (const name of shaky) console.log(`! only at its second try: ${name}`);
for (const failure of failures) console.log(`✗ ${failure}`);
if (totals.skipped > 0) console.log(`! skipped, for want of what they need on this machine: ${totals.skipped}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);

/** What throws has failed too, and the rest is still checked. */
async function check(name, passes) {
  let passed = false;
  try {
    passed = await passes();
  } catch (error) {
    console.error(error);
  }
  count(name, outcomeOf(passed));
}

/** A command that is one check and runs beside others; what it says is shown when it ends. */
function checkBeside(name, [command, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
    child.on('error', (error) => said.push(Buffer.from(`${error}\n`)));
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(said));
      count(name, outcomeOf(status === 0));
      resolve();
    });
  });
}

/** Both tools judge a file by itself, so one that did not change since it passed has passed. */
function cachedIn(name) {
  return ['--cache', '--cache-location', `.cache/${name}`, '--cache-strategy', 'content'];
}

/** A command that counts its own tests; one that fails without saying which counts as one failure. */
function suite(name, command, countTests, env = {}) {
  const status = run(command, env);
  const { passed, failures, secondTry, skipped = 0 } = countTests();
  const saysWhy = status === 0 || failures.length + secondTry.length > 0;
  shaky.push(...secondTry);
  totals.skipped += skipped;
  count(name, { passed, failures: saysWhy ? failures : ['ended badly'] });
}

function run([command, ...args], env = {}) {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;
}

function outcomeOf(passed) {
  return passed ? { passed: 1, failures: [] } : { passed: 0, failures: [''] };
}

function count(name, { passed, failures: failed }) {
  totals.passed += passed;
  totals.failed += failed.length;
  failures.push(...failed.map((failure) => (failure ? `${name}: ${failure}` : name)));
  console.log(`${failed.length > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed.length} failed\n`);
}

function vitest(files = [], report = 'vitest') {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}/${report}.json`];
  return ['node_modules/.bin/vitest', 'run', ...reporters, ...files];
}

/** Files with a failure run once more, with nothing beside them; where many fail it is no accident. */
function countVitest() {
  const files = readReport('vitest.json')?.testResults ?? [];
  const failed = files.filter(({ status }) => status === 'failed').map(({ name }) => fromHere(name));
  const first = outcomeOfFiles(files);
  if (failed.length === 0 || failed.length > 5) return { ...first, secondTry: [] };
  run(vitest(failed, 'vitest-again'));
  const again = readReport('vitest-again.json')?.testResults ?? [];
  const last = outcomeOfFiles(files.map((file) => again.find(({ name }) => name === file.name) ?? file));
  return { ...last, secondTry: first.failures.filter((failure) => !last.failures.includes(failure)) };
}

function outcomeOfFiles(files) {
  const tests = files.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: file.name })));
  // What this machine has no means for, such as a pooler; whatever else was not run has failed.
  const skipped = tests.filter((test) => test.status === 'skipped');
  const failed = tests.filter((test) => test.status !== 'passed' && test.status !== 'skipped');
  // A file that cannot be read has no tests, and one whose set-up failed has none that failed themselves.
  const unread = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return {
    passed: tests.length - failed.length - skipped.length,
    skipped: skipped.length,
    failures: [
      ...failed.map((test) => `${fromHere(test.file)}: ${test.fullName} (${test.status})`),
      ...unread.map((file) => `${fromHere(file.name)}: could not be run`),
    ],
  };
}

function fromHere(path) {
  return path.replace(`${process.cwd()}/`, '');
}

function countPlaywright() {
  const report = readReport('e2e.json');
  const specs = (report?.suites ?? []).flatMap(specsOf);
  const named = (status) =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title }) => `${file}: ${title}`);
  const secondTry = named('flaky');
  return {
    passed: named('expected').length + secondTry.length,
    failures: [...named('unexpected'), ...named('skipped')],
    secondTry,
  };
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(`${results}/${file}`, 'utf8'));
  } catch {
    return undefined;
  }
}
