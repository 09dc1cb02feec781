import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { markApproved, markChanged } from '../src/invoices/states';
import { idempotencyKeys, invoiceDocuments, invoices } from '../src/schema';
import { withCompany } from '../src/db/wall';
import { addMember, linkNewcomer, tokenOf } from '../src/testing/people';
import { apiError } from '../src/testing/answers';
import { invoiceBody, portalView } from '../src/testing/invoices';
import { emptyPdf, testServer } from '../src/testing/startTestServer';

const USER_CODE = '33333305';
const SIGN = '0lhozfib5410mp';
const LIST = 'EARSIV_PORTAL_TASLAKLARI_GETIR';
const CREATE = 'EARSIV_PORTAL_FATURA_OLUSTUR';

const server = await testServer({ render: emptyPdf });
const owner = await linkNewcomer(server, USER_CODE);

const params = () => ({ params: { query: owner.query } });
const create = async (day = '2026-09-03') =>
  (await owner.client.POST('/fatura', { ...params(), body: invoiceBody({ faturaTarih: day }) })).data;
const read = async (id: string) =>
  (await owner.client.GET('/fatura/{id}', { params: { path: { id }, query: owner.query } })).data;
const start = async (...faturaIds: string[]) =>
  (await owner.client.POST('/fatura/imza', { ...params(), body: { faturaIds } })).data;
const confirm = async (signature: string, smsCode: string) =>
  (await owner.client.POST('/fatura/imza-onay', { ...params(), body: { smsCode, signature } })).data;
const keyToken = async () => {
  const { data: key } = await owner.client.POST('/company/api', { ...params(), body: { name: 'Muhasebe' } });
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: key.apiKey,
    client_secret: key.apiSecret,
  });
  const response = await server.fetch(new Request(`${server.baseUrl}/user/token`, { method: 'POST', body }));
  return ((await response.json()) as { access_token: string }).access_token;
};
const code = async () =>
  (await server.outbox())
    .find(({ kind }) => kind === 'sms')
    ?.body.split(' ')
    .at(-1) ?? '';
const zipsOf = (id: string) =>
  server.db.queries
    .select()
    .from(invoiceDocuments)
    .where(and(eq(invoiceDocuments.invoiceId, id), eq(invoiceDocuments.dosya, 'zip')));

describe('signing', () => {
  it('API-70, API-71, SGN-05: the code of the SMS approves the invoices, as the portal’s list shows', async () => {
    const [first, second] = [await create(), await create('2026-08-20')];
    const { phoneNumber, signatureId } = await start(first.id, second.id);
    expect(phoneNumber).toBe('5355550105');
    const result = await confirm(signatureId, (await code()).toLowerCase());
    expect(result).toEqual({
      items: [
        { id: first.id, onayDurumu: 'Onaylandi' },
        { id: second.id, onayDurumu: 'Onaylandi' },
      ],
    });
    expect(await read(first.id)).toMatchObject({
      onayDurumu: 'Onaylandi',
      ettn: first.ettn,
      belgeNumarasi: first.belgeNumarasi,
    });
    await owner.client.GET('/company/logout', { params: { query: owner.query } });
    const listed = await portalView(server, USER_CODE, ({ list }) => list());
    expect(listed.find(({ ettn }) => ettn === first.ettn)).toMatchObject({ onayDurumu: 'Onaylandi' });
  });

  it('SGN-05: fetches the documents of approved invoices from the portal once', async () => {
    const many = [await create(), await create(), await create(), await create()];
    const { signatureId } = await start(...many.map(({ id }) => id));
    await confirm(signatureId, await code());
    expect(await zipsOf(many[0]?.id ?? '')).toHaveLength(1);
    await server.runJobs();
    for (const { id } of many) {
      const [zip, ...others] = await zipsOf(id);
      expect(others).toEqual([]);
      expect([...(zip?.icerik ?? [])].slice(0, 2)).toEqual([0x50, 0x4b]);
    }
  });

  it('SGN-05: a wrong code changes none', async () => {
    const { id } = await create();
    const { signatureId } = await start(id);
    expect(await apiError(confirm(signatureId, 'YANLIS'))).toMatchObject({ status: 400, message: 'SMS kodu hatalı.' });
    expect(await read(id)).toMatchObject({ onayDurumu: 'Onaylanmadi' });
    expect(await confirm(signatureId, await code())).toMatchObject({ items: [{ onayDurumu: 'Onaylandi' }] });
  });
});

