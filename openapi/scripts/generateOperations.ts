import type { Contract, Operation } from './Contract';

const methods = ['get', 'post', 'put', 'delete'] as const;

/** The table of all calls: what the server registers and enforces, and what the screens read permissions from. */
export function generateOperations(contract: Contract): string {
  const rows = Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [row(path, method, operation, contract)] : [];
    }),
  );
  return [
    '// Made from openapi.yaml by `npm run generate`; do not edit.',
    '/**',
    ' * `permission`: public, session, member, owner, admin or the permission that the call needs, several parted by |.',
    ' * `person`: refused for the token of an API key, whatever it may do. `licence`: whether it answers 402.',
    ' * `sessionOptional`: also passes without a session, with a signed link. `idempotent`: takes an Idempotency-Key.',
    ' */',
    'export type Access = {',
    '  method: string; path: string; permission: string; person: boolean; licence: boolean; sessionOptional: boolean; idempotent: boolean;',
    '  bodies: readonly string[]; statuses: readonly number[];',
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

function row(path: string, method: string, operation: Operation, contract: Contract): string {
  const bodies = Object.keys(operation.requestBody?.content ?? {});
  const statuses = Object.keys(operation.responses).map(Number);
  const fields = {
    method,
    path,
    permission: operation['x-permission'],
    person: operation['x-person'] === true,
    licence: operation['x-licence'],
    sessionOptional: sessionOptional(operation),
    idempotent: isIdempotent(operation, contract),
    bodies,
    statuses,
  };
  return `  ${operation.operationId}: ${JSON.stringify(fields)},`;
}

function sessionOptional({ security = [] }: Operation): boolean {
  return security.length > 1 && security.some((one) => Object.keys(one).length === 0);
}

function isIdempotent({ parameters = [] }: Operation, { components }: Contract): boolean {
  return parameters.some((parameter) => {
    const { name } =
      '$ref' in parameter
        ? (components['parameters']?.[parameter.$ref.split('/').at(-1) ?? ''] as { name: string })
        : parameter;
    return name === 'Idempotency-Key';
  });
}
