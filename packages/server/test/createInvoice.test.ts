import { ApiError } from '@kalem/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoiceBody } from '../src/testing/invoiceBody';
import { linkNewcomer, type LinkedNewcomer } from '../src/testing/linkNewcomer';
import { startTestServer, type TestServer } from '../src/testing/startTestServer';

let server: TestServer;
let owner: LinkedNewcomer;
beforeAll(async () => {
  server = await startTestServer();
  owner = await linkNewcomer(server, '33333302');
});
afterAll(() => server.close());

const failure = (work: Promise<unknown>): Promise<ApiError> => work.then(() => Promise.reject(new Error('it did not fail')), (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)));

describe('saving', () => {
  it('INV-38: a saved invoice is a draft at the portal, with its ETTN and number', async () => {
    const { data: invoice, response } = await owner.client.POST('/fatura', { params: { query: owner.query }, body: invoiceBody() });
    expect(response.status).toBe(201);
    expect(invoice).toMatchObject({ onayDurumu: 'Onaylanmadi', portalDurumu: 'GONDERILDI', ettn: expect.stringMatching(/^[0-9a-f-]{36}$/), belgeNumarasi: expect.stringMatching(/^GIB2026\d{9}$/) });
    expect(invoice.totals).toMatchObject({ matrah: '1050.00', odenecekTutar: '1260.00' });
    expect(server.logs.filter(({ level }) => level === 'error')).toEqual([]);
    const { data: read } = await owner.client.GET('/fatura/{id}', { params: { path: { id: invoice.id }, query: owner.query } });
    expect(read).toEqual(invoice);
  });

  it('INV-35: a faulty invoice answers its faults by path', async () => {
    const error = await failure(owner.client.POST('/fatura', { params: { query: owner.query }, body: invoiceBody({ vknTckn: '', malHizmetler: [{ malHizmet: 'Kalem', miktar: '0', birim: 'C62', birimFiyat: '10', kdvOrani: '20' }] }) }));
    expect(error.status).toBe(422);
    expect(error.faults).toEqual(expect.arrayContaining([
      { path: 'vknTckn', code: 'REQUIRED', message: 'Bu alan gereklidir' },
      expect.objectContaining({ path: 'malHizmetler[0].miktar' }),
    ]));
  });
});
