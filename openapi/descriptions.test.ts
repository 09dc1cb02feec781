import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Node = { [key: string]: unknown };
const contract = JSON.parse(readFileSync(new URL('generated/openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Node>>;
  components: { schemas: Record<string, Node>; parameters: Record<string, Node> };
};

/** The Turkish term, followed by its meaning in English in brackets. */
const form = /^[\p{Lu}\d].*\(.+\)$/u;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

/**
 * The description of every schema and property by its path. A plain reference has the description of its target.
 */
function descriptions(schema: unknown, place: string): [string, unknown][] {
  if (!isNode(schema)) return [];
  const properties = isNode(schema['properties']) ? Object.entries(schema['properties']) : [];
  return [
    ...properties.flatMap(([name, property]): [string, unknown][] => [
      [`${place}.${name}`, isNode(property) ? property['description'] : undefined],
      ...descriptions(property, `${place}.${name}`),
    ]),
    ...descriptions(schema['items'], `${place}[]`),
  ];
}

test('API-01: every schema and property has its Turkish term and an English meaning', () => {
  const all = Object.entries(contract.components.schemas).flatMap(([name, schema]): [string, unknown][] => [
    [name, schema['description']],
    ...descriptions(schema, name),
  ]);
  expect(
    all
      .filter(([, words]) => typeof words !== 'string' || !form.test(words))
      .map(([place, words]) => `${place}: ${String(words)}`),
  ).toEqual([]);
  expect(all.length).toBeGreaterThan(400);
});

test('API-01: so do every call and parameter', () => {
  const calls = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, call]): [string, unknown][] => [
      [`${method} ${path}`, call['description']],
      ...parametersOf(call).map(({ name, description }): [string, unknown] => [
        `${method} ${path} ${String(name)}`,
        description,
      ]),
    ]),
  );
  const shared = Object.entries(contract.components.parameters).map(([name, { description }]): [string, unknown] => [
    name,
    description,
  ]);
  expect(
    [...calls.flat(), ...shared]
      .filter(([, words]) => typeof words !== 'string' || !form.test(words))
      .map(([place, words]) => `${place}: ${String(words)}`),
  ).toEqual([]);
});

function parametersOf({ parameters }: Node): Node[] {
  return Array.isArray(parameters) ? parameters.filter((parameter) => isNode(parameter) && !('$ref' in parameter)) : [];
}
