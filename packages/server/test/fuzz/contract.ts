import { readFileSync } from 'node:fs';

export interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}
interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}
interface Operation {
  readonly operationId?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/** One operation of the contract with resolved references. */
export interface ContractCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly type: string; readonly schema: Schema } | undefined;
}

const contract = JSON.parse(
  readFileSync(new URL('../../../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, Operation>> };

/** Resolves a reference of the contract. Returns anything else unchanged. */
export function resolve<T extends { readonly $ref?: string }>(node: T): T {
  if (!node.$ref) return node;
  return resolve(
    node.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract) as T,
  );
}

export const contractCalls: readonly ContractCall[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, { operationId, parameters = [], requestBody }]) => {
    if (operationId === undefined) return [];
    const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
    return [
      {
        id: operationId,
        method: method.toUpperCase(),
        path,
        parameters: parameters.map(resolve),
        body: type !== undefined && content ? { type, schema: content.schema } : undefined,
      },
    ];
  }),
);
