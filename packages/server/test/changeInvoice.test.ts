import type { components } from '@kalem/sdk';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog, invoices } from '../src/schema';
import { apiError } from '../src/testing/answers';
import { invoiceBody, portalView } from '../src/testing/invoices';
import { linkNewcomer } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const USER_CODE = '33333304';
const SAVE = 'EARSIV_PORTAL_FATURA_OLUSTUR';
const FETCH = 'EARSIV_PORTAL_FATURA_GETIR';
const DELETE = 'EARSIV_PORTAL_FATURA_SIL';
const LIST = 'EARSIV_PORTAL_TASLAKLARI_GETIR';

const server = await testServer();
const owner = await linkNewcomer(server, USER_CODE);

type Body = components['schemas']['InvoiceWrite'];
const at = (id: string) => ({ path: { id }, query: owner.query });
const create = async (body: Body = invoiceBody()) =>
  (await owner.client.POST('/fatura', { params: { query: owner.query }, body })).data;
const read = async (id: string) => (await owner.client.GET('/fatura/{id}', { params: at(id) })).data;
const update = async (id: string, body: Body, ifMatch?: string) =>
  (
    await owner.client.PUT('/fatura/{id}', {
      params: { ...at(id), ...(ifMatch !== undefined && { header: { 'If-Match': ifMatch } }) },
      body,
    })
  ).data;
const remove = (id: string, ifMatch?: string) =>
  owner.client.DELETE('/fatura/{id}', {
    params: { ...at(id), ...(ifMatch !== undefined && { header: { 'If-Match': ifMatch } }) },
  });
const atPortal = async (ettn: string | null) => {
  await owner.client.GET('/company/logout', { params: { query: owner.query } });
  return portalView(server, USER_CODE, async ({ list, fetch }) => {
    const row = (await list('2026-08-28')).concat(await list()).find((document) => document.ettn === ettn);
    return row && { ...(await fetch(row.ettn)), ...row };
  });
};
/** Somebody signs in the portal's own screens. */
const signAtPortal = async (ettn: string | null) => {
  await owner.client.GET('/company/logout', { params: { query: owner.query } });
  await portalView(server, USER_CODE, ({ sign }) => sign(ettn ?? ''));
};
const changed = (changes: Partial<Body> = {}) =>
  invoiceBody({
    aliciUnvan: 'Değişen Alıcı A.Ş.',
    malHizmetler: [{ malHizmet: 'Yeni kalem', miktar: '3', birim: 'C62', birimFiyat: '100', kdvOrani: '20' }],
    ...changes,
  });

