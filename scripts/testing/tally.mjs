/** Counts passed and failed tests, and prints at the end one line per failure and a summary. */
export function createTally() {
  const totals = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  const retried = [];

  const add = (name, began, outcome) => {
    totals.passed += outcome.passed;
    totals.failed += outcome.failures.length;
    totals.skipped += outcome.skipped ?? 0;
    retried.push(...(outcome.retried ?? []));
    failures.push(...outcome.failures.map((failure) => [name, failure].filter(Boolean).join(': ')));
    const mark = outcome.failures.length > 0 ? '✗' : '✓';
    console.log(
      `${mark} ${name}: ${outcome.passed} passed, ${outcome.failures.length} failed, ${secondsSince(began)} s\n`,
    );
  };

  return {
    /** Runs a suite that returns `{ passed, failures, skipped?, retried? }`. An exception counts as a failure. */
    async suite(name, run) {
      const began = Date.now();
      add(name, began, await run().catch((error) => ({ passed: 0, failures: [firstLine(error)] })));
    },
    /** Runs one check, which passes by returning true. An exception counts as a failure, and later checks still run. */
    async check(name, passes) {
      const began = Date.now();
      const failure = await Promise.resolve()
        .then(passes)
        .then(
          (passed) => (passed ? undefined : ''),
          (error) => (console.error(error), firstLine(error)),
        );
      add(name, began, failure === undefined ? { passed: 1, failures: [] } : { passed: 0, failures: [failure] });
    },
    /** Prints the failures and the summary. Exits with 1 after any failure. */
    end() {
      for (const name of retried) console.log(`! needed a second try: ${name}`);
      for (const failure of failures) console.log(`✗ ${failure}`);
      if (totals.skipped > 0) console.log(`! skipped, this machine lacks what they need: ${totals.skipped}`);
      console.log(`${totals.passed} passed, ${totals.failed} failed`);
      process.exit(totals.failed > 0 ? 1 : 0);
    },
  };
}

function secondsSince(began) {
  return Math.round((Date.now() - began) / 1000);
}

function firstLine(error) {
  return String(error instanceof Error ? error.message : error).split('\n')[0];
}
