import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { methods, resolved, type Contract, type Operation, type Parameter, type Schema } from './contract';

const folder = fileURLToPath(new URL('..', import.meta.url));
const parameterPlaces = ['query', 'path', 'header'] as const;

/** Texts that a database and a document can store: without NUL and lone surrogates. */
const storableText = /^[^\0\p{Cs}]*$/u;

/**
 * A module of compiled validators, `<operationId>_<part>`: `body`, `query`, `path`, `header` and `response<status>`;
 * every error response is a `problem`. Parameters arrive as text and are converted to the type of the contract in
 * place. Compiled ahead of time, so that nothing is evaluated at run time and the start is fast.
 */
export async function generateValidators(contract: Contract): Promise<string> {
  const parameters: Record<string, Schema> = {};
  const bodies: Record<string, Schema> = { problem: { $ref: '#/components/schemas/Problem' } };
  for (const operation of operationsOf(contract)) {
    for (const [part, schema] of Object.entries(parametersOf(operation, contract)))
      parameters[`${operation.operationId}_${part}`] = schema;
    for (const [part, schema] of Object.entries(bodiesOf(operation, contract)))
      bodies[`${operation.operationId}_${part}`] = schema;
  }
  // Webhook events are validated against their schema too.
  for (const { operationId, requestBody } of Object.values(contract.webhooks).flatMap(Object.values<Operation>))
    bodies[`${operationId}_event`] = requestBody?.content['application/json']?.schema ?? {};
  // What a bank answers is no call of ours (MNY-77).
  for (const [name, schema] of Object.entries(contract.components['schemas'] ?? {}))
    if (Object(schema)['x-validator'] === true) bodies[name] = { $ref: `#/components/schemas/${name}` };
  return selfContained({
    parameters: compile(parameters, contract, { coerceTypes: true }),
    bodies: compile(bodies, contract, {}),
  });
}

function compile(schemas: Record<string, Schema>, contract: Contract, options: { coerceTypes?: boolean }): string {
  const ajv = new Ajv({
    code: { source: true, esm: true, lines: true },
    allErrors: true,
    strict: false,
    schemas: {},
    ownProperties: true,
    inlineRefs: false,
    useDefaults: true,
    ...options,
  });
  addFormats.default(ajv);
  ajv.addFormat('text', storableText);
  ajv.addSchema({ $id: 'contract', components: contract.components });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(absolute(schema), name);
  return bounded(standalone(ajv, Object.fromEntries(Object.keys(schemas).map((name) => [name, name]))));
}

const MOST_ERRORS = 100;

/**
 * Makes validators stop at a hundred errors in every array and map, and append errors in place. Ajv continues to the
 * end and copies all previous errors for each invalid part, so that a body of ten thousand wrong values took a second.
 */
function bounded(code: string): string {
  const short = code
    .replaceAll(
      /^for\((?:const key\d+ of Object\.keys\(.*\)|let (i\d+)=0; \1<len\d+; \1\+\+)\)\{$/gm,
      (loop) => `${loop}if(errors >= ${MOST_ERRORS})break;`,
    )
    // Skips counting the characters of a very long text: each character takes at most two UTF-16 units.
    .replaceAll(/if\((func\d+\((data\d*)\) > (\d+))\)\{/g, 'if($2.length > 2 * $3 || $1){')
    .replaceAll(/vErrors\.concat\((validate\d+\.errors)\)/g, '(vErrors.push(...$1), vErrors)');
  const endless = short.split('\n').filter((line) => /\.concat\(|^\s*for\s*\((?!.*break;$)/.test(line));
  if (endless.length > 0) throw new Error(`Ajv writes loops in another way now: ${endless.slice(0, 3).join(' ')}`);
  return short;
}

function operationsOf(contract: Contract): Operation[] {
  return Object.values(contract.paths).flatMap((item) => methods.flatMap((method) => item[method] ?? []));
}

function parametersOf(operation: Operation, contract: Contract): Record<string, Schema> {
  const parameters = (operation.parameters ?? []).map((parameter) => resolved<Parameter>(parameter, contract));
  return Object.fromEntries(
    parameterPlaces.map((place) => [place, objectOf(parameters.filter((parameter) => parameter.in === place))]),
  );
}

function bodiesOf(operation: Operation, contract: Contract): Record<string, Schema> {
  const bodies: Record<string, Schema> = {};
  // A multipart body contains a file, which its handler checks.
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (body && type !== 'multipart/form-data') bodies['body'] = body.schema;
  for (const [status, response] of Object.entries(operation.responses).filter(([code]) => code.startsWith('2'))) {
    const content = resolved<{ content?: Record<string, { schema: Schema }> }>(response, contract).content?.[
      'application/json'
    ];
    if (content) bodies[`response${status}`] = content.schema;
  }
  return bodies;
}

function objectOf(parameters: Parameter[]): Schema {
  const name = (parameter: Parameter) => (parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name);
  return {
    type: 'object',
    required: parameters.filter((parameter) => parameter.required).map(name),
    properties: Object.fromEntries(parameters.map((parameter) => [name(parameter), parameter.schema])),
  };
}

/** Makes `#/components/…` refer to the contract, because the schema is compiled on its own. */
function absolute(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')) as Schema;
}

async function selfContained(modules: Record<string, string>): Promise<string> {
  const result = await build({
    stdin: { contents: entryOf(Object.keys(modules)), loader: 'js' },
    plugins: [
      {
        name: 'compiled',
        setup(bundle) {
          bundle.onResolve({ filter: /^compiled:/ }, ({ path }) => ({ path, namespace: 'compiled' }));
          bundle.onLoad({ filter: /.*/, namespace: 'compiled' }, ({ path }) => ({
            contents: modules[path.slice('compiled:'.length)],
            resolveDir: folder,
            loader: 'js',
          }));
        },
      },
    ],
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

function entryOf(names: string[]): string {
  return [
    ...names.map((name) => `import * as ${name} from 'compiled:${name}';`),
    `export const validators = { ${names.map((name) => `...${name}`).join(', ')} };`,
  ].join('\n');
}
