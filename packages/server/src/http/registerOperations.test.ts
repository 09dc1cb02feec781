import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { Ports } from '../ports/Ports';
import { handlers } from '../routes';
import { type HostBindings, registerOperations } from './registerOperations';

const logs: { event: string; fields: object }[] = [];
const clock = { now: () => new Date('2026-09-03T09:00:00Z') };
const log: Ports['log'] = (level, event, fields = {}) => void (level === 'error' && logs.push({ event, fields }));
const appWith = (changes: object, production = false) => {
  const app = new Hono<HostBindings>();
  registerOperations(app, { ...handlers, ...changes }, {
    clock,
    log,
    accounts: {},
    passwords: {},
    config: { production, buildHash: 'abc' },
  } as unknown as Ports);
  return app;
};

describe('registerOperations', () => {
  it('fails at start when an operation has no handler, or a handler no operation', () => {
    const { getHash: _, ...rest } = handlers;
    expect(() => registerOperations(new Hono(), rest as typeof handlers, {} as Ports)).toThrow(
      'Without a handler: getHash.',
    );
    expect(() => appWith({ getHush: handlers.getHash })).toThrow('Not in the contract: getHush.');
  });

  it('API-01: outside of production an answer that violates the contract is a 500 with the reason in the log', async () => {
    const response = await appWith({ getHash: () => Promise.resolve({ status: 200, body: { hash: 5 } }) }).request(
      '/hash',
    );
    expect(response.status).toBe(500);
    expect(logs.at(-1)).toMatchObject({
      event: 'contract_broken',
      fields: { operation: 'getHash', reason: 'getHash answered a wrong 200: /hash must be string' },
    });
  });

  it('so is a status that the contract does not list', async () => {
    const response = await appWith({ getHash: () => Promise.resolve(new Response(null, { status: 418 })) }).request(
      '/hash',
    );
    expect(response.status).toBe(500);
    expect(logs.at(-1)).toMatchObject({ fields: { reason: 'getHash answered 418, which the contract does not name' } });
  });

  it('does not check answers in production', async () => {
    const response = await appWith(
      { getHash: () => Promise.resolve({ status: 200, body: { hash: 5 } }) },
      true,
    ).request('/hash');
    expect(await response.json()).toEqual({ hash: 5 });
  });

  it('a failing handler is a 500, and the log contains no query parameters', async () => {
    const failure = Object.assign(
      new Error('Failed query: insert … params: ayse@ornek.com.tr', {
        cause: Object.assign(new Error('division by zero'), { code: '22012' }),
      }),
    );
    const response = await appWith({ getHash: () => Promise.reject(failure) }).request('/hash');
    expect(await response.json()).toEqual({ code: 'UNEXPECTED', message: 'Beklenmeyen bir hata oluştu' });
    expect(logs.at(-1)).toMatchObject({
      event: 'call_failed',
      fields: { operation: 'getHash', errorCode: '22012', reason: 'division by zero' },
    });
    expect(JSON.stringify(logs)).not.toContain('ayse');
  });
});
