import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lint, loadConfig } from '@redocly/openapi-core';
import { Document, Ruleset, Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { Json } from '@stoplight/spectral-parsers';
import { expect, test } from 'vitest';
import rules from './.spectral.js';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

test('API-01: the contract passes every rule of Redocly', async () => {
  const problems = await lint({
    ref: path('generated/openapi.json'),
    config: await loadConfig({ configPath: path('redocly.yaml') }),
  });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual([]);
});

test('API-01: the contract passes the rules of Spectral and OWASP, except those that .spectral.js disables with a reason', async () => {
  const spectral = new Spectral();
  spectral.setRuleset(new Ruleset(rules as RulesetDefinition, { source: path('.spectral.js') }));
  const findings = await spectral.run(
    new Document(readFileSync(path('generated/openapi.json'), 'utf8'), Json, path('openapi.json')),
  );
  expect(findings.map((finding) => `${finding.code} ${finding.path.join('.')}: ${finding.message}`)).toEqual([]);
  // 13 s on an idle machine, more than 60 s on a loaded one.
}, 240_000);
