import { describe, expect, it } from 'vitest';
import { readConfig } from './readConfig';

const production = {
  NODE_ENV: 'production',
  PORTAL_URL: 'https://earsivportaltest.efatura.gov.tr',
  KALEM_SECRET: 'vN3p8Qk1xZ7mR4tW9cY2bH6jL5sD0fGa',
  KALEM_URL: 'https://kalem.example.com',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'Kalem <bilgi@kalem.example.com>',
};

describe('readConfig', () => {
  it.each(['PORTAL_URL', 'KALEM_SECRET', 'KALEM_URL', 'SMTP_URL', 'MAIL_FROM'] as const)(
    'ATK-13, A-13: production does not start without %s, and names it',
    (name) => {
      expect(() => readConfig({ ...production, [name]: '' })).toThrow(`${name} is missing`);
    },
  );

  it('ATK-13, A-13: listens on localhost by default, in production on all addresses', () => {
    expect(readConfig({})).toMatchObject({ hostname: '127.0.0.1' });
    expect(readConfig({ HOST: '0.0.0.0' })).toMatchObject({ hostname: '0.0.0.0' });
    expect(readConfig(production).hostname).toBeUndefined();
    expect(() => readConfig({ HOST: 'not an address' })).toThrow('HOST is wrong');
  });

  it('needs no variables', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      portal: { simulatorPort: 4010 },
      publicUrl: 'http://localhost:4000',
      adminHost: 'admin.localhost',
      seed: true,
      production: false,
      databaseUrl: undefined,
      secrets: [],
    });
  });

  it('ADM-01: the host of admin mode is a host name, and production has none by default', () => {
    expect(readConfig(production).adminHost).toBeUndefined();
    expect(readConfig({ ...production, ADMIN_HOST: 'yonetim.example.com' }).adminHost).toBe('yonetim.example.com');
    expect(() => readConfig({ ADMIN_HOST: 'https://yonetim.example.com' })).toThrow('ADMIN_HOST is wrong');
  });

  it('creates no demo accounts in production, because their passwords are public', () => {
    expect(readConfig(production)).toMatchObject({ production: true, seed: false });
  });

  it.each([
    ['KALEM_SECRET', 'a'.repeat(40), 'KALEM_SECRET is weak'],
    ['KALEM_SECRET', `${'ab'.repeat(20)},${production.KALEM_SECRET}`, 'KALEM_SECRET is weak'],
    ['KALEM_SECRET', 'abcdefghij'.repeat(4), 'KALEM_SECRET is weak'],
    ['KALEM_SECRET', `${'kalem-2026-secret'.repeat(3)}ka`, 'KALEM_SECRET is weak'],
    ['KALEM_SECRET', 'abcdefghijklmnopqrstuvwxyz0123456789', 'KALEM_SECRET is weak'],
    ['SMTP_URL', 'smtp://mail.example.com', 'SMTP_URL is wrong: it begins with smtp'],
    ['KALEM_URL', 'http://kalem.example.com', 'KALEM_URL is wrong: it begins with http'],
    ['PORTAL_URL', 'http://earsivportal.efatura.gov.tr', 'PORTAL_URL is wrong: it begins with http'],
    ['KALEM_SEED', '1', 'KALEM_SEED=1 is for the simulator alone'],
  ])('ATK-71: production does not start with %s=%s', (name, value, fault) => {
    expect(() => readConfig({ ...production, [name]: value })).toThrow(fault);
  });

  it('ATK-71: production accepts http on this machine, behind a proxy', () => {
    const urls = {
      KALEM_URL: 'http://localhost:4000',
      PORTAL_URL: 'http://127.0.0.1:4010',
      SMTP_URL: 'smtp://localhost:25',
    };
    expect(readConfig({ ...production, ...urls }).publicUrl).toBe('http://localhost:4000');
  });

  it('ATK-71: production accepts smtp that requires TLS', () => {
    const SMTP_URL = 'smtp://mail.example.com?requireTLS=true';
    expect(readConfig({ ...production, SMTP_URL }).providers.smtp?.url).toBe(SMTP_URL);
  });

  it('names the correct value for every wrong variable', () => {
    const read = () => readConfig({ PORT: 'x', KALEM_SECRET: 'short', DATABASE_URL: 'mysql://x', KALEM_SEED: 'yes' });
    for (const name of ['PORT is wrong', 'KALEM_SECRET', 'DATABASE_URL', 'KALEM_SEED']) expect(read).toThrow(name);
    expect(read).not.toThrow('short');
  });

  it('GIB-07: uses the login of the production portal or of the test portal', () => {
    expect(readConfig({ PORTAL_URL: 'https://earsivportal.efatura.gov.tr/' }).portal).toEqual({
      url: 'https://earsivportal.efatura.gov.tr',
      login: 'anologin',
      ettn: 'portal',
    });
    expect(readConfig({ PORTAL_URL: 'https://earsivportaltest.efatura.gov.tr' }).portal).toMatchObject({
      login: 'login',
    });
  });

  it('ATK-71: production accepts a weak secret behind a new one, because data is sealed with it', () => {
    const secrets = `${production.KALEM_SECRET},${'ab'.repeat(20)}`;
    expect(readConfig({ ...production, KALEM_SECRET: secrets }).secrets).toHaveLength(2);
  });

  it('accepts older secrets after the newest', () => {
    const [first, second] = ['a'.repeat(32), 'b'.repeat(40)];
    expect(readConfig({ KALEM_SECRET: `${first}, ${second}` }).secrets).toEqual([first, second]);
  });
});

