import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';
import { generateOperations } from './generateOperations';
import { generateTypes } from './generateTypes';
import { generateValidators } from './generateValidators';
import type { Contract } from './Contract';

const source = fileURLToPath(new URL('../openapi.yaml', import.meta.url));

/** Everything that is made from the contract, as texts by file name: written by `generate`, compared by the test. */
export async function generateAll(): Promise<Record<string, string>> {
  const { bundle: bundled } = await bundle({ ref: source, config: await createConfig({}) });
  const contract = withExamples(bundled.parsed) as Contract;
  const validators = await generateValidators(contract);
  return {
    'schema.d.ts': await generateTypes(contract),
    'generated/openapi.json': `${JSON.stringify(contract, null, 1)}\n`,
    'generated/operations.ts': generateOperations(contract),
    'generated/validators.js': validators,
  };
}

/** The golden documents in the place of their addresses, so that whoever reads the bundled contract sees them. */
function withExamples(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withExamples);
  if (typeof node !== 'object' || node === null) return node;
  if ('externalValue' in node) {
    const { externalValue, ...rest } = node;
    return {
      ...rest,
      value: JSON.parse(
        readFileSync(new URL(`../examples/${basename(String(externalValue))}`, import.meta.url), 'utf8'),
      ),
    };
  }
  return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, withExamples(child)]));
}
