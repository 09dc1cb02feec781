import type { Contract, Schema } from './contract';

type WebhookEvents = Record<
  string,
  { 'x-operation': string; 'x-name': { tr: string; en: string }; description: string; properties: Schema }
>;

/** Adds a schema like TestEvent, an operation like webhookTest and a topic for each event. Returns the events too. */
export function withWebhookEvents({ webhooks, components, ...rest }: Contract): {
  contract: Contract;
  events: WebhookEvents;
} {
  const { WebhookEvents: map, ...written } = components['schemas'] as Record<string, Schema>;
  const events = map?.['properties'] as WebhookEvents;
  const schemas = { ...written };
  const schemaOf = (name: string) => schemas[name] ?? fail(`openapi/webhooks.yaml needs the schema ${name}`);
  const test = webhooks['webhookTest']?.['post'] ?? fail('openapi/webhooks.yaml needs the operation webhookTest');
  const { properties, ...event } = schemaOf('TestEvent');
  const { type, ...others } = properties as Record<string, Schema>;
  const operations: Contract['webhooks'] = {};
  for (const [topic, entry] of Object.entries(events)) {
    const { 'x-operation': operationId, 'x-name': name, description } = entry;
    const schema = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Event`;
    const typed = { type: { ...type, enum: [topic] }, ...others, ...entry.properties };
    schemas[schema] = { ...event, description, properties: typed };
    const content = { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } };
    const requestBody = { ...test.requestBody, content };
    operations[operationId] = { post: { ...test, ...{ operationId, summary: name.tr, description }, requestBody } };
  }
  for (const name of ['WebhookTopic', 'WebhookType']) {
    const schema = schemaOf(name);
    schemas[name] = { ...schema, enum: [...Object.keys(events), ...(schema['enum'] as string[])] };
  }
  const contract = { ...rest, webhooks: { ...operations, ...webhooks }, components: { ...components, schemas } };
  return { contract, events };
}

function fail(message: string): never {
  throw new Error(message);
}

/** The list of events for the screen: key and name of each, by topic. */
export function generateEventNames(events: WebhookEvents): string {
  const all = Object.values(events);
  const namesIn = (language: 'tr' | 'en') =>
    all.map((event) => `    ${event['x-operation']}: ${JSON.stringify(event['x-name'][language])},`);
  return [
    '// Made from openapi/webhooks.yaml by `npm run generate`; do not edit.',
    "import { defineMessages } from '../../../provider/texts';",
    '',
    '/** What a partner can hear of, in the order of screens, and the key of its name. */',
    'export const eventKeys = {',
    ...Object.entries(events).map(([topic, event]) => `  '${topic}': '${event['x-operation']}',`),
    '} as const;',
    '',
    '/** What each event is called. */',
    "export const eventNames = defineMessages('webhookEvents', {",
    '  tr: {',
    ...namesIn('tr'),
    '  },',
    '  en: {',
    ...namesIn('en'),
    '  },',
    '});',
    '',
  ].join('\n');
}
