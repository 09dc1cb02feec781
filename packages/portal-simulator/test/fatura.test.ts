import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPortalSimulator } from '../src/node/startPortalSimulator';
import type { RunningPortalSimulator } from '../src/node/startPortalSimulator';

/** The parts of npm `fatura` 0.1.4 (a public client of the real portal) that its protocol allows. It ships no types. */
interface Fatura {
  getToken(userName: string, password: string): Promise<string>;
  logout(token: string): Promise<unknown>;
  createDraftInvoice(
    token: string,
    details: Record<string, unknown>,
  ): Promise<{ uuid: string; date: string; data: string }>;
  getAllInvoicesByDateRange(
    token: string,
    range: { startDate: string; endDate: string },
  ): Promise<Record<string, string>[]>;
  getInvoiceHTML(token: string, uuid: string, options: { signed: boolean }): Promise<string>;
  getDownloadURL(token: string, uuid: string, options: { signed: boolean }): string;
  cancelDraftInvoice(token: string, reason: string, draft: unknown): Promise<string>;
  getRecipientDataByTaxIDOrTRID(token: string, taxId: string): Promise<Record<string, string>>;
  getUserData(token: string): Promise<Record<string, string>>;
  updateUserData(token: string, data: Record<string, string>): Promise<string>;
}

const PRODUCTION = 'https://earsivportal.efatura.gov.tr';
const today = { startDate: '21/11/2026', endDate: '21/11/2026' };
const details = {
  date: '21/11/2026',
  time: '09:30:00',
  taxIDOrTRID: '11111111111',
  name: 'Ayşe',
  surname: 'Yağcıoğlu',
  fullAddress: 'Güzelyalı Mah. 18. Sok. No: 6/2',
  country: 'Türkiye',
  items: [{ name: 'Çeviri', quantity: 2, unitPrice: 50, price: 100, VATRate: 20, VATAmount: 20 }],
  grandTotal: 100,
  totalVAT: 20,
  grandTotalInclVAT: 120,
  paymentTotal: 120,
};

/** Loads the published client. Its host is hard-coded, so its fetch is redirected to the simulator. */
function loadFatura(base: string): Fatura {
  const require = createRequire(import.meta.url);
  const requireTheirs = createRequire(require.resolve('fatura'));
  const theirFetch = requireTheirs('isomorphic-fetch') as typeof fetch;
  const cached = requireTheirs.cache[requireTheirs.resolve('isomorphic-fetch')];
  if (!cached) throw new Error('isomorphic-fetch was not loaded.');
  cached.exports = (url: string, init: RequestInit) => theirFetch(url.replace(PRODUCTION, base), init);
  return require('fatura') as Fatura;
}

describe('the public client fatura 0.1.4, at the base address /legacy', () => {
  let portal: RunningPortalSimulator;
  let fatura: Fatura;
  let token: string;

  beforeAll(async () => {
    portal = await startPortalSimulator({ port: 0, clock: { now: () => new Date('2026-11-21T09:00:00Z') } });
    fatura = loadFatura(`${portal.url}/legacy`);
    token = await fatura.getToken('33333303', '1');
  });
  afterAll(() => portal.close());

  it('logs in', () => {
    expect(token).toMatch(/^[0-9a-f]{128}$/);
  });

  it('creates a draft under its own ETTN, lists, views and downloads it', async () => {
    const created = await fatura.createDraftInvoice(token, details);
    expect(created.data).toMatch(/başarıyla/);
    const rows = await fatura.getAllInvoicesByDateRange(token, today);
    expect(rows).toContainEqual(
      expect.objectContaining({ ettn: created.uuid, onayDurumu: 'Onaylanmadı', aliciUnvanAdSoyad: 'Ayşe Yağcıoğlu' }),
    );

    const html = await fatura.getInvoiceHTML(token, created.uuid, { signed: false });
    expect(html).toContain('120,00 TL');
    const address = fatura
      .getDownloadURL(token, created.uuid, { signed: false })
      .replace(PRODUCTION, `${portal.url}/legacy`);
    const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
    expect(String.fromCharCode(...bytes.slice(0, 2))).toBe('PK');
  });

  it('deletes a draft by its row', async () => {
    const { uuid } = await fatura.createDraftInvoice(token, details);
    const find = async () => (await fatura.getAllInvoicesByDateRange(token, today)).find(({ ettn }) => ettn === uuid);
    expect(await fatura.cancelDraftInvoice(token, 'Hatalı', await find())).toBe('1 fatura başarıyla silindi.');
    expect((await find())?.onayDurumu).toBe('Silinmiş');
  });

  it('looks a recipient up', async () => {
    expect(await fatura.getRecipientDataByTaxIDOrTRID(token, '7350119289')).toMatchObject({
      unvan: expect.stringContaining('Çınaraltı'),
    });
  });

  it('reads and saves its own data', async () => {
    const own = await fatura.getUserData(token);
    expect(own).toMatchObject({ taxIDOrTRID: '28415903754', name: 'Şükrü', surname: 'Işıldak', city: 'İSTANBUL' });
    expect(await fatura.updateUserData(token, { ...own, webSite: 'isildak.example' })).toBe(
      'Bilgileriniz başarıyla güncellendi.',
    );
    expect(await fatura.getUserData(token)).toEqual({ ...own, webSite: 'isildak.example' });
  });

  it('logs out', async () => {
    expect(await fatura.logout(token)).toEqual({ redirectUrl: 'login.html' });
    expect(await fatura.getToken('33333303', '1')).toHaveLength(128);
  });
});
