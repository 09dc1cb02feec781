import { fullPermissions } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { simulatedCards } from '../src/adapters/simulatedBank/createSimulatedPayments';
import { auditLog, companies, coupons, payments } from '../src/schema';
import { rowsOf } from '../src/db/rows';
import { PaymentsUnreachable } from '../src/ports/Payments';
import { addMember, openCompany, type Owner, signUpOwner, tokenOf } from '../src/testing/people';
import { apiError, makeCoupon } from '../src/testing/answers';
import { testServer } from '../src/testing/startTestServer';

type Card = components['schemas']['CardPayment'];
const card: Card = {
  cardHolderFullName: 'Ayşe Yılmaz',
  cardNumber: simulatedCards.approves,
  expMonth: '01',
  expYear: '2030',
  cvcNumber: '123',
};
const declined: Card = { ...card, cardNumber: simulatedCards.declines };
const DAY = 86_400;

const server = await testServer();

const start = async ({ client, query }: Pick<Owner, 'client' | 'query'>, body: Card = card) =>
  (await client.POST('/company/payment', { params: { query }, body })).data.url;
const txOf = (url: string) => url.split('/').at(-1) ?? '';
const atBank = (url: string, form: Record<string, string>, on = server) =>
  on.bank(new Request(url, { method: 'POST', body: new URLSearchParams(form) }));
const approve = (url: string, on = server) => atBank(url, { kod: simulatedCards.code, islem: 'onayla' }, on);
const check = async ({ client }: Pick<Owner, 'client'>, id: string) =>
  (await client.GET('/payment/{id}', { params: { path: { id } } })).data;
const paidAt = async (companyId: string) =>
  (await server.db.queries.select().from(companies).where(eq(companies.id, companyId)))[0]?.paidAt?.toISOString();
const verifications = (id: string) =>
  server.db.queries.$count(auditLog, and(eq(auditLog.action, 'verifyPayment'), eq(auditLog.entityId, id)));
const pay = async (person: Owner, body: Card = card) => {
  const url = await start(person, body);
  await approve(url);
  return check(person, txOf(url));
};

