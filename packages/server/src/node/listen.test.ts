import { BlockList } from 'node:net';
import { expect, it } from 'vitest';
import { callerAddress } from './listen';

const trusted = new BlockList();
trusted.addAddress('127.0.0.1');
trusted.addSubnet('10.0.0.0', 8);

it('believes a forwarded address from trusted proxies alone, and of it only what they wrote', () => {
  expect(callerAddress('203.0.113.7', '198.51.100.1', trusted)).toBe('203.0.113.7');
  expect(callerAddress('::ffff:127.0.0.1', '198.51.100.1', trusted)).toBe('198.51.100.1');
  expect(callerAddress('127.0.0.1', '1.2.3.4, 198.51.100.1, 10.1.2.3', trusted)).toBe('198.51.100.1');
  expect(callerAddress('127.0.0.1', '198.51.100.1:5123', trusted)).toBe('198.51.100.1');
  expect(callerAddress('127.0.0.1', '[2001:db8::1]:5123', trusted)).toBe('2001:db8::1');
});

it('stays with the proxy when what it forwards is no address', () => {
  expect(callerAddress('10.0.0.5', 'unknown', trusted)).toBe('10.0.0.5');
  expect(callerAddress('10.0.0.5', null, trusted)).toBe('10.0.0.5');
});

it('does not tell callers on this machine apart', () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', undefined])
    expect(callerAddress(address, null, new BlockList())).toBeUndefined();
  expect(callerAddress('127.0.0.1', '198.51.100.1', new BlockList())).toBeUndefined();
});