describe('operations', () => {
  it('default to one server without origins and metrics token', () => {
    const { origins, metricsToken, pool, pooling, stopDelaySeconds } = readConfig({}).operations;
    expect({ origins, metricsToken, pool, pooling, stopDelaySeconds }).toEqual({
      origins: [],
      metricsToken: undefined,
      pool: 10,
      pooling: 'none',
      stopDelaySeconds: 0,
    });
  });

  it('reads origins, proxies, a token and numbers', () => {
    const { operations } = readConfig({
      KALEM_ORIGINS: 'https://bank.example.com, http://localhost:3000',
      KALEM_TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8,2001:db8::/32',
      KALEM_METRICS_TOKEN: 'm'.repeat(16),
      KALEM_POOL: '40',
      KALEM_POOLING: 'transaction',
      KALEM_STOP_DELAY: '5',
    });
    expect(operations).toMatchObject({
      origins: ['https://bank.example.com', 'http://localhost:3000'],
      pool: 40,
      pooling: 'transaction',
      stopDelaySeconds: 5,
    });
    expect(['10.200.0.1', '127.0.0.1', '11.0.0.1'].map((address) => operations.trustedProxies.check(address))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each([
    'https://bank.example.com, https://portal.example.com/path',
    'https://bank.example.com, portal.example.com',
    'see https://bank.example.com',
    'ftp://bank.example.com',
    '*',
    'null',
  ])('ATK-13: refuses a list with one invalid origin: %s', (KALEM_ORIGINS) => {
    expect(() => readConfig({ KALEM_ORIGINS })).toThrow('KALEM_ORIGINS is wrong: set it to origins parted by commas');
  });

  it.each(['proxy', '127.0.0.1, proxy', '10.0.0.0/8/8', '10.0.0.0/', '10.0.0.0/x', '10.0.0.0/33', '::1/129', ''])(
    'ATK-13: proxies %j are accepted only if each is an address or a network',
    (KALEM_TRUSTED_PROXIES) => {
      const read = () => readConfig({ KALEM_TRUSTED_PROXIES }).operations.trustedProxies;
      if (KALEM_TRUSTED_PROXIES === '') expect(read().check('127.0.0.1')).toBe(false);
      else expect(read).toThrow('KALEM_TRUSTED_PROXIES is wrong: set it to addresses or networks');
    },
  );

  it('accepts IPv4 and IPv6 proxies, with spaces after the commas', () => {
    const { trustedProxies } = readConfig({ KALEM_TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/33, ::1' }).operations;
    const checks = ['2001:db8::1', '2001:db8:8000::1', '::1', '::2'].map((address) =>
      trustedProxies.check(address, 'ipv6'),
    );
    expect(checks).toEqual([true, false, true, false]);
  });

  it('names the correct value for every wrong variable', () => {
    const read = () =>
      readConfig({
        KALEM_ORIGINS: 'https://bank.example.com/path',
        KALEM_TRUSTED_PROXIES: '10.0.0.0/33',
        KALEM_METRICS_TOKEN: 'short',
        KALEM_POOL: '1000',
        KALEM_STOP_DELAY: '-1',
      });
    for (const name of [
      'KALEM_ORIGINS',
      'KALEM_TRUSTED_PROXIES',
      'KALEM_METRICS_TOKEN',
      'KALEM_POOL',
      'KALEM_STOP_DELAY',
    ])
      expect(read).toThrow(`${name} is wrong`);
  });
});

describe('KALEM_RATE', () => {
  it('ERR-05: limits calls a minute, or names the correct value', () => {
    expect(readConfig({}).callsPerMinute).toEqual({ stranger: 300, known: 6000 });
    expect(readConfig({ KALEM_RATE: '10, 20' }).callsPerMinute).toEqual({ stranger: 10, known: 20 });
    expect(readConfig({ KALEM_RATE: 'off' }).callsPerMinute).toEqual({ stranger: Infinity, known: Infinity });
    for (const wrong of ['10', '0,5', 'x,y', '1,2,3', '-1,5'])
      expect(() => readConfig({ KALEM_RATE: wrong })).toThrow('KALEM_RATE is wrong');
  });
});

describe('lifetimes of tokens', () => {
  it('SES-22: are an hour and thirty days by default', () => {
    expect(readConfig({}).tokenSeconds).toEqual({ access: 3600, refresh: 2_592_000 });
  });

  it('SES-22: are configurable within both bounds', () => {
    const read = (access: string, refresh: string) =>
      readConfig({ ACCESS_TOKEN_SECONDS: access, REFRESH_TOKEN_SECONDS: refresh }).tokenSeconds;
    expect(read('900', '604800')).toEqual({ access: 900, refresh: 604_800 });
    expect(read('60', '86400')).toEqual({ access: 60, refresh: 86_400 });
    expect(read('86400', '31536000')).toEqual({ access: 86_400, refresh: 31_536_000 });
  });

  it.each([
    ['ACCESS_TOKEN_SECONDS', ['0', '59', '86401', '-3600', '1h', '3600.5', '1e3']],
    ['REFRESH_TOKEN_SECONDS', ['0', '86399', '31536001', 'x']],
  ])('SES-22: %s outside of them is a fault with the correct values', (name, values) => {
    for (const value of values)
      expect(() => readConfig({ [name]: value })).toThrow(`${name} is wrong: set it to seconds`);
  });
});