describe('changing an invoice', () => {
  it('INV-38, API-68: PUT changes the draft in place, its ETTN and number stay', async () => {
    const before = await create();
    const after = await update(before.id, changed());
    expect(after).toMatchObject({
      id: before.id,
      ettn: before.ettn,
      belgeNumarasi: before.belgeNumarasi,
      portalDurumu: 'GONDERILDI',
      totals: { odenecekTutar: '360.00' },
    });
    expect(await atPortal(before.ettn)).toMatchObject({
      aliciUnvan: 'Değişen Alıcı A.Ş.',
      totals: { odenecekTutar: '360.00' },
      onayDurumu: 'Onaylanmadi',
    });
  });

  it('INV-38: a portal that changes no drafts gets a new one in its place, with another number', async () => {
    const before = await create();
    server.simulator.setSwitches({ refuseUpdates: true });
    const after = await update(before.id, changed());
    expect(after.portalDurumu).toBe('GONDERILDI');
    expect(after.ettn).not.toBe(before.ettn);
    expect(after.belgeNumarasi).not.toBe(before.belgeNumarasi);
    expect(await atPortal(before.ettn)).toMatchObject({ onayDurumu: 'Silinmis' });
    expect(await atPortal(after.ettn)).toMatchObject({
      onayDurumu: 'Onaylanmadi',
      totals: { odenecekTutar: '360.00' },
    });
  });

  it('INV-38: a draft moves to another day', async () => {
    const before = await create();
    server.simulator.setSwitches({ refuseUpdates: true });
    const after = await update(before.id, changed({ faturaTarih: '2026-08-28' }));
    expect(await atPortal(before.ettn)).toMatchObject({ onayDurumu: 'Silinmis' });
    expect(await atPortal(after.ettn)).toMatchObject({ faturaTarih: '2026-08-28', onayDurumu: 'Onaylanmadi' });
  });

  it("INV-38: the portal's refusal is 422, what was typed is stored, and the old draft stays at the portal", async () => {
    const before = await create();
    server.meet({ kind: 'sentence', cmd: SAVE, text: 'Form parametrelerinde sorun var', times: 1 });
    expect(await apiError(update(before.id, changed()))).toMatchObject({
      status: 422,
      message: 'Form parametrelerinde sorun var',
      location: `/api/fatura/${before.id}`,
    });
    expect(await read(before.id)).toMatchObject({
      portalDurumu: 'REDDEDILDI',
      portalMesaji: 'Form parametrelerinde sorun var',
      aliciUnvan: 'Değişen Alıcı A.Ş.',
      ettn: before.ettn,
    });
    expect(await atPortal(before.ettn)).toMatchObject({
      onayDurumu: 'Onaylanmadi',
      totals: { odenecekTutar: '1260.00' },
    });
    expect(await update(before.id, changed())).toMatchObject({ portalDurumu: 'GONDERILDI', ettn: before.ettn });
  });

  it('INV-38: with the portal away the change is stored as BEKLIYOR and sent later', async () => {
    const before = await create();
    server.meet(
      { kind: 'droppedConnection', cmd: LIST },
      { kind: 'maintenancePage', cmd: 'login' },
      { kind: 'maintenancePage', cmd: SAVE },
    );
    await owner.client.GET('/company/logout', { params: { query: owner.query } });
    expect(await update(before.id, changed())).toMatchObject({
      portalDurumu: 'BEKLIYOR',
      ettn: before.ettn,
      totals: { odenecekTutar: '360.00' },
    });
    server.meet();
    await server.settle(1);
    expect(await read(before.id)).toMatchObject({ portalDurumu: 'GONDERILDI', ettn: before.ettn });
    expect(await atPortal(before.ettn)).toMatchObject({ totals: { odenecekTutar: '360.00' } });
  });

  it.each(['before', 'after'] as const)(
    'INV-38: a lost answer (%s the write) is looked up at the draft itself',
    async (when) => {
      const before = await create();
      server.meet({ kind: 'droppedConnection', cmd: SAVE, when, times: 1 });
      expect(await update(before.id, changed())).toMatchObject({ portalDurumu: 'BELIRSIZ' });
      await server.settle(1);
      expect(await read(before.id)).toMatchObject({ portalDurumu: 'GONDERILDI', ettn: before.ettn });
      expect(await atPortal(before.ettn)).toMatchObject({ totals: { odenecekTutar: '360.00' } });
    },
  );

  it.each(['before', 'after'] as const)(
    'INV-38: a draft that was approved at the portal after an update was lost (%s the write) is stored as it was signed',
    async (when) => {
      const before = await create();
      server.meet({ kind: 'droppedConnection', cmd: SAVE, when, times: 1 });
      expect(await update(before.id, changed())).toMatchObject({ portalDurumu: 'BELIRSIZ' });
      server.meet();
      await signAtPortal(before.ettn);
      await server.settle(1);
      expect(await read(before.id)).toMatchObject({
        onayDurumu: 'Onaylandi',
        portalDurumu: 'GONDERILDI',
        faturaTip: 'SATIS',
        ettn: before.ettn,
        ...(when === 'before'
          ? { aliciUnvan: before.aliciUnvan, totals: { odenecekTutar: '1260.00' } }
          : { aliciUnvan: 'Değişen Alıcı A.Ş.', totals: { odenecekTutar: '360.00' } }),
      });
    },
  );

  it('INV-38: a change that waited while its draft was approved at the portal gives way to what was signed', async () => {
    const before = await create();
    await owner.client.GET('/company/logout', { params: { query: owner.query } });
    server.meet({ kind: 'droppedConnection' });
    expect(await update(before.id, changed())).toMatchObject({ portalDurumu: 'BEKLIYOR' });
    server.meet();
    await signAtPortal(before.ettn);
    await server.settle(1);
    expect(await read(before.id)).toMatchObject({
      onayDurumu: 'Onaylandi',
      portalDurumu: 'GONDERILDI',
      aliciUnvan: before.aliciUnvan,
      totals: { odenecekTutar: '1260.00' },
    });
  });

  it('INV-38: an unconfirmed update is not called sent', async () => {
    const before = await create();
    server.meet({ kind: 'droppedConnection', cmd: FETCH, times: 2 });
    expect(await update(before.id, changed())).toMatchObject({ portalDurumu: 'BELIRSIZ' });
    await server.settle(1);
    expect(await read(before.id)).toMatchObject({ portalDurumu: 'GONDERILDI' });
  });
});

