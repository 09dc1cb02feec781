import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { explain } from './explain.mjs';
import { packagesReached } from './reach.mjs';
import { nameOf, testsOf, withRun } from './playwright.mjs';
import VitestReporter from './vitestReporter.mjs';

describe('explain', () => {
  it.each([
    ["Error: ENOSPC: no space left on device, write '/tmp/x'\n    at a.ts:1", 'the disk is full: Error: ENOSPC'],
    ['page.goto: Page crashed\n  at b.ts:2', 'the browser crashed: page.goto: Page crashed'],
    ['Target page, context or browser has been closed', 'the browser crashed: Target page'],
    ['\u001b[31mexpected 1 to be 2\u001b[39m\n  at c.ts:3', 'expected 1 to be 2'],
  ])('prints one line for %j', (message, line) => {
    expect(explain(message)).toContain(line);
    expect(explain(message)).not.toContain('\n');
  });

  it('does not read the word browser as a crash', () => {
    expect(explain('expected the browser to show 2 rows')).toBe('expected the browser to show 2 rows');
  });
});

describe('packagesReached', () => {
  const dependents = { openapi: ['domain'], domain: ['ui', 'server'], ui: ['reference-app'] };

  it('adds the direct and indirect importers of a changed package', () => {
    expect(packagesReached(['packages/domain/src/vkn.ts'], dependents)).toEqual([
      'domain',
      'ui',
      'server',
      'reference-app',
    ]);
  });

  it('counts stories as part of ui, and ignores documents outside of packages', () => {
    expect(packagesReached(['.storybook/preview.tsx', 'README.md'], dependents)).toEqual(['ui', 'reference-app']);
    expect(packagesReached(['docs/testing.md'], dependents)).toEqual([]);
  });

  it('selects everything after a change of the lockfile', () => {
    expect(packagesReached(['pnpm-lock.yaml'], dependents)).toBeUndefined();
  });

  it('knows that ui imports the domain, and that the server is only a development dependency of ui', () => {
    expect(packagesReached(['packages/domain/src/vkn.ts'])).toContain('ui');
    expect(packagesReached(['packages/server/src/app.ts'])).toEqual(['server']);
    expect(packagesReached(['openapi/openapi.yaml'])).toContain('sdk');
  });
});

it('testsOf lists a test once for each browser, with the status that it has there', () => {
  const run = (projectName: string, status: string) => ({ projectName, status, results: [] });
  const spec = {
    file: 'a.spec.ts',
    title: 'opens',
    tests: [run('chromium', 'expected'), run('firefox', 'unexpected')],
  };
  const tests = testsOf({ suites: [{ specs: [spec] }] });
  expect(tests.map((one) => `${nameOf(one)}: ${one.status}`)).toEqual([
    '[chromium] a.spec.ts opens: expected',
    '[firefox] a.spec.ts opens: unexpected',
  ]);
});

describe('withRun', () => {
  const run = (...names: string[]) => ({ suite: 'e2e', names });

  it('returns a test that also needed its second try in an earlier run', () => {
    expect(withRun([run('landing')], run('landing', 'cards')).repeated).toEqual(['landing']);
    expect(withRun([run('landing')], run('cards')).repeated).toEqual([]);
  });

  it('keeps the last ten runs of each suite', () => {
    const other = { suite: 'hosts', names: ['bank'] };
    const tenRuns = [run('landing'), ...Array.from({ length: 9 }, () => run())];
    const { kept, repeated } = withRun([other, ...tenRuns], run('landing'));
    expect(kept).toHaveLength(11);
    expect(kept).toContain(other);
    expect(repeated).toEqual([]);
  });
});

describe('VitestReporter', () => {
  const moduleIn = (state: string, relativeModuleId: string) => ({
    relativeModuleId,
    state: () => state,
    errors: () => [],
    project: { name: 'ui' },
    diagnostic: () => ({ duration: 0 }),
    children: { allTests: () => [], allSuites: () => [] },
  });

  it('lists files that did not run because a browser was unreachable', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kalem-report-'));
    vi.stubEnv('KALEM_VITEST_REPORT', join(folder, 'report.json'));
    const modules = [
      moduleIn('passed', 'a.test.ts'),
      moduleIn('queued', 'b.test.tsx'),
      moduleIn('pending', 'c.test.tsx'),
    ];
    new VitestReporter().onTestRunEnd(modules as never, [new Error('Failed to connect')] as never);
    const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
    expect(report.notRunFiles).toEqual(['b.test.tsx', 'c.test.tsx']);
    expect(report.failures).toContainEqual({ name: 'the run', why: '2 files were not run' });
  });
});