describe('paying with a card', () => {
  it('PAY-16, PAY-15, API-27: returns the 3-D page for the price with KDV, which leads back to the app', async () => {
    const person = await signUpOwner(server);
    const url = await start(person);
    expect(url).toMatch(/^http:\/\/kalem\.test\/dev\/bank\/[0-9a-f-]{36}$/);
    const page = await server.bank(new Request(url));
    const html = await page.text();
    for (const text of ['Kalem', '1.498,80 TL', 'Onayla', 'Vazgeç', 'lang="tr"', '/dev/bank/stil.css', '/favicon.svg'])
      expect(html).toContain(text);
    expect(html).not.toMatch(/<script|<style|style=/);
    const back = await approve(url);
    expect(back.status).toBe(303);
    expect(back.headers.get('Location')).toBe(`http://kalem.test/payment/${txOf(url)}`);
  });

  it('PAY-18, PAY-20, API-28: a confirmed payment starts a year at once, and repeated checks change nothing', async () => {
    const person = await signUpOwner(server);
    const url = await start(person);
    expect(await check(person, txOf(url))).toEqual({ verified: false, error: 'Ödemeniz henüz tamamlanmadı.' });
    expect(await paidAt(person.companyId)).toBeUndefined();
    await approve(url);
    const now = server.clock.now().toISOString();
    expect(await check(person, txOf(url))).toEqual({ verified: true, error: '' });
    expect(await paidAt(person.companyId)).toBe(now);
    server.clock.advance(60);
    expect(await check(person, txOf(url))).toEqual({ verified: true, error: '' });
    expect(await paidAt(person.companyId)).toBe(now);
    const { data } = await person.client.GET('/company');
    expect(data.items[0]?.paidAt).toEqual({ Valid: true, Time: now });
  });

  it('PAY-20: fifty concurrent checks on two servers, and a restart, confirm once', async () => {
    const person = await signUpOwner(server);
    const url = await start(person);
    await approve(url);
    // The server dies after the bank's approval and before the first check.
    await server.restart();
    const { app: second } = server.secondApp();
    const token = await tokenOf(server, person);
    const ask = (index: number) => {
      const request = new Request(`${server.baseUrl}/payment/${txOf(url)}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      return index % 2 === 0 ? server.fetch(request) : second.fetch(request);
    };
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(index)));
    for (const answer of answers) expect(await answer.json()).toEqual({ verified: true, error: '' });
    expect(await verifications(txOf(url))).toBe(1);
    const first = await paidAt(person.companyId);
    server.clock.advance(30);
    await server.restart();
    expect(await check(person, txOf(url))).toEqual({ verified: true, error: '' });
    expect([await paidAt(person.companyId), await verifications(txOf(url))]).toEqual([first, 1]);
  });

  it('PAY-20, PAY-16: the job settles a payment whose payer did not return, and cancels one that is unpaid after half an hour', async () => {
    const [paid, gone] = [await signUpOwner(server), await signUpOwner(server)];
    const [paidUrl, goneUrl] = [await start(paid), await start(gone)];
    await approve(paidUrl);
    server.clock.advance(120);
    await server.runJobs();
    expect(await verifications(txOf(paidUrl))).toBe(1);
    server.clock.advance(1800);
    await server.runJobs();
    expect(await check(gone, txOf(goneUrl))).toEqual({ verified: false, error: 'Ödeme süresi içinde tamamlanmadı.' });
    expect((await approve(goneUrl)).headers.get('Location')).toContain('/payment/');
    expect(await check(gone, txOf(goneUrl))).toMatchObject({ verified: false });
    expect(await paidAt(gone.companyId)).toBeUndefined();
  });

  it.each([
    [
      'a card over its limit',
      declined,
      { kod: simulatedCards.code, islem: 'onayla' },
      'Kart limiti yetersiz, bankanız ödemeyi onaylamadı.',
    ],
    ['a payer who gives up', card, { kod: '', islem: 'vazgec' }, 'Ödeme bankanın sayfasında iptal edildi.'],
  ])('PAY-18, PAY-16: %s is finally refused, with the reason in Turkish', async (_, body, form, error) => {
    const person = await signUpOwner(server);
    const url = await start(person, body);
    await atBank(url, form);
    expect(await check(person, txOf(url))).toEqual({ verified: false, error });
    await approve(url);
    expect(await check(person, txOf(url))).toEqual({ verified: false, error });
    expect(await paidAt(person.companyId)).toBeUndefined();
  });

  it('PAY-18: a refused payment is in the audit log once', async () => {
    const person = await signUpOwner(server);
    const audits = () =>
      server.db.queries
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.action, 'settlePayment'), eq(auditLog.companyId, person.companyId)));
    await apiError(start(person, { ...card, cardNumber: '5528790000000009' }));
    expect(await audits()).toMatchObject([
      { userId: person.user.id, details: { durum: 'REDDEDILDI', hata: 'Kart numarası geçersiz.' } },
    ]);
    const url = await start(person, declined);
    await approve(url);
    await Promise.all([check(person, txOf(url)), check(person, txOf(url))]);
    await check(person, txOf(url));
    expect((await audits()).filter(({ entityId }) => entityId === txOf(url))).toMatchObject([
      { details: { hata: 'Kart limiti yetersiz, bankanız ödemeyi onaylamadı.' } },
    ]);
  });

  it('PAY-16: the bank accepts three tries of its code', async () => {
    const person = await signUpOwner(server);
    const url = await start(person);
    const wrong = await atBank(url, { kod: '000000', islem: 'onayla' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('Kod hatalı, lütfen tekrar deneyiniz.');
    await atBank(url, { kod: '1', islem: 'onayla' });
    expect((await atBank(url, { kod: '', islem: 'onayla' })).status).toBe(303);
    expect(await check(person, txOf(url))).toEqual({ verified: false, error: '3-D doğrulaması başarısız oldu.' });
  });

  it.each([
    ['5528790000000009', 'Kart numarası geçersiz.'],
    ['4242424242424242', 'Deneme bankası yalnızca deneme kartlarını kabul eder.'],
  ])('PAY-16: returns the provider’s text for the refused card %s', async (cardNumber, message) => {
    const person = await signUpOwner(server);
    expect(await apiError(start(person, { ...card, cardNumber }))).toMatchObject({
      status: 400,
      code: 'PAYMENT_REFUSED',
      message,
    });
    expect(await start(person)).toContain('/dev/bank/');
  });

  it.each([
    [{ cardNumber: '123' }, 'cardNumber', 'Kart numarası 16 haneli olmalıdır'],
    [{ cardNumber: '5528 7900 0000 00' }, 'cardNumber', 'Kart numarası 16 haneli olmalıdır'],
    [{ cardNumber: '552879000000000' }, 'cardNumber', 'Kart numarası 16 haneli olmalıdır'],
    [{ cardNumber: '55287900000000080' }, 'cardNumber', 'Kart numarası 16 haneli olmalıdır'],
    [{ cardNumber: '5528 7900 0000 0008' }, 'cardNumber', 'Kart numarası 16 haneli olmalıdır'],
    [{ cardNumber: '552879000000000O' }, 'cardNumber', 'Kart numarası 16 haneli olmalıdır'],
    [{ cvcNumber: '12' }, 'cvcNumber', 'CVC 3 haneli olmalıdır'],
    [{ cvcNumber: '1234' }, 'cvcNumber', 'CVC 3 haneli olmalıdır'],
    [{ cvcNumber: '12a' }, 'cvcNumber', 'CVC 3 haneli olmalıdır'],
    [{ cvcNumber: '' }, 'cvcNumber', 'Bu alan gereklidir'],
    [{ cardHolderFullName: ' ' }, 'cardHolderFullName', 'Bu alan gereklidir'],
    [{ cardNumber: '' }, 'cardNumber', 'Bu alan gereklidir'],
    [{ expMonth: '13' }, 'expMonth', 'Kartın son kullanma tarihi geçmiş.'],
    [{ expMonth: '08', expYear: '2026' }, 'expMonth', 'Kartın son kullanma tarihi geçmiş.'],
    [{ expYear: '2020' }, 'expMonth', 'Kartın son kullanma tarihi geçmiş.'],
  ])('PAY-10, PAY-08, ATK-71: refuses %o before the provider is called', async (change, path, message) => {
    const error = await apiError(start(await signUpOwner(server), { ...card, ...change }));
    expect(error).toMatchObject({ status: 422, faults: [{ path, message }] });
  });

  it('A-09, ATK-12, PAY-16, API-29: paying and using a coupon need companyWrite', async () => {
    const owner = await signUpOwner(server);
    const staff = await addMember(server, owner.companyId, { ...fullPermissions, companyWrite: false });
    const refused = { status: 403, code: 'NO_PERMISSION' };
    expect(await apiError(start({ client: staff.client, query: owner.query }))).toMatchObject(refused);
    expect(
      await apiError(
        staff.client.POST('/payment/discount', { params: { query: owner.query }, body: { coupon: 'KALEM' } }),
      ),
    ).toMatchObject(refused);
  });

  it('API-27: needs companyWrite; a stranger gets 404 for the payment', async () => {
    const owner = await signUpOwner(server);
    const staff = await addMember(server, owner.companyId, { companyWrite: true });
    const url = await start({ client: staff.client, query: owner.query });
    await approve(url);
    const stranger = await signUpOwner(server);
    expect(await apiError(check(stranger, txOf(url)))).toMatchObject({ status: 404 });
    expect(await apiError(start({ client: stranger.client, query: owner.query }))).toMatchObject({ status: 403 });
    expect(await check(owner, txOf(url))).toEqual({ verified: true, error: '' });
  });

  it('PAY-21, PAY-22: a company without trial and licence can pay, and gets its own licence', async () => {
    const person = await signUpOwner(server);
    const { id: other } = await openCompany(person.client);
    server.clock.advance(8 * DAY);
    const list = (companyId: string) => person.client.GET('/fatura', { params: { query: { companyId } } });
    expect(await apiError(list(person.companyId))).toMatchObject({ status: 402 });
    await pay(person);
    expect((await list(person.companyId)).data.items).toEqual([]);
    expect(await apiError(list(other))).toMatchObject({ status: 402 });
  });

  it('API-06: a repeated or concurrent call is the same payment, and a second tab ends the first', async () => {
    const person = await signUpOwner(server);
    const call = (key: string) =>
      person.client.POST('/company/payment', {
        params: { query: person.query, header: { 'Idempotency-Key': key } },
        body: card,
      });
    const first = (await call('ayni-anahtar')).data.url;
    expect((await call('ayni-anahtar')).data.url).toBe(first);
    const second = (await call('ikinci-sekme')).data.url;
    expect(second).not.toBe(first);
    await approve(first);
    expect(await check(person, txOf(first))).toMatchObject({ verified: false });
    await approve(second);
    expect(await check(person, txOf(second))).toMatchObject({ verified: true });
  });

  it('PAY-20: a payer who paid in the first tab does not pay again in the second', async () => {
    const person = await signUpOwner(server);
    const first = await start(person);
    await approve(first);
    expect(await apiError(start(person))).toMatchObject({ status: 409, code: 'ALREADY_PAID' });
    expect(await check(person, txOf(first))).toMatchObject({ verified: true });
    expect(await verifications(txOf(first))).toBe(1);
  });

  it('PAY-16: many concurrent starts leave one open payment', async () => {
    const person = await signUpOwner(server);
    await Promise.allSettled(Array.from({ length: 8 }, () => start(person)));
    const open = await server.db.queries.$count(
      payments,
      and(eq(payments.companyId, person.companyId), eq(payments.durum, 'BEKLIYOR')),
    );
    expect(open).toBe(1);
  });

  it('PAY-16, ERR-05: tries with many cards end in 429 with Retry-After', async () => {
    const person = await signUpOwner(server);
    for (let count = 0; count < 20; count += 1)
      await apiError(start(person, { ...card, cardNumber: '5528790000000009' }));
    const token = await tokenOf(server, person);
    const response = await server.fetch(
      new Request(`${server.baseUrl}/company/payment?companyId=${person.companyId}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(card),
      }),
    );
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

describe('card data', () => {
  it('PAY-16: are in no table and no log, for every outcome of the payment', async () => {
    const person = await signUpOwner(server);
    const secret = { ...card, cardHolderFullName: 'Gizli Kartsahibi', cvcNumber: '987' };
    await person.client.POST('/company/payment', {
      params: { query: person.query, header: { 'Idempotency-Key': 'kartli-istek' } },
      body: secret,
    });
    await apiError(start(person, { ...secret, cardNumber: '5528790000000099' }));
    const tables = await rowsOf<{ name: string }>(
      server.db.queries,
      sql`select tablename as name from pg_tables where schemaname in ('public', 'pgboss')`,
    );
    for (const { name } of tables) {
      const rows = await rowsOf<{ row: string }>(
        server.db.queries,
        sql`select t::text as row from ${sql.identifier(name)} t`,
      );
      for (const { row } of rows)
        for (const trace of [card.cardNumber, '5528790000000099', 'Kartsahibi', '"987"', ',987,'])
          expect(row).not.toContain(trace);
    }
    expect(JSON.stringify(server.logs)).not.toMatch(/55287900|Kartsahibi/);
  });
});

describe('coupons', () => {
  const price = async ({ client, query }: Owner, coupon: string, membership?: boolean) =>
    (await client.POST('/payment/discount', { params: { query }, body: { coupon, membership } })).data.price;
  const couponRow = async (kod: string) =>
    (await server.db.queries.select().from(coupons).where(eq(coupons.kod, kod)))[0];

  it.each([
    ['25', '936.75', '1.124,10 TL'],
    ['12.5', '1092.88', '1.311,46 TL'],
  ])(
    'PAY-13, PAY-14, API-29: %s percent off is %s, the bank charges it with KDV, and the coupon is used after payment',
    async (rate, discounted, charged) => {
      const person = await signUpOwner(server);
      const kod = await makeCoupon(server, rate);
      expect(await price(person, ` ${kod.toLowerCase()} `)).toBe(discounted);
      expect((await couponRow(kod))?.usedAt).toBeNull();
      const url = await start(person, { ...card, coupon: kod });
      expect(await (await server.bank(new Request(url))).text()).toContain(charged);
      await approve(url);
      await check(person, txOf(url));
      expect(await couponRow(kod)).toMatchObject({ usedAt: server.clock.now(), usedBy: person.companyId });
      expect(await apiError(price(person, kod))).toMatchObject({ status: 400, message: 'Kupon geçersiz.' });
    },
  );

  it('PAY-13, PAY-14: at price 0 the call uses the coupon and starts the year, once even if repeated', async () => {
    const person = await signUpOwner(server);
    const other = await signUpOwner(server);
    const kod = await makeCoupon(server, '100');
    const call = () =>
      person.client.POST('/payment/discount', {
        params: { query: person.query, header: { 'Idempotency-Key': 'bedava-kupon' } },
        body: { coupon: kod, membership: true },
      });
    expect((await call()).data.price).toBe('0.00');
    const at = await paidAt(person.companyId);
    expect(at).toBe(server.clock.now().toISOString());
    server.clock.advance(5);
    expect((await call()).data.price).toBe('0.00');
    expect(await paidAt(person.companyId)).toBe(at);
    expect(await apiError(price(other, kod))).toMatchObject({ status: 400, message: 'Kupon geçersiz.' });
    expect(await paidAt(other.companyId)).toBeUndefined();
  });

  it('PAY-14: of two companies that use one coupon for a free year at once, one gets it', async () => {
    const people = await Promise.all([signUpOwner(server), signUpOwner(server), signUpOwner(server)]);
    const kod = await makeCoupon(server, '100');
    const outcomes = await Promise.allSettled(people.map((person) => price(person, kod, true)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(
      (await Promise.all(people.map(({ companyId }) => paidAt(companyId)))).filter((at) => at !== undefined),
    ).toHaveLength(1);
  });

  it('A-24, PAY-11, PAY-13: a coupon of 100 percent without the agreement is refused and stays unused', async () => {
    const person = await signUpOwner(server);
    const kod = await makeCoupon(server, '100');
    const refused = {
      status: 422,
      faults: [{ path: 'membership', message: 'Üye olabilmek için Üyelik Sözleşmesini onaylamalısınız' }],
    };
    expect(await apiError(price(person, kod))).toMatchObject(refused);
    expect(await apiError(price(person, kod, false))).toMatchObject(refused);
    expect(await apiError(start(person, { ...card, coupon: kod }))).toMatchObject(refused);
    expect((await couponRow(kod))?.usedAt).toBeNull();
    expect(await paidAt(person.companyId)).toBeUndefined();
    expect(await price(person, kod, true)).toBe('0.00');
  });

  it('PAY-14: a card payment with a coupon of 100 percent does not contact the bank', async () => {
    const person = await signUpOwner(server);
    const kod = await makeCoupon(server, '100');
    const url = await start(person, { ...card, coupon: kod, membership: true });
    expect(url).toBe(`http://kalem.test/payment/${txOf(url)}`);
    expect(await check(person, txOf(url))).toEqual({ verified: true, error: '' });
    expect(await couponRow(kod)).toMatchObject({ usedBy: person.companyId });
  });

  it.each(['YOKBOYLE22', '', ' ', 'İIıiğŞ', "' or 1=1 --"])('PAY-14: the coupon %o is unknown', async (kod) => {
    expect(await apiError(price(await signUpOwner(server), kod))).toMatchObject({
      status: 400,
      code: 'INVALID_COUPON',
      message: 'Kupon geçersiz.',
    });
  });

  it('PAY-14: an open payment reserves its coupon, and another company gets 409 until it ends', async () => {
    const [first, second] = [await signUpOwner(server), await signUpOwner(server)];
    const kod = await makeCoupon(server, '50');
    const url = await start(first, { ...card, coupon: kod });
    expect(await apiError(price(second, kod))).toMatchObject({ status: 409, code: 'COUPON_IN_USE' });
    expect(await apiError(start(second, { ...card, coupon: kod }))).toMatchObject({
      status: 409,
      code: 'COUPON_IN_USE',
    });
    const again = await start(first, { ...card, coupon: kod });
    expect(again).not.toBe(url);
    await atBank(again, { islem: 'vazgec' });
    expect(await check(first, txOf(again))).toMatchObject({ verified: false });
    expect((await pay(second, { ...card, coupon: kod })).verified).toBe(true);
    expect(await apiError(start(first, { ...card, coupon: kod }))).toMatchObject({
      status: 400,
      message: 'Kupon geçersiz.',
    });
  });

  it('PAY-14: of two concurrent payments with one coupon one opens, and the other is refused', async () => {
    const people = await Promise.all([signUpOwner(server), signUpOwner(server), signUpOwner(server)]);
    const kod = await makeCoupon(server, '50');
    const outcomes = await Promise.allSettled(people.map((person) => start(person, { ...card, coupon: kod })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409, code: 'COUPON_IN_USE' });
  });

  it('PAY-14, ERR-05, ATK-51: guessing codes ends in 429 with Retry-After, and a right code does not reset the count', async () => {
    const person = await signUpOwner(server);
    const kod = await makeCoupon(server, '10');
    for (let count = 0; count < 19; count += 1) await apiError(price(person, 'YOKBOYLE22'));
    for (let count = 0; count < 3; count += 1) expect(await price(person, kod)).toBe('1124.10');
    expect((await apiError(price(person, 'YOKBOYLE22'))).status).toBe(400);
    expect(await apiError(price(person, kod))).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
  });
});

describe('a provider that fails or answers late', async () => {
  const asked: string[] = [];
  let isDown = false;
  let isPaid = false;
  const answer = (name: string) => {
    asked.push(name);
    return isDown ? Promise.reject(new PaymentsUnreachable('no answer')) : Promise.resolve();
  };
  const outcome = () => ({ state: isPaid ? ('paid' as const) : ('open' as const) });
  const own = await testServer({
    payments: {
      start: async ({ id }) =>
        answer('start').then(() => ({
          state: 'open',
          providerId: `p-${id}`,
          page: { html: `<form>${card.cardNumber}</form>` },
        })),
      complete: async () => answer('complete').then(outcome),
      check: async () => answer('check').then(outcome),
      cancel: async () =>
        answer('cancel').then(() => (isPaid ? { state: 'paid' } : { state: 'refused', reason: 'Süre doldu.' })),
    },
  });

  it('PAY-16: an unreachable provider is 503 with Retry-After, and the same call continues later', async () => {
    const person = await signUpOwner(own);
    isDown = true;
    const call = () =>
      person.client.POST('/company/payment', {
        params: { query: person.query, header: { 'Idempotency-Key': 'tekrar-deneme' } },
        body: card,
      });
    expect(await apiError(call())).toMatchObject({ status: 503, code: 'PAYMENTS_UNREACHABLE' });
    isDown = false;
    expect((await call()).data.url).toMatch(/^http:\/\/kalem\.test\/api\/payment\/[0-9a-f-]{36}\/page$/);
  });

  it('PAY-16: shows an HTML page in a sandbox, stores it sealed, and deletes it when the payment is settled', async () => {
    const person = await signUpOwner(own);
    isPaid = false;
    const url = await start(person);
    const id = url.split('/').at(-2) ?? '';
    const shown = await own.fetch(new Request(url));
    expect([shown.status, await shown.text()]).toEqual([200, `<form>${card.cardNumber}</form>`]);
    expect(shown.headers.get('Content-Security-Policy')).toMatch(
      /^sandbox allow-forms allow-scripts allow-top-navigation;/,
    );
    expect(shown.headers.get('Content-Security-Policy')).not.toContain('allow-same-origin');
    const [row] = await own.db.queries.select().from(payments).where(eq(payments.id, id));
    expect(row?.sayfa).not.toContain(card.cardNumber);
    isPaid = true;
    const back = await own.fetch(
      new Request(`${own.baseUrl}/payment/${id}/callback`, {
        method: 'POST',
        body: new URLSearchParams({ status: 'success', mdStatus: '1', conversationData: 'x' }),
      }),
    );
    expect([back.status, back.headers.get('Location')]).toEqual([303, `http://kalem.test/payment/${id}`]);
    expect(await check(person, id)).toEqual({ verified: true, error: '' });
    expect((await own.fetch(new Request(url))).status).toBe(404);
    expect((await own.db.queries.select().from(payments).where(eq(payments.id, id)))[0]?.sayfa).toBeNull();
  });

  it('PAY-20: a forged bank answer settles nothing, and the page still leads back', async () => {
    const person = await signUpOwner(own);
    isPaid = false;
    const id = (await start(person)).split('/').at(-2) ?? '';
    for (const target of [id, crypto.randomUUID()]) {
      const back = await own.fetch(
        new Request(`${own.baseUrl}/payment/${target}/callback`, {
          method: 'POST',
          body: new URLSearchParams({ status: 'success', mdStatus: '1', paymentId: '1' }),
        }),
      );
      expect([back.status, back.headers.get('Location')]).toEqual([303, `http://kalem.test/payment/${target}`]);
    }
    expect(await check(person, id)).toMatchObject({ verified: false });
    expect((await own.fetch(new Request(`${own.baseUrl}/payment/${crypto.randomUUID()}/page`))).status).toBe(404);
  });

  it('PAY-20: money is never lost after a lost answer or a cancelled payment', async () => {
    const person = await signUpOwner(own);
    isPaid = false;
    const id = (await start(person)).split('/').at(-2) ?? '';
    isDown = true;
    await own.fetch(
      new Request(`${own.baseUrl}/payment/${id}/callback`, {
        method: 'POST',
        body: new URLSearchParams({ mdStatus: '1' }),
      }),
    );
    expect(await apiError(check(person, id))).toMatchObject({ status: 503 });
    own.clock.advance(3600);
    await own.runJobs();
    isDown = false;
    isPaid = true;
    own.clock.advance(3600);
    await own.runJobs();
    asked.length = 0;
    expect(await check(person, id)).toEqual({ verified: true, error: '' });
    expect(asked).toEqual([]);
  });
});