describe('what cannot be changed', () => {
  it("INV-10: an invoice without a type came from the portal: 409 'Bu fatura düzenlenemez.'", async () => {
    const { id } = await create();
    await server.db.queries.update(invoices).set({ faturaTip: null }).where(eq(invoices.id, id));
    expect(await apiError(update(id, changed()))).toMatchObject({ status: 409, message: 'Bu fatura düzenlenemez.' });
  });

  it("INV-11: an invoice that is not Onaylanmadi: 409 'Yalnızca onaylanmamış faturalar düzenlenebilir.'", async () => {
    const { id } = await create();
    await remove(id);
    expect(await apiError(update(id, changed()))).toMatchObject({
      status: 409,
      message: 'Yalnızca onaylanmamış faturalar düzenlenebilir.',
    });
  });

  it('API-06: a stale If-Match answers 412 with the current version, and changes nothing', async () => {
    const { id } = await create();
    await update(id, changed(), '"1"');
    const stale = await server.fetch(
      new Request(`${server.baseUrl}/fatura/${id}?companyId=${owner.companyId}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', 'If-Match': '"1"', Authorization: `Bearer ${await tokenOf()}` },
        body: JSON.stringify(invoiceBody()),
      }),
    );
    expect(stale.status).toBe(412);
    expect(stale.headers.get('ETag')).toBe('"2"');
    expect(await read(id)).toMatchObject({ aliciUnvan: 'Değişen Alıcı A.Ş.' });
    expect(await apiError(remove(id, '"1"'))).toMatchObject({ status: 412 });
  });

  it('API-06: of many changes at once from the same version one wins', async () => {
    const { id } = await create();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => update(id, changed({ aliciUnvan: `Alıcı ${index}` }), '"1"')),
    );
    const won = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(won).toHaveLength(1);
    expect(await read(id)).toMatchObject({ aliciUnvan: won[0]?.aliciUnvan, portalDurumu: 'GONDERILDI' });
  });

  it('API-06: sending an invoice to the portal does not make its readers stale', async () => {
    server.meet({ kind: 'droppedConnection' });
    await owner.client.GET('/company/logout', { params: { query: owner.query } });
    const { id } = await create();
    server.meet();
    await server.settle(1);
    expect(await update(id, changed(), '"1"')).toMatchObject({ portalDurumu: 'GONDERILDI' });
  });

  const tokenOf = async () => {
    const response = await server.fetch(
      new Request(`${server.baseUrl}/user/token`, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'password', email: owner.email, password: owner.password }),
      }),
    );
    return ((await response.json()) as { access_token: string }).access_token;
  };
});

describe('deleting an invoice', () => {
  it('LST-11, API-69: it is deleted at the portal and stays as Silinmis', async () => {
    const { id, ettn } = await create();
    const { response } = await remove(id);
    expect(response.status).toBe(204);
    expect(await read(id)).toMatchObject({ onayDurumu: 'Silinmis' });
    expect(await atPortal(ettn)).toMatchObject({ onayDurumu: 'Silinmis' });
    expect(await apiError(remove(id))).toMatchObject({ status: 409 });
  });

  it('LST-11: one that the portal never had is deleted here only, and never sent', async () => {
    server.meet({ kind: 'droppedConnection' });
    await owner.client.GET('/company/logout', { params: { query: owner.query } });
    const { id, ettn } = await create(invoiceBody({ faturaSaat: '07:07:07' }));
    expect(ettn).toBeNull();
    expect((await remove(id)).response.status).toBe(204);
    server.meet();
    await server.settle(2);
    expect(await read(id)).toMatchObject({ onayDurumu: 'Silinmis', ettn: null });
  });

  it('GIB-12: the portal away is 503, an account signed in elsewhere 409 with its sentence, a refusal 422 with its text; the invoice stays', async () => {
    const { id } = await create();
    await owner.client.GET('/company/logout', { params: { query: owner.query } });
    server.meet({ kind: 'maintenancePage' });
    expect(await apiError(remove(id))).toMatchObject({
      status: 503,
      message: 'GİB portalına şu anda ulaşılamıyor, lütfen daha sonra tekrar deneyiniz.',
    });
    server.meet();
    const elsewhere = await server.ports.portal.logIn({ userCode: USER_CODE, password: '1' });
    expect(await apiError(remove(id))).toMatchObject({
      status: 409,
      message: expect.stringContaining('birden fazla giriş yapamazsınız'),
    });
    if (elsewhere.ok) await server.ports.portal.logOut(elsewhere.value);
    server.meet({ kind: 'sentence', cmd: DELETE, text: 'Silinirken bir sorun oluştu.', times: 1 });
    expect(await apiError(remove(id))).toMatchObject({ status: 422, message: 'Silinirken bir sorun oluştu.' });
    expect(await read(id)).toMatchObject({ onayDurumu: 'Onaylanmadi', portalDurumu: 'GONDERILDI' });
  });

  it('LST-11: a lost answer is believed only after the list says so', async () => {
    const { id, ettn } = await create();
    server.meet({ kind: 'droppedConnection', cmd: DELETE, when: 'after', times: 1 });
    expect((await remove(id)).response.status).toBe(204);
    expect(await atPortal(ettn)).toMatchObject({ onayDurumu: 'Silinmis' });
  });

  it('INV-38: one whose outcome is found out later stands in the audit log too, once', async () => {
    const { id } = await create();
    server.onPortalCall = (command) => {
      if (command === DELETE)
        server.meet(
          { kind: 'droppedConnection', cmd: DELETE, when: 'after', times: 1 },
          { kind: 'maintenancePage', cmd: LIST },
        );
      return Promise.resolve();
    };
    expect(await apiError(remove(id))).toMatchObject({ status: 409 });
    server.onPortalCall = () => Promise.resolve();
    server.meet();
    await server.settle(2);
    expect(await read(id)).toMatchObject({ onayDurumu: 'Silinmis' });
    const told = await server.db.queries.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(told.filter(({ action }) => action === 'deleteInvoice')).toHaveLength(1);
  });

  it('INV-38: a delete that the list does not show is BELIRSIZ; when it never shows, nothing was deleted', async () => {
    const { id } = await create();
    server.meet({ kind: 'droppedConnection', cmd: DELETE, when: 'before', times: 1 });
    expect(await apiError(remove(id))).toMatchObject({
      status: 409,
      message: 'Faturanın portaldaki durumu henüz bilinmiyor, lütfen biraz sonra tekrar deneyiniz.',
    });
    expect(await read(id)).toMatchObject({ portalDurumu: 'BELIRSIZ', onayDurumu: 'Onaylanmadi' });
    await server.settle(6);
    expect(await read(id)).toMatchObject({ portalDurumu: 'GONDERILDI', onayDurumu: 'Onaylanmadi' });
    expect((await remove(id)).response.status).toBe(204);
  });
});
