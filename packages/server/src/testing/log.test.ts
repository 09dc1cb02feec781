import { describe, expect, it } from 'vitest';
import { privateIn } from './startTestServer';

const logged = (reason: string) => privateIn([{ level: 'error', event: 'call_failed', fields: { reason } }]);

describe('privateIn', () => {
  it.each([
    'ayse@ornek.com.tr',
    'vkn 1938472657',
    '11111111111',
    '905321234567',
    '5528790000000008',
    'Parola1!',
    'Bearer abc',
    '{"password":"x"}',
    'refresh_token=1',
  ])('PAY-16, GIB-02: finds %s', (text) => {
    expect(logged(`failed: ${text}.`)).not.toEqual([]);
  });

  it.each([
    'duplicate key value violates unique constraint "invoice_ettn"',
    'a4c1d2e3-1234-4567-8901-123456789012',
    'took 1234567890123 ns',
    '2026-09-03T09:00:00.000Z',
  ])('passes %s', (text) => {
    expect(logged(text)).toEqual([]);
  });
});