describe('a signatureId', () => {
  it("SGN-06: is valid for 120 seconds, then 400 'İmza süresi doldu.'", async () => {
    const { signatureId } = await start((await create()).id);
    server.clock.advance(121);
    expect(await apiError(confirm(signatureId, await code()))).toMatchObject({
      status: 400,
      message: 'İmza süresi doldu.',
    });
  });

  it('SGN-06: works once', async () => {
    const { signatureId } = await start((await create()).id);
    const sms = await code();
    await confirm(signatureId, sms);
    expect(await apiError(confirm(signatureId, sms))).toMatchObject({ status: 400, message: 'İmza süresi doldu.' });
  });

  it('SGN-06: the fifth wrong code ends it, and then even the right code is 429', async () => {
    const { id } = await create();
    const { signatureId } = await start(id);
    for (let time = 0; time < 5; time += 1)
      expect(await apiError(confirm(signatureId, 'YANLIS'))).toMatchObject({
        status: 400,
        message: 'SMS kodu hatalı.',
      });
    expect(await apiError(confirm(signatureId, await code()))).toMatchObject({
      status: 429,
      message: 'Çok fazla hatalı deneme yapıldı, lütfen yeni kod isteyiniz.',
    });
    expect(await read(id)).toMatchObject({ onayDurumu: 'Onaylanmadi' });
    const again = await start(id);
    expect(await confirm(again.signatureId, await code())).toMatchObject({ items: [{ id, onayDurumu: 'Onaylandi' }] });
  });

  it('SGN-06: concurrent guesses get no extra tries', async () => {
    const { id } = await create();
    const { signatureId } = await start(id);
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => apiError(confirm(signatureId, 'YANLIS'))));
    expect(outcomes.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(outcomes.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('SGN-06: works only for its user and its company', async () => {
    const { id } = await create();
    const { signatureId } = await start(id);
    const colleague = await addMember(server, owner.companyId, { faturaRead: true, faturaWrite: true });
    const smsCode = await code();
    expect(
      await apiError(
        colleague.client.POST('/fatura/imza-onay', { ...params(), body: { smsCode, signature: signatureId } }),
      ),
    ).toMatchObject({ status: 400, message: 'İmza süresi doldu.' });
    const stranger = await linkNewcomer(server, '33333303');
    expect(
      await apiError(
        stranger.client.POST('/fatura/imza-onay', {
          params: { query: stranger.query },
          body: { smsCode, signature: signatureId },
        }),
      ),
    ).toMatchObject({ status: 400 });
    expect(await confirm(signatureId, smsCode)).toMatchObject({ items: [{ id, onayDurumu: 'Onaylandi' }] });
  });

  it('SGN-06: keeps the portal session open while it waits for its code', async () => {
    const { id } = await create();
    const { signatureId } = await start(id);
    server.clock.advance(100);
    await server.runJobs();
    expect(await confirm(signatureId, await code())).toMatchObject({ items: [{ id, onayDurumu: 'Onaylandi' }] });
  });
});

describe('the portal session of a signature', () => {
  it('A-08, ATK-12, API-25: GET /company/logout keeps the portal session during a signature and ends it afterwards', async () => {
    // The signatures of earlier tests have expired.
    server.clock.advance(121);
    const { id } = await create();
    const { signatureId } = await start(id);
    const staff = await addMember(server, owner.companyId, {});
    for (const { client } of [staff, owner])
      expect(await apiError(client.GET('/company/logout', params()))).toMatchObject({
        status: 409,
        code: 'SIGNING_UNDER_WAY',
      });
    expect(await confirm(signatureId, await code())).toMatchObject({ items: [{ id, onayDurumu: 'Onaylandi' }] });
    expect((await staff.client.GET('/company/logout', params())).response.status).toBe(204);
  });

  it('A-08, ATK-12: new credentials, and another link with the same user code, wait for the signature', async () => {
    const { id } = await create();
    const { signatureId } = await start(id);
    const body = { userCode: USER_CODE, password: 'tahmin' };
    const underWay = { status: 409, code: 'SIGNING_UNDER_WAY' };
    expect(await apiError(owner.client.PUT('/company/gib', { ...params(), body }))).toMatchObject(underWay);
    expect(await apiError(owner.client.POST('/company/gib', { body }))).toMatchObject(underWay);
    expect(await confirm(signatureId, await code())).toMatchObject({ items: [{ id, onayDurumu: 'Onaylandi' }] });
  });
});

describe('invoices that can be signed', () => {
  it('SGN-06: an invoice that is not Onaylanmadi is 409', async () => {
    const { id } = await create();
    await owner.client.DELETE('/fatura/{id}', { params: { path: { id }, query: owner.query } });
    expect(await apiError(start(id))).toMatchObject({ status: 409 });
  });

  it.each(['BEKLIYOR', 'REDDEDILDI', 'BELIRSIZ'] as const)(
    'INV-38, SGN-06: an invoice that is %s is 409',
    async (portalDurumu) => {
      const { id } = await create();
      await server.db.queries.update(invoices).set({ portalDurumu }).where(eq(invoices.id, id));
      expect(await apiError(start(id))).toMatchObject({ status: 409 });
      await server.db.queries.update(invoices).set({ portalDurumu: 'GONDERILDI' }).where(eq(invoices.id, id));
    },
  );

  it('INV-38, SGN-06: an invoice edited after the code was requested, and not at the portal yet, is 409', async () => {
    const { id } = await create();
    const { signatureId } = await start(id);
    server.meet({ kind: 'maintenancePage', cmd: CREATE });
    await owner.client.PUT('/fatura/{id}', {
      params: { path: { id }, query: owner.query },
      body: invoiceBody({ faturaTarih: '2026-09-03', not: 'Sonradan' }),
    });
    server.meet();
    expect(await apiError(confirm(signatureId, await code()))).toMatchObject({
      status: 409,
      code: 'INVOICE_CHANGED_SINCE',
    });
    expect(await read(id)).toMatchObject({ onayDurumu: 'Onaylanmadi', not: 'Sonradan' });
    server.clock.advance(90);
    await server.runJobs();
    const again = await start(id);
    expect(await confirm(again.signatureId, await code())).toMatchObject({ items: [{ id, onayDurumu: 'Onaylandi' }] });
  });

  it('A-08, ATK-02, SGN-05: an invoice that a colleague changes at the portal after the code was sent is not signed, and the answer names it', async () => {
    const [same, changed] = [await create(), await create()];
    const { signatureId } = await start(same.id, changed.id);
    const staff = await addMember(server, owner.companyId, { faturaRead: true, faturaWrite: true });
    const { data } = await staff.client.PUT('/fatura/{id}', {
      params: { path: { id: changed.id }, query: owner.query },
      body: invoiceBody({ not: 'Sonradan', emails: [] }),
    });
    expect(data).toMatchObject({ portalDurumu: 'GONDERILDI', not: 'Sonradan' });
    expect(await apiError(confirm(signatureId, await code()))).toMatchObject({
      status: 409,
      code: 'INVOICE_CHANGED_SINCE',
      message: expect.stringContaining(data.belgeNumarasi ?? '-') as string,
      faults: [{ path: 'faturaIds[1]', code: 'CHANGED_SINCE_CODE' }],
    });
    for (const { id } of [same, changed]) expect(await read(id)).toMatchObject({ onayDurumu: 'Onaylanmadi' });
    const again = await start(same.id, changed.id);
    expect(await confirm(again.signatureId, await code())).toMatchObject({
      items: [{ onayDurumu: 'Onaylandi' }, { onayDurumu: 'Onaylandi' }],
    });
    expect(await read(changed.id)).toMatchObject({ not: 'Sonradan' });
  });

  it.each(['the owner himself', 'a key of the company'])(
    'A-08, ATK-02: an invoice changed by %s after the code was sent is not signed',
    async (who) => {
      const { id } = await create();
      const { signatureId } = await start(id);
      const token = who === 'the owner himself' ? await tokenOf(server, owner) : await keyToken();
      const response = await server.fetch(
        new Request(`${server.baseUrl}/fatura/${id}?companyId=${owner.companyId}`, {
          method: 'PUT',
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify(invoiceBody({ not: 'Sonradan', emails: [] })),
        }),
      );
      expect(response.status).toBe(200);
      expect(await apiError(confirm(signatureId, await code()))).toMatchObject({
        status: 409,
        code: 'INVOICE_CHANGED_SINCE',
      });
      expect(await read(id)).toMatchObject({ onayDurumu: 'Onaylanmadi', not: 'Sonradan' });
    },
  );

  it('A-08, SGN-06: a change under signature is refused first and allowed on request', async () => {
    const [changed, untouched] = [await create(), await create()];
    const change = ({ id }: typeof changed, imzadaysa?: 'SOR' | 'DEGISTIR') =>
      owner.client.PUT('/fatura/{id}', {
        params: { path: { id }, query: { ...owner.query, imzadaysa } },
        body: invoiceBody({ not: 'Sonradan', emails: [] }),
      });
    const { signatureId } = await start(changed.id);
    expect(await apiError(change(changed, 'SOR'))).toMatchObject({ status: 409, code: 'INVOICE_UNDER_SIGNATURE' });
    expect((await read(changed.id)).not).toMatch(/Teşekkür ederiz$/);
    expect((await change(untouched, 'SOR')).data).toMatchObject({ not: 'Sonradan' });

    expect((await change(changed, 'DEGISTIR')).data).toMatchObject({ not: 'Sonradan' });
    // The code can no longer sign it, so no question is needed.
    await change(changed, 'SOR');
    expect(await apiError(confirm(signatureId, await code()))).toMatchObject({ code: 'INVOICE_CHANGED_SINCE' });

    await start(changed.id);
    expect(await apiError(change(changed, 'SOR'))).toMatchObject({ code: 'INVOICE_UNDER_SIGNATURE' });
    server.clock.advance(121);
    await change(changed, 'SOR');
  });

  it('A-08, SGN-06, LST-11: a deletion under signature is refused first, and on request also voids the code', async () => {
    const [gone, other] = [await create(), await create()];
    const remove = ({ id }: typeof gone, imzadaysa?: 'SOR' | 'SIL') =>
      owner.client.DELETE('/fatura/{id}', { params: { path: { id }, query: { ...owner.query, imzadaysa } } });
    const { signatureId } = await start(gone.id, other.id);
    expect(await apiError(remove(gone, 'SOR'))).toMatchObject({ status: 409, code: 'INVOICE_UNDER_SIGNATURE' });
    expect(await read(gone.id)).toMatchObject({ onayDurumu: 'Onaylanmadi' });

    await remove(gone, 'SIL');
    expect(await read(gone.id)).toMatchObject({ onayDurumu: 'Silinmis' });
    expect(await apiError(confirm(signatureId, await code()))).toMatchObject({
      code: 'INVOICE_CHANGED_SINCE',
      faults: [{ path: 'faturaIds[0]' }],
    });
    expect(await read(other.id)).toMatchObject({ onayDurumu: 'Onaylanmadi' });

    const idle = await create();
    await remove(idle, 'SOR');
    expect(await read(idle.id)).toMatchObject({ onayDurumu: 'Silinmis' });
  });

  it('A-08, ATK-02: of a concurrent change and confirmation, only the content that the user saw is signed', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await create();
      const { signatureId } = await start(id);
      const smsCode = await code();
      await Promise.allSettled([
        owner.client.PUT('/fatura/{id}', {
          params: { path: { id }, query: owner.query },
          body: invoiceBody({ not: 'Sonradan', emails: [] }),
        }),
        confirm(signatureId, smsCode),
      ]);
      const { onayDurumu, not } = await read(id);
      // Content from the portal's draft has its note after the separator of INV-31.
      expect(`${onayDurumu} ${not}`).toMatch(/^(Onaylandi (###)?Teşekkür ederiz|Onaylanmadi Sonradan)$/);
    }
  });

  it('A-08, SGN-06: an invoice deleted after the code was requested is refused as changed', async () => {
    const { id } = await create();
    const { signatureId } = await start(id);
    await owner.client.DELETE('/fatura/{id}', { params: { path: { id }, query: owner.query } });
    expect(await apiError(confirm(signatureId, await code()))).toMatchObject({
      status: 409,
      code: 'INVOICE_CHANGED_SINCE',
    });
  });

  it.each(['before the signature', 'after the signature'] as const)(
    'INV-38, SGN-05: an edit that reaches the portal %s is not stored as approved, and the signed content is',
    async (moment) => {
      const { id } = await create();
      const { signatureId } = await start(id);
      const edit = () =>
        apiError(
          owner.client.PUT('/fatura/{id}', {
            params: { path: { id }, query: owner.query },
            body: invoiceBody({ not: 'Sonradan', emails: [] }),
          }),
        );
      let edited: ReturnType<typeof edit> | undefined;
      let isSigning = false;
      server.onPortalCall = async (command) => {
        if (command === SIGN) isSigning = true;
        const isMoment = isSigning && command === (moment === 'before the signature' ? SIGN : LIST);
        if (edited || !isMoment) return;
        edited = edit();
        await expect.poll(async () => (await read(id)).not).toBe('Sonradan');
      };
      expect(await confirm(signatureId, await code())).toEqual({ items: [{ id, onayDurumu: 'Onaylandi' }] });
      expect(await edited).toMatchObject({ status: 409, message: 'Yalnızca onaylanmamış faturalar düzenlenebilir.' });
      expect(await read(id)).toMatchObject({
        onayDurumu: 'Onaylandi',
        portalDurumu: 'GONDERILDI',
        faturaTip: 'SATIS',
        not: 'Teşekkür ederiz',
        totals: { odenecekTutar: '1260.00' },
      });
    },
  );

  it('INV-11, SGN-05: an invoice signed between check and change is not changed', async () => {
    const { id, ettn } = await create();
    const read = { id, version: 1 };
    await withCompany(server.db, owner.companyId, (tx) => markApproved(tx, [ettn ?? ''], server.clock.now()));
    expect(
      await withCompany(server.db, owner.companyId, (tx) =>
        markChanged(tx, read, { not: 'Sonradan' }, server.clock.now()),
      ),
    ).toBeUndefined();
  });

  it('ATK-57: limits a company to thirty codes in a quarter of an hour; others are unaffected', async () => {
    const [asked, other] = [await linkNewcomer(server, '33333302'), await linkNewcomer(server, '33333304')];
    const member = await addMember(server, asked.companyId, { faturaWrite: true });
    const ask = async ({ client }: Pick<typeof asked, 'client'>, { query }: typeof asked, id: string) =>
      client.POST('/fatura/imza', { params: { query }, body: { faturaIds: [id] } });
    const invoiceOf = async ({ client, query }: typeof asked) =>
      (await client.POST('/fatura', { params: { query }, body: invoiceBody() })).data.id;
    const id = await invoiceOf(asked);
    for (let count = 0; count < 30; count += 1) await ask(count % 2 === 0 ? asked : member, asked, id);
    for (const who of [asked, member])
      expect(await apiError(ask(who, asked, id))).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
    await ask(other, other, await invoiceOf(other));
    server.clock.advance(900);
    await ask(asked, asked, id);
  });

  it('SGN-06: an unknown id is 404, no id 422', async () => {
    expect(await apiError(start(crypto.randomUUID()))).toMatchObject({ status: 404 });
    expect(await apiError(start())).toMatchObject({ status: 422 });
  });
});

describe('a failing portal', () => {
  // A company may request thirty codes in a quarter of an hour, and the tests above have used them.
  beforeAll(() => server.clock.advance(900));

  it('API-06: a server that died after it requested the code does not request another', async () => {
    const { id } = await create();
    const ask = async () =>
      (
        await owner.client.POST('/fatura/imza', {
          params: { query: owner.query, header: { 'Idempotency-Key': 'imza-anahtari-1' } },
          body: { faturaIds: [id] },
        })
      ).data;
    const first = await ask();
    const smsCode = await code();
    await server.db.queries
      .update(idempotencyKeys)
      .set({ status: null, headers: null, body: null, heldUntil: sql`now() - interval '1 second'` })
      .where(eq(idempotencyKeys.key, 'imza-anahtari-1'));
    expect(await ask()).toEqual(first);
    expect(await code()).toBe(smsCode);
    expect(await confirm(first.signatureId, smsCode)).toMatchObject({ items: [{ id, onayDurumu: 'Onaylandi' }] });
  });

  it.each(['droppedConnection', 'maintenancePage', 'arjuna'] as const)(
    'SGN-05: finds a signature with a lost answer (%s) in the list',
    async (kind) => {
      const { id } = await create();
      const { signatureId } = await start(id);
      server.meet({ kind, cmd: SIGN, when: 'after', times: 1 });
      expect(await confirm(signatureId, await code())).toEqual({ items: [{ id, onayDurumu: 'Onaylandi' }] });
    },
  );

  it('SGN-05: answers 503 if the list fails too, and the approval shows later', async () => {
    const { id } = await create();
    const { signatureId } = await start(id);
    server.meet(
      { kind: 'droppedConnection', cmd: SIGN, when: 'after', times: 1 },
      { kind: 'droppedConnection', cmd: LIST },
    );
    expect(await apiError(confirm(signatureId, await code()))).toMatchObject({ status: 503 });
    expect(await read(id)).toMatchObject({ onayDurumu: 'Onaylanmadi' });
    server.meet();
    server.clock.advance(10);
    await server.runJobs();
    expect(await read(id)).toMatchObject({ onayDurumu: 'Onaylandi' });
  });

  it('SGN-05: a signature that never arrived can be repeated with the same code', async () => {
    const { id } = await create();
    const { signatureId } = await start(id);
    const smsCode = await code();
    server.meet({ kind: 'droppedConnection', cmd: SIGN, when: 'before', times: 1 });
    expect(await apiError(confirm(signatureId, smsCode))).toMatchObject({ status: 503 });
    expect(await confirm(signatureId, smsCode)).toEqual({ items: [{ id, onayDurumu: 'Onaylandi' }] });
  });

  it('GIB-12: an unreachable portal is 503 and does not count as a try', async () => {
    const { id } = await create();
    const { signatureId } = await start(id);
    const smsCode = await code();
    await server.restart();
    server.meet({ kind: 'maintenancePage', cmd: 'login' });
    for (let time = 0; time < 6; time += 1)
      expect(await apiError(confirm(signatureId, smsCode))).toMatchObject({ status: 503 });
    server.meet();
    // The code became invalid with its session.
    expect(await apiError(confirm(signatureId, smsCode))).toMatchObject({ status: 400, message: 'İmza süresi doldu.' });
  });
});
