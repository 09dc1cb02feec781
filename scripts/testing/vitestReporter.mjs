import { writeFileSync } from 'node:fs';
import { explain } from './explain.mjs';

/**
 * Vitest reporter: writes counts, one line per failure, and seconds per project to the file in KALEM_VITEST_REPORT.
 * Vitest's JSON reporter omits errors outside of tests: a failed set-up, a crashed browser, a full disk.
 */
export default class VitestReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state) => tests.filter((test) => test.result().state === state);
    const failed = inState('failed').map((test) => ({
      name: placeOf(test),
      why: explain(test.result().errors?.[0]?.message),
    }));
    const notRun = inState('pending').map((test) => ({ name: placeOf(test), why: 'was not run' }));
    const setUps = modules.flatMap((module) =>
      [...module.errors(), ...suiteErrors(module)].map((error) => ({
        name: module.relativeModuleId,
        why: `set-up failed: ${explain(error.message)}`,
      })),
    );
    const outside = unhandledErrors.map((error) => ({ name: 'outside of a test', why: explain(error.message) }));
    const failedFiles = modules
      .filter((module) => module.state() === 'failed')
      .map((module) => module.relativeModuleId);
    // When a browser is unreachable, the run ends before these files, and Vitest does not count them.
    const notRunFiles = modules
      .filter((module) => ['queued', 'pending'].includes(module.state()))
      .map((module) => module.relativeModuleId);
    const stopped =
      notRunFiles.length > 0 ? [{ name: 'the run', why: `${notRunFiles.length} files were not run` }] : [];
    const report = {
      failedFiles,
      notRunFiles,
      passed: inState('passed').length,
      skipped: inState('skipped').length,
      failures: [...failed, ...setUps, ...outside, ...stopped, ...notRun],
      seconds: secondsPerProject(modules),
    };
    writeFileSync(process.env.KALEM_VITEST_REPORT, JSON.stringify(report));
  }
}

function placeOf(test) {
  return `${test.module.relativeModuleId}: ${test.fullName}`;
}

/** When a `beforeAll` of a `describe` throws, the suite fails and its tests are skipped. */
function suiteErrors(module) {
  return [...module.children.allSuites()].flatMap((suite) => suite.errors());
}

/** Test time per project. Files of several projects run in parallel, so the sum exceeds the wall time. */
function secondsPerProject(modules) {
  const seconds = {};
  for (const module of modules) {
    const { name } = module.project;
    seconds[name] = (seconds[name] ?? 0) + Math.round(module.diagnostic().duration / 1000);
  }
  return seconds;
}
