import { breakingSchemaChanges, type Direction } from './breakingSchemaChanges';
import type { Contract, Operation, Parameter } from './Contract';

const methods = ['get', 'post', 'put', 'delete'] as const;

/** What of a contract a caller of the old one would trip over in the new one, one line each: `POST /cari: request: unvan is required now`. */
export function breakingChanges(before: Contract, after: Contract): string[] {
  return Object.entries(before.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const old = item[method];
      const now = after.paths[path]?.[method];
      if (!old) return [];
      const changes = now ? new Comparison(before, after).ofOperation(old, now) : ['is gone'];
      return [...new Set(changes)].map((change) => `${method.toUpperCase()} ${path}: ${change}`);
    }),
  );
}

class Comparison {
  readonly #before: Contract;
  readonly #after: Contract;

  constructor(before: Contract, after: Contract) {
    this.#before = before;
    this.#after = after;
  }

  ofOperation(old: Operation, now: Operation): string[] {
    return [
      ...(old['x-permission'] !== now['x-permission'] ? [`needs ${now['x-permission']} now`] : []),
      ...(!old['x-licence'] && now['x-licence'] ? ['needs a licence now'] : []),
      ...this.#ofParameters(old, now),
      ...this.#ofContent(old.requestBody, now.requestBody, 'request'),
      ...Object.entries(old.responses).flatMap(([status, response]) => {
        const other = now.responses[status];
        return other
          ? this.#ofContent(resolved(response, this.#before), resolved(other, this.#after), 'response').map(
              (change) => `${status} ${change}`,
            )
          : [`status ${status} is gone`];
      }),
    ];
  }

  #ofParameters(old: Operation, now: Operation): string[] {
    const parametersOf = ({ parameters = [] }: Operation, contract: Contract) =>
      new Map(parameters.map((one) => resolved<Parameter>(one, contract)).map((one) => [`${one.in} ${one.name}`, one]));
    const [before, after] = [parametersOf(old, this.#before), parametersOf(now, this.#after)];
    return [
      ...[...before].flatMap(([name, { schema }]) => {
        const other = after.get(name);
        return other
          ? this.#ofSchemas(schema, other.schema, 'request').map((change) => `${name} ${change}`)
          : [`${name} is gone`];
      }),
      ...[...after]
        .filter(([name, { required }]) => required && !before.get(name)?.required)
        .map(([name]) => `${name} is required now`),
    ];
  }

  #ofContent(old: Operation['requestBody'] | { content?: object }, now: typeof old, direction: Direction): string[] {
    const [before, after] = [contentOf(old), contentOf(now)];
    const added = direction === 'request' && !old && now ? ['request: a body is required now'] : [];
    return [
      ...added,
      ...Object.entries(before).flatMap(([type, { schema }]) => {
        const other = after[type];
        return other
          ? this.#ofSchemas(schema, other.schema, direction).map((change) => `${direction}: ${change}`)
          : [`${direction}: ${type} is gone`];
      }),
    ];
  }

  #ofSchemas(old: unknown, now: unknown, direction: Direction): string[] {
    return breakingSchemaChanges(
      { contract: this.#before, schema: old },
      { contract: this.#after, schema: now },
      direction,
    );
  }
}

function contentOf(part: { content?: object } | undefined): Record<string, { schema: unknown }> {
  return (part?.content ?? {}) as Record<string, { schema: unknown }>;
}

function resolved<Node extends object>(node: Node | { $ref: string }, contract: Contract): Node {
  if (!('$ref' in node)) return node;
  const [, , kind = '', name = ''] = node.$ref.split('/');
  return contract.components[kind]?.[name] as Node;
}
