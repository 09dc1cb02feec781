import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generateAll } from './scripts/generate';
import { operations } from './generated/operations';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

describe('contract', async () => {
  const files = await generateAll();

  it.each(Object.keys(files))('%s is up to date with openapi.yaml: run `npm run generate`', (file) => {
    expect(read(file) === files[file]).toBe(true);
  });

  it('HOOK-02: every topic has an event with its schema and operation; deneme is not a topic', () => {
    type Schema = { enum: string[]; properties: Record<string, { enum: string[] }> };
    type Webhook = { post: { requestBody: { content: Record<string, { schema: { $ref: string } }> } } };
    const { webhooks, components } = JSON.parse(read('generated/openapi.json')) as {
      webhooks: Record<string, Webhook>;
      components: { schemas: Record<string, Schema> };
    };
    // A call to a bank is no event (MNY-77).
    const { bankCall: _bankCall, ...events } = webhooks;
    const types = Object.values(events).map(({ post }) => {
      const ref = post.requestBody.content['application/json']?.schema.$ref ?? '';
      return components.schemas[ref.split('/').at(-1) ?? '']?.properties['type']?.enum;
    });
    const { WebhookTopic: topic, WebhookType: type } = components.schemas;
    expect(types).toEqual(type?.enum.map((one) => [one]));
    expect(topic?.enum).toEqual(type?.enum.filter((one) => one !== 'deneme'));
    expect(topic?.enum).toContain('fatura.imzalandi');
  });

  it('API-01: every call declares its permission and whether it answers 402', () => {
    for (const [id, { permission, licence, statuses }] of Object.entries(operations)) {
      expect(permission, id).toMatch(/^[a-zA-Z]+(\|[a-zA-Z]+)*$/);
      expect((statuses as readonly number[]).includes(402), id).toBe(licence);
    }
  });

  it('API-02: only sign-up, token and its revocation, forgotten password, mailed links, hash, signed documents, shared statements, stops of reminders and the payer’s calls through the bank need no session', () => {
    const contract = JSON.parse(read('generated/openapi.json')) as {
      paths: Record<string, Record<string, { operationId: string; security?: object[] }>>;
    };
    const open = Object.values(contract.paths)
      .flatMap((item) => Object.values(item))
      .filter(
        ({ security }) => security && (security.length === 0 || security.some((one) => Object.keys(one).length === 0)),
      );
    expect(open.map(({ operationId }) => operationId).sort()).toEqual([
      'answerStatement',
      'completePayment',
      'createToken',
      'createUser',
      'getDocument',
      'getDocumentBundle',
      'getHash',
      'openPaymentLink',
      'openPaymentLinkPdf',
      'openPaymentPage',
      'openReminderStop',
      'openSharedStatement',
      'openStatementPage',
      'payByLink',
      'requestPasswordReset',
      'resetPassword',
      'revokeToken',
      'stopReminders',
      'verifyEmail',
    ]);
  });
});
