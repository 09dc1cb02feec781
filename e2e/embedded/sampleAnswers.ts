import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  enum?: unknown[];
  examples?: unknown[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}
interface Answer {
  content?: Record<string, { schema: Schema }>;
}
interface Contract {
  paths: Record<string, Record<string, { responses?: Record<string, Answer> }>>;
  components: { schemas: Record<string, Schema> };
}

const contract = JSON.parse(readFileSync('openapi/generated/openapi.json', 'utf8')) as Contract;
const calls = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { responses }]) => {
    const schema = responses?.['200']?.content?.['application/json']?.schema;
    const pattern = new RegExp(`^${method.toUpperCase()} /api${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return schema ? [{ pattern, schema }] : [];
  }),
);

/**
 * Answers every call of the API with values of the contract, with two rows in each list. Calls that create something get
 * no response.
 */
export async function answerCalls(page: Page): Promise<void> {
  await page.route('http://localhost/api/**', (route) => {
    const asked = `${route.request().method()} ${new URL(route.request().url()).pathname}`;
    const call = calls.find(({ pattern }) => pattern.test(asked));
    return call ? route.fulfill({ json: sampleOf(call.schema, 1) }) : route.abort();
  });
}

/** The `nth` sample value of the schema. */
function sampleOf(schema: Schema, nth: number): unknown {
  const { $ref, allOf, oneOf, examples, items, properties } = schema;
  const named = $ref === undefined ? undefined : contract.components.schemas[$ref.split('/').at(-1) ?? ''];
  const [part] = [named, ...(allOf ?? []), ...(oneOf ?? [])].filter((one) => one !== undefined);
  if (examples) return examples[0];
  if (schema.enum) return schema.enum[0];
  if (part) return sampleOf(part, nth);
  if (items) return [sampleOf(items, 1), sampleOf(items, 2)];
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, sampleOf(one, nth)]));
  const type = [schema.type ?? 'string'].flat().find((one) => one !== 'null');
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return nth;
  return type === 'string' ? textOf(schema, nth) : {};
}

function textOf({ format, pattern = '', maxLength = 0 }: Schema, nth: number): string {
  // Too long for real data, so a short data URL is enough.
  if (maxLength > 1_000_000) return 'data:image/jpeg;base64,AAAA';
  if (format === 'uuid') return `018f3c1e-0000-7000-8000-00000000000${nth}`;
  if (format === 'date-time') return '2026-11-20T07:15:00Z';
  if (format === 'date') return '2026-11-20';
  if (format === 'email') return `isil${nth}@ornek.test`;
  if (pattern.startsWith('^\\d{2}-')) return '20-11-2026';
  if (pattern.startsWith('^[12]')) return '2026-11';
  if (pattern.includes('d{10}')) return '1938472657';
  if (pattern.includes('d{1,')) return `12${nth}.5`;
  return `Şükrü Işıldak ${nth}`;
}
