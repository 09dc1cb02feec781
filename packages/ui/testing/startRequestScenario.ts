import { createClient, type components, type KalemClient } from '@kalem/sdk';
import { renameAtPortal } from './atPortal';
import { startScenario, type Scenario } from './startScenario';
import { listNow, smsCode } from './week';

/** The other party: another user's company on the same server, at the portal as 33333302. */
export interface OtherSide {
  readonly client: KalemClient;
  readonly companyId: string;
}

export interface RequestScenario extends Scenario {
  readonly other: OtherSide;
}

export const ours = { vknTckn: '7350119289', aliciUnvan: 'Çınaraltı Tesis Yönetimi Limited Şirketi' };
export const theirs = 'Kızılırmak Un ve Yem Fabrikaları Anonim Şirketi';
const theirUserCode = '33333302';
const objection = {
  referansBelgeNumarasi: 'KEP-2026-0044',
  referansBelgeTarih: '2026-11-20',
  itirazYontemi: 'KEP',
  aciklama: 'Birim fiyat sözleşmeye aykırıdır.',
} as const;

interface Dealings {
  /** Trade name of the other party, also at the portal. */
  unvan?: string;
  /** The net amount of the invoice without a request, and of the own one. */
  birimFiyat?: string;
}

/**
 * Two companies with invoices to each other. The other one requests the cancellation of two of its invoices, objects to
 * one of ours, and has issued a fourth one without a request.
 */
export async function startRequestScenario({ unvan, birimFiyat: largest }: Dealings = {}): Promise<RequestScenario> {
  const scenario = await startScenario({ clock: { now: listNow }, portalSwitches: { smsCode } });
  if (unvan !== undefined) await renameAtPortal(scenario.server, theirUserCode, unvan);
  const other = await foundOther(scenario);
  const received = [];
  for (const [faturaTarih, birimFiyat] of [
    ['2026-11-13', '2015000'],
    ['2026-11-18', '155760.33'],
    ['2026-11-20', largest ?? '34333.33'],
  ] as const)
    received.push(await issue(other, { ...ours, faturaTarih, birimFiyat }));
  const buyer = { vknTckn: '5560173901', aliciUnvan: unvan ?? theirs };
  const own = await issue(scenario, { ...buyer, faturaTarih: '2026-11-19', birimFiyat: largest ?? '61600' });
  await sign(other, received);
  await sign(scenario, [own]);
  for (const { id } of received.slice(0, 2)) {
    const { faturaTarih, belgeNumarasi } = await read(other, id);
    const body = { faturaTarih, belgeNumarasi, aciklama: 'Fatura sehven mükerrer düzenlenmiştir.' };
    await other.client.POST('/fatura/iptal', { params: { query: { companyId: other.companyId } }, body });
  }
  const { faturaTarih, belgeNumarasi } = await read(scenario, own.id);
  await other.client.POST('/adima-duzenlenenler/itiraz', {
    params: { query: { companyId: other.companyId } },
    body: { faturaTarih, belgeNumarasi, saticiVknTckn: ours.vknTckn, ...objection },
  });
  return { ...scenario, other };
}

/** Another user's company on the same server, at the portal as 33333302. */
export async function foundOther({ server }: Scenario): Promise<Pick<Scenario, 'client' | 'companyId'>> {
  const client = createClient({ baseUrl: server.baseUrl, fetch: server.fetch });
  const account = { email: 'karsi@ornek.test', password: 'Deneme2026!' };
  await client.POST('/user', { body: { ...account, name: 'Çiğdem Öztürk' } });
  await client.session.signIn(account);
  const { data } = await client.POST('/company/gib', { body: { userCode: theirUserCode, password: '1' } });
  return { client, companyId: data.id };
}

interface Sale {
  vknTckn: string;
  aliciUnvan: string;
  faturaTarih: string;
  birimFiyat: string;
}

async function issue({ client, companyId }: OtherSide, { birimFiyat, ...sale }: Sale): Promise<{ id: string }> {
  const body: components['schemas']['InvoiceWrite'] = {
    faturaSaat: '11:05:00',
    faturaTip: 'SATIS',
    paraBirim: 'TRY',
    dovizKur: '0',
    ulke: 'Türkiye',
    malHizmetler: [{ malHizmet: 'Danışmanlık', miktar: '1', birim: 'C62', birimFiyat, kdvOrani: '20' }],
    ...sale,
  };
  return (await client.POST('/fatura', { params: { query: { companyId } }, body })).data;
}

async function sign({ client, companyId }: OtherSide, invoices: readonly { id: string }[]): Promise<void> {
  const params = { query: { companyId } };
  const { data } = await client.POST('/fatura/imza', { params, body: { faturaIds: invoices.map(({ id }) => id) } });
  await client.POST('/fatura/imza-onay', { params, body: { smsCode, signature: data.signatureId } });
}

async function read({ client, companyId }: OtherSide, id: string) {
  const { data } = await client.GET('/fatura/{id}', { params: { path: { id }, query: { companyId } } });
  return { faturaTarih: data.faturaTarih, belgeNumarasi: data.belgeNumarasi ?? '' };
}
