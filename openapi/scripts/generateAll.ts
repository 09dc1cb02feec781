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
  const contract = bundled.parsed as Contract;
  const validators = await generateValidators(contract);
  return {
    'schema.d.ts': await generateTypes(contract),
    'generated/openapi.json': `${JSON.stringify(contract, null, 1)}\n`,
    'generated/operations.ts': generateOperations(contract),
    'generated/validators.js': validators,
  };
}
