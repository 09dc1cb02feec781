import { beforeEach, expect, it } from 'vitest';
import { apiError } from '../src/testing/answers';
import { invoiceBody } from '../src/testing/invoices';
import { linkNewcomer } from '../src/testing/people';
import { emptyPdf, testServer } from '../src/testing/startTestServer';

const server = await testServer({ render: emptyPdf });
const owner = await linkNewcomer(server, '33333305');
const params = { query: owner.query };

beforeEach(() => owner.client.setLanguage('en'));

const listUnknown = () =>
  apiError(owner.client.GET('/fatura/{id}', { params: { path: { id: crypto.randomUUID() }, ...params } }));

it('A-35: a refusal comes in the language of the call, and names it', async () => {
  expect((await listUnknown()).message).toBe('The record was not found.');
  owner.client.setLanguage('tr');
  expect((await listUnknown()).message).toBe('Kayıt bulunamadı.');

  const ask = (language: string) =>
    server.fetch(
      new Request(`${server.baseUrl}/company`, { headers: language ? { 'Accept-Language': language } : {} }),
    );
  const [english, none] = [await ask('de, en-GB;q=0.7'), await ask('')];
  expect(english.headers.get('Content-Language')).toBe('en');
  expect(english.headers.get('Vary')).toContain('Accept-Language');
  expect(await english.json()).toMatchObject({ message: 'Your session is over, please sign in again.' });
  expect(none.headers.get('Content-Language')).toBe('tr');
  expect(await none.json()).toMatchObject({ message: 'Oturum süreniz sona ermiştir, lütfen tekrar giriş yapınız.' });
});

it('A-35: faults of the contract and of the domain come in the language of the call, with their numbers', async () => {
  const create = (change: object) =>
    apiError(owner.client.POST('/fatura', { params, body: { ...invoiceBody(), ...change } }));
  const tooLong = await create({ aliciUnvan: 'a'.repeat(2000) });
  expect(tooLong.faults[0]?.message).toMatch(/^At most \d+ characters$/);
  const future = await create({ faturaTarih: '2027-13-45' });
  expect(future.message).toBe('Please correct the fields that are marked.');
  expect(future.faults).toMatchObject([{ path: 'faturaTarih', message: 'Invalid date' }]);
  expect(future.faults[0]).not.toHaveProperty('language');
});

it('A-35: the words of the portal stay as they are, and say that they are Turkish', async () => {
  server.meet({ kind: 'sentence', cmd: 'EARSIV_PORTAL_FATURA_OLUSTUR', text: 'Fatura tarihi geçersiz.' });
  const create = () => apiError(owner.client.POST('/fatura', { params, body: invoiceBody() }));
  const refused = await create();
  expect([refused.code, refused.message, refused.language]).toEqual([
    'PORTAL_REFUSED',
    'Fatura tarihi geçersiz.',
    'tr',
  ]);
  owner.client.setLanguage('tr');
  server.meet({ kind: 'sentence', cmd: 'EARSIV_PORTAL_FATURA_OLUSTUR', text: 'Fatura tarihi geçersiz.' });
  expect((await create()).language).toBeUndefined();
});
