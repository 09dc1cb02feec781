import type { Contract, Operation } from './Contract';

const methods = ['get', 'post', 'put', 'delete'] as const;

/** The table of all calls: what the server registers and enforces, and what the screens read permissions from. */
export function generateOperations(contract: Contract): string {
  const rows = Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [row(path, method, operation)] : [];
    }),
  );
  return [
    '// Made from openapi.yaml by `npm run generate`; do not edit.',
    'export type Access = { method: string; path: string; permission: string; licence: boolean; bodies: readonly string[]; statuses: readonly number[] };',
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

function row(path: string, method: string, operation: Operation): string {
  const bodies = Object.keys(operation.requestBody?.content ?? {});
  const statuses = Object.keys(operation.responses).map(Number);
  const fields = { method, path, permission: operation['x-permission'], licence: operation['x-licence'], bodies, statuses };
  return `  ${operation.operationId}: ${JSON.stringify(fields)},`;
}
