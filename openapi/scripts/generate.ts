import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { methods, resolved, type Contract, type Operation, type Parameter } from './contract';
import { generateValidators } from './validators';
import { generateEventNames, withWebhookEvents } from './webhookEvents';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** All generated files of the contract, by file name. `generate` writes them, and a test compares them. */
export async function generateAll(): Promise<Record<string, string>> {
  const { bundle: bundled } = await bundle({ ref: `${folder}openapi.yaml`, config: await createConfig({}) });
  const { contract: whole, events } = withWebhookEvents(withExamples(bundled.parsed) as Contract);
  const contract = withUnavailable(whole);
  const validators = await generateValidators(contract);
  return {
    'schema.d.ts': await generateTypes(contract),
    'generated/openapi.json': `${JSON.stringify(contract, null, 1)}\n`,
    'generated/operations.ts': generateOperations(contract),
    'generated/validators.js': validators,
    '../packages/ui/src/widgets/Webhooks/generated/events.ts': generateEventNames(events),
    '../packages/domain/src/generated/permissionNames.ts': generatePermissionNames(contract),
  };
}

/** Adds the responses for a busy server, an unavailable database and a timeout to every call. */
function withUnavailable(contract: Contract): Contract {
  for (const operation of Object.values(contract.paths).flatMap((item) =>
    methods.flatMap((method) => item[method] ?? []),
  ))
    operation.responses['503'] ??= { $ref: '#/components/responses/Unavailable' };
  contract.components['responses'] = { ...contract.components['responses'], Unavailable: unavailable };
  return contract;
}

const unavailable = {
  description:
    'Sunucu şu anda yanıt veremiyor (busy, without its database, or too slow; Retry-After says when to come again)',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
  headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
};

/** Inlines the example documents, so that readers of the bundled contract see them. */
function withExamples(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withExamples);
  if (typeof node !== 'object' || node === null) return node;
  if ('externalValue' in node) {
    const { externalValue, ...rest } = node;
    return {
      ...rest,
      value: JSON.parse(readFileSync(`${folder}examples/${basename(String(externalValue))}`, 'utf8')),
    };
  }
  return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, withExamples(child)]));
}

const taxKeys = '[key: `V${string}Orani` | `V${string}Tutari`]:';

/** Files are Blobs, for the sender and the receiver. */
const blob = ts.factory.createTypeReferenceNode('Blob');

const webhookEvent = `/** An event of a partner, discriminated by \`type\`. */
export type WebhookEvent = webhooks[Exclude<keyof webhooks, 'bankCall'>]['post']['requestBody']['content']['application/json'];
`;

/**
 * The types of the contract. Tax fields get a template literal key, because a plain index signature would also match
 * all other keys.
 */
async function generateTypes(contract: Contract): Promise<string> {
  const nodes = await openapiTS(contract as unknown as OpenAPI3, {
    alphabetize: false,
    defaultNonNullable: false,
    transform: ({ format }) => (format === 'binary' ? blob : undefined),
  });
  const text = astToString(nodes).replace(
    /\[key: string\]: components\["schemas"\]\["Decimal"\]/g,
    `${taxKeys} components["schemas"]["Decimal"] | undefined`,
  );
  return ['// Made from openapi.yaml by `npm run generate`; do not edit.', text, webhookEvent].join('\n');
}

/** The table of all calls. The server registers and enforces it, and the screens read permissions from it. */
function generateOperations(contract: Contract): string {
  const rows = Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [row(path, method, operation, contract)] : [];
    }),
  );
  return [
    '// Made from openapi.yaml by `npm run generate`; do not edit.',
    '/**',
    ' * `permission`: public, session, member, owner, admin, partner (the server of one, by its key) or the permission that',
    ' * the call needs, several parted by |.',
    ' * `person`: refused for the token of an API key, whatever it may do. `licence`: whether it answers 402.',
    ' * `adminActs`: open to an admin for every company, without membership. `widgets`: those that may make the call in a',
    ' * partner session. `maxBody`: the largest body in bytes.',
    ' * `files`: the media types of its answers that are not JSON.',
    ' * `sessionOptional`: also passes without a session, with a signed link. `idempotent`: takes an Idempotency-Key.',
    ' */',
    'export type Access = {',
    '  method: string; path: string; permission: string; person: boolean; adminActs: boolean; licence: boolean; sessionOptional: boolean; idempotent: boolean;',
    '  widgets: readonly string[]; bodies: readonly string[]; maxBody: number; statuses: readonly number[];',
    '  files: readonly string[];',
    '};',
    '',
    '/** Every call of the contract by its operationId. */',
    'export const operations = {',
    ...rows,
    '} as const satisfies Record<string, Access>;',
    '',
    'export type OperationId = keyof typeof operations;',
    '',
  ].join('\n');
}

/** The names of the permissions, in the order of the contract. */
function generatePermissionNames({ components }: Contract): string {
  const { required } = components['schemas']?.['Permissions'] as { required: string[] };
  return [
    '// Made from openapi/schemas/company.yaml by `npm run generate`; do not edit.',
    "/** The names of a company's permissions. Source: REF-19, USR-04. */",
    'export const permissionNames = [',
    ...required.map((name) => `  '${name}',`),
    '] as const;',
    '',
  ].join('\n');
}

/** Default limit of a body in bytes, without `x-max-body`. */
const MAX_BODY = 64 * 1024;

function row(path: string, method: string, operation: Operation, contract: Contract): string {
  const bodies = Object.keys(operation.requestBody?.content ?? {});
  const statuses = Object.keys(operation.responses).map(Number);
  const fields = {
    method,
    path,
    permission: operation['x-permission'],
    person: operation['x-person'] === true,
    adminActs: operation['x-admin-acts'] === true,
    licence: operation['x-licence'],
    sessionOptional: sessionOptional(operation),
    idempotent: isIdempotent(operation, contract),
    widgets: operation['x-widgets'] ?? [],
    bodies,
    maxBody: bodies.length === 0 ? 0 : (operation['x-max-body'] ?? MAX_BODY),
    statuses,
    files: Object.values(operation.responses)
      .flatMap((response) => ('content' in response ? Object.keys(response.content ?? {}) : []))
      .filter((type) => !type.includes('json')),
  };
  return `  ${operation.operationId}: ${JSON.stringify(fields)},`;
}

function sessionOptional({ security = [] }: Operation): boolean {
  return security.length > 1 && security.some((one) => Object.keys(one).length === 0);
}

function isIdempotent({ parameters = [] }: Operation, contract: Contract): boolean {
  return parameters.some((parameter) => resolved<Parameter>(parameter, contract).name === 'Idempotency-Key');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, text] of Object.entries(await generateAll())) {
    mkdirSync(dirname(folder + file), { recursive: true });
    writeFileSync(folder + file, text);
  }
}
