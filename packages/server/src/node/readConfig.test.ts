import { describe, expect, it } from 'vitest';
import { readConfig } from './readConfig';

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({ port: 4000, portal: { simulatorPort: 4010 }, publicUrl: 'http://localhost:4000', seed: true, production: false, databaseUrl: undefined, secrets: [] });
  });

  it('makes no demo accounts in production unless told to: everybody knows their passwords', () => {
    expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ production: true, seed: false });
    expect(readConfig({ NODE_ENV: 'production', KALEM_SEED: '1' })).toMatchObject({ seed: true });
  });

  it('says of every wrong variable what to set', () => {
    const read = () => readConfig({ PORT: 'x', KALEM_SECRET: 'short', DATABASE_URL: 'mysql://x', KALEM_SEED: 'yes' });
    for (const name of ['PORT is wrong', 'KALEM_SECRET', 'DATABASE_URL', 'KALEM_SEED']) expect(read).toThrow(name);
    expect(read).not.toThrow('short');
  });

  it('GIB-07: signs in to the production portal and to the test portal each in its way', () => {
    expect(readConfig({ PORTAL_URL: 'https://earsivportal.efatura.gov.tr/' }).portal).toEqual({ url: 'https://earsivportal.efatura.gov.tr', login: 'anologin', ettn: 'portal' });
    expect(readConfig({ PORTAL_URL: 'https://earsivportaltest.efatura.gov.tr' }).portal).toMatchObject({ login: 'login' });
  });

  it('takes older secrets behind the newest', () => {
    const [first, second] = ['a'.repeat(32), 'b'.repeat(40)];
    expect(readConfig({ KALEM_SECRET: `${first}, ${second}` }).secrets).toEqual([first, second]);
  });
});
