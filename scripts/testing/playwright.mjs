import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { explain } from './explain.mjs';
import { runCommand } from './commands.mjs';

const retriesFile = '.cache/retries.json';
const RUNS_KEPT = 10;

/** Runs the end-to-end tests of a configuration; `suite` is its key in `.cache/retries.json`. */
export async function runPlaywright(suite, config) {
  const report = resolve(`.cache/results/${suite}.json`);
  rmSync(report, { force: true });
  const status = await runCommand(['node_modules/.bin/playwright', 'test', '-c', config], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const { suites = [], errors = [] } = read(report);
  const tests = suites.flatMap(testsOf);
  const named = (wanted) => tests.filter(({ status }) => status === wanted);
  const retried = named('flaky').map(nameOf);
  const failures = [
    ...named('unexpected').map((test) => `${nameOf(test)}: ${explain(errorOf(test))}`),
    ...named('skipped').map((test) => `${nameOf(test)}: was not run`),
    ...errors.map(({ message }) => `outside of a test: ${explain(message)}`),
    ...addRetries(suite, retried).map((name) => `${name}: needed a second try in one of the last ten runs too`),
  ];
  return {
    passed: named('expected').length + retried.length,
    failures: status !== 0 && failures.length === 0 ? [`ended with ${status} and named no test`] : failures,
    retried,
  };
}

/** Every test once for each browser that it runs in. */
export function testsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ ...test, file, title })));
  return [...own, ...suites.flatMap(testsOf)];
}

export function nameOf({ projectName, file, title }) {
  return [projectName && `[${projectName}]`, file, title].filter(Boolean).join(' ');
}

function errorOf({ results }) {
  return results.flatMap(({ errors }) => errors)[0]?.message ?? '';
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Adds the tests of this run that passed only at the second try to `.cache/retries.json`, which keeps the last ten
 * runs. Returns those that also needed it in an earlier run: a repeated race counts as a failure.
 */
export function addRetries(suite, names) {
  const runs = existsSync(retriesFile) ? JSON.parse(readFileSync(retriesFile, 'utf8')) : [];
  const { kept, repeated } = withRun(runs, { suite, names });
  mkdirSync('.cache', { recursive: true });
  writeFileSync(retriesFile, `${JSON.stringify(kept, null, 2)}\n`);
  return repeated;
}

/** The last ten runs of each suite, and the tests of the new run that an earlier run has too. */
export function withRun(runs, run) {
  const earlier = runs.filter(({ suite }) => suite === run.suite);
  const kept = [...earlier, run].slice(-RUNS_KEPT);
  const repeated = run.names.filter((name) => kept.slice(0, -1).some(({ names }) => names.includes(name)));
  return { kept: [...runs.filter(({ suite }) => suite !== run.suite), ...kept], repeated };
}
