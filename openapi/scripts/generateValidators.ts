import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import type { Contract, Operation, Parameter, Schema } from './Contract';

const methods = ['get', 'post', 'put', 'delete'] as const;

/**
 * One module of compiled validators, `<operationId>_<part>`: `body`, `query`, `path`, `header` and `response<status>`;
 * every error answer is a `problem`.
 * Compiled ahead of time, so that nothing is evaluated at run time and nothing waits at start.
 */
export async function generateValidators(contract: Contract): Promise<string> {
  const ajv = new Ajv2020({ code: { source: true, esm: true, lines: true }, allErrors: true, strict: false, schemas: {}, ownProperties: true, inlineRefs: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'contract', components: contract.components });

  const names: Record<string, string> = { problem: 'problem' };
  ajv.addSchema({ $ref: 'contract#/components/schemas/Problem' }, 'problem');
  for (const item of Object.values(contract.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      for (const [part, schema] of Object.entries(partsOf(operation, contract))) {
        const name = `${operation.operationId}_${part}`;
        ajv.addSchema(absolute(schema), name);
        names[name] = name;
      }
    }
  }
  return selfContained(standalone(ajv, names));
}

function partsOf(operation: Operation, contract: Contract): Record<string, Schema> {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve<Parameter>(parameter, contract));
  const parts: Record<string, Schema> = {};
  for (const place of ['query', 'path', 'header'] as const) parts[place] = objectOf(parameters.filter((parameter) => parameter.in === place));
  const body = Object.values(operation.requestBody?.content ?? {})[0];
  if (body) parts['body'] = body.schema;
  for (const [status, response] of Object.entries(operation.responses).filter(([code]) => code.startsWith('2'))) {
    const content = resolve<{ content?: Record<string, { schema: Schema }> }>(response, contract).content?.['application/json'];
    if (content) parts[`response${status}`] = content.schema;
  }
  return parts;
}

function objectOf(parameters: Parameter[]): Schema {
  const name = (parameter: Parameter) => (parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name);
  return {
    type: 'object',
    required: parameters.filter((parameter) => parameter.required).map(name),
    properties: Object.fromEntries(parameters.map((parameter) => [name(parameter), parameter.schema])),
  };
}

function resolve<T>(node: unknown, contract: Contract): T {
  const ref = (node as { $ref?: string }).$ref;
  if (!ref) return node as T;
  return ref.slice(2).split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract) as T;
}

/** `#/components/…` means the contract, not the schema that stands alone. */
function absolute(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')) as Schema;
}

async function selfContained(code: string): Promise<string> {
  const result = await build({
    stdin: { contents: code, resolveDir: fileURLToPath(new URL('..', import.meta.url)), loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    minifyWhitespace: true,
    minifySyntax: true,
    minifyIdentifiers: true,
    banner: { js: '// Made from openapi.yaml by `npm run generate`; do not edit.' },
  });
  return result.outputFiles[0]?.text ?? '';
}
