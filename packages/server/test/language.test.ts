import { beforeEach, describe, expect, it } from 'vitest';
import { apiError } from '../src/testing/answers';
import { invoiceBody } from '../src/testing/invoices';
import { linkNewcomer, mailsTo, signUpNewcomer, signUpOwner } from '../src/testing/people';
import { emptyPdf, testServer } from '../src/testing/startTestServer';

const server = await testServer({ render: emptyPdf });
const owner = await linkNewcomer(server, '33333305');
const params = { query: owner.query };

beforeEach(() => owner.client.setLanguage('en'));

const listUnknown = () =>
  apiError(owner.client.GET('/fatura/{id}', { params: { path: { id: crypto.randomUUID() }, ...params } }));

it('A-35: a refusal is in the language of the call, with its Content-Language', async () => {
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

it('A-35: faults of the contract and of the domain are in the language of the call, with their numbers', async () => {
  const create = (change: object) =>
    apiError(owner.client.POST('/fatura', { params, body: { ...invoiceBody(), ...change } }));
  const tooLong = await create({ aliciUnvan: 'a'.repeat(2000) });
  expect(tooLong.faults[0]?.message).toMatch(/^At most \d+ characters$/);
  const future = await create({ faturaTarih: '2027-13-45' });
  expect(future.message).toBe('Please correct the fields that are marked.');
  expect(future.faults).toMatchObject([{ path: 'faturaTarih', message: 'Invalid date' }]);
  expect(future.faults[0]).not.toHaveProperty('language');
});

it('A-35: texts of the portal are not translated and are marked as Turkish', async () => {
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

describe('mails', () => {
  const password = 'Parola1!';
  const subjectsTo = async (address: string) => (await mailsTo(server, address)).map(({ subject }) => subject);
  const resetSubject = async (email: string) => {
    server.clock.advance(60);
    await server.client().POST('/password/reset', { body: { email } });
    await server.runJobs();
    return (await subjectsTo(email))[0];
  };

  it('A-35: are in the language of the sign-up, then of the last sign-in', async () => {
    const email = `kisi-${crypto.randomUUID()}@ornek.com.tr`;
    const client = server.client();
    client.setLanguage('en');
    await client.POST('/user', { body: { email, password, name: 'Ayşe Yılmaz' } });
    expect(await subjectsTo(email)).toEqual(['Verify your e-mail address']);
    expect(await resetSubject(email)).toBe('Your link to reset the password');
    client.setLanguage('tr');
    await client.session.signIn({ email, password });
    expect(await resetSubject(email)).toBe('Parola sıfırlama bağlantınız');
    client.setLanguage('en');
    await Promise.all(Array.from({ length: 5 }, () => client.session.signIn({ email, password })));
    expect(await resetSubject(email)).toBe('Your link to reset the password');
  });

  it('A-35: keep their language when a sign-in fails', async () => {
    const { client, email } = await signUpNewcomer(server);
    client.setLanguage('en');
    await apiError(client.session.signIn({ email, password: 'yanlış' }));
    expect(await resetSubject(email)).toBe('Parola sıfırlama bağlantınız');
  });

  it('A-35: an invitation is in the language of the inviting call, and its notice in the owner’s', async () => {
    const [inviting, guest] = [await signUpOwner(server), await signUpNewcomer(server)];
    inviting.client.setLanguage('en');
    const { data } = await inviting.client.PUT('/company/user', {
      params: { query: inviting.query },
      body: { email: guest.email },
    });
    expect(await subjectsTo(guest.email)).toEqual(['Örnek Ticaret Ltd. Şti. invites you to Kalem']);
    server.clock.advance(60);
    inviting.client.setLanguage('tr');
    await inviting.client.POST('/company/user/{id}/invitation', {
      params: { query: inviting.query, path: { id: data.id } },
    });
    expect((await subjectsTo(guest.email))[0]).toBe("Örnek Ticaret Ltd. Şti. sizi Kalem'e davet etti");
    guest.client.setLanguage('en');
    await guest.client.POST('/account/invitation/{id}', { params: { path: { id: data.id } } });
    expect(await subjectsTo(inviting.email)).toEqual(['Örnek Ticaret Ltd. Şti.: yeni kullanıcı']);
  });

  it('A-35, ACC-36: the code of a phone is in the language of the person', async () => {
    const { client, email } = await signUpNewcomer(server);
    client.setLanguage('en');
    await client.session.signIn({ email, password });
    await client.POST('/account/phone', { body: { phone: '05321234567' } });
    const [sms] = (await server.outbox()).filter(({ kind }) => kind === 'sms');
    expect(sms?.body).toMatch(/^Your Kalem phone verification code: \d{6}$/);
  });
});
