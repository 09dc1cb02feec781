import { afterAll, describe, expect, it } from 'vitest';
import { customers, invoices, paymentLinks, stockItems } from '../src/schema';
import { seedMovements } from '../src/seedMovements';
import { demoIban, seedPayments } from '../src/seedPayments';
import { demoPeople, seedDemo } from '../src/seedDemo';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer({ config: { manualSync: false } });
const { app } = server.secondApp();
afterAll(() => app.close());

const count = async () => {
  const { queries } = server.db;
  return {
    invoices: await queries.$count(invoices),
    customers: await queries.$count(customers),
    stock: await queries.$count(stockItems),
  };
};

describe('the demo', () => {
  it('GIB-03: its company has a year of invoices, and the customers and stock items on them', async () => {
    await seedDemo(app.ports);
    const there = await count();
    expect(there.invoices).toBeGreaterThan(150);
    expect(there.customers).toBeGreaterThan(10);
    expect(there.stock).toBeGreaterThan(5);

    const client = server.client();
    await client.session.signIn({ email: demoPeople.owner.email, password: demoPeople.password });
    const companyId = (await client.GET('/company')).data.items[0]?.id ?? '';
    expect((await client.GET('/company/sync', { params: { query: { companyId } } })).data).toMatchObject({
      durum: 'TAMAMLANDI',
      faturaSayisi: there.invoices,
      cariSayisi: there.customers,
      stokSayisi: there.stock,
    });
    expect((await client.GET('/cari', { params: { query: { companyId } } })).data.items.length).toBeGreaterThan(5);
    expect(server.logs.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('MNY-67, MNY-71, MNY-111: its receivables, reminders and payment link show several states, and seeding again records nothing twice', async () => {
    const client = server.client();
    await client.session.signIn({ email: demoPeople.owner.email, password: demoPeople.password });
    const companyId = (await client.GET('/company')).data.items[0]?.id ?? '';
    const { data } = await client.GET('/fatura/all', { params: { query: { companyId } } });
    const states = data.items.map(({ tahsilat }) => tahsilat && [tahsilat.durum, tahsilat.gecikmis].join());
    for (const state of ['ACIK,false', 'ACIK,true', 'KISMI,true', 'ODENDI,false', 'FAZLA,false'])
      expect(states).toContain(state);
    const { data: sums } = await client.GET('/alacak/ozet', { params: { query: { companyId } } });
    const [lira] = sums.items;
    expect(Number(lira?.vadesiGecen)).toBeGreaterThan(0);
    expect(Number(lira?.avans)).toBeGreaterThan(0);
    const reminders = async () => (await client.GET('/hatirlatma', { params: { query: { companyId } } })).data.items;
    const outcomes = (await reminders()).map(({ kanal, durum, neden }) => [kanal, durum, neden].join());
    expect(outcomes.sort()).toEqual(['SMS,HAZIRLANDI,', 'WHATSAPP,GONDERILMEDI,ODENDI', 'WHATSAPP,HAZIRLANDI,']);
    const accounts = async () =>
      (await client.GET('/banka', { params: { query: { companyId } } })).data.items.map(({ paraBirim }) => paraBirim);
    expect((await accounts()).sort()).toEqual(['TRY', 'USD']);
    expect(await server.db.queries.$count(paymentLinks)).toBe(1);
    await seedPayments(app.ports, { companyId, userId: demoPeople.owner.id });
    expect(await accounts()).toHaveLength(2);
    expect(await server.db.queries.$count(paymentLinks)).toBe(1);
    expect((await client.GET('/alacak/ozet', { params: { query: { companyId } } })).data).toEqual(sums);
    expect(await reminders()).toHaveLength(3);
  });

  it('MNY-111: its bank movements show every state, and seeding again adds none', async () => {
    const client = server.client();
    await client.session.signIn({ email: demoPeople.owner.email, password: demoPeople.password });
    const companyId = (await client.GET('/company')).data.items[0]?.id ?? '';
    const params = { query: { companyId } };
    const all = async () => (await client.GET('/banka-hareketi', { params })).data.items;
    const movements = await all();
    const states = movements.map(({ durum, kendiliginden, kural, tahsilatId }) =>
      [durum, durum === 'ESLESTI' && (kendiliginden ? 'automatic' : (kural ?? tahsilatId) && 'by a person')].join(),
    );
    for (const state of ['ESLESTI,automatic', 'ESLESTI,by a person', 'ESLESMEDI,false', 'YOKSAYILDI,false'])
      expect(states).toContain(state);
    expect(states).toContain('BANKA_GERI_ALDI,false');
    const reasons = movements.flatMap(({ oneriler }) => oneriler[0]?.neden ?? []);
    expect(reasons.sort()).toEqual(['AD_TUTAR', 'ELLE_KAYITLI', 'NUMARA', 'TUTAR', 'VKN_TUTAR']);
    expect((await client.GET('/banka-hareketi/ogrenilen', { params })).data.items).toHaveLength(1);
    await seedMovements(app.ports, { companyId, userId: demoPeople.owner.id, iban: demoIban });
    expect(await all()).toEqual(movements);
  });

  it('GIB-04: seeding again adds nothing twice', async () => {
    const before = await count();
    await seedDemo(app.ports);
    expect(await count()).toEqual(before);
  });
});
