import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { components } from '@kalem/openapi';
import type { KalemClient } from '@kalem/sdk';
import { auditLog } from '../src/schema';
import { apiError } from '../src/testing/answers';
import { addMember, signUpOwner } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer();

type Office = components['schemas']['AccountantOffice'];
interface Caller {
  readonly client: KalemClient;
  readonly query: { companyId: string };
}

const office: Office = {
  unvan: 'Işık Mali Müşavirlik',
  eposta: 'bilgi@isik.example',
  yetkili: 'İlknur Şahin',
  program: 'LUCA_BILANCO',
  ekler: ['LISTE_EXCEL'],
  harita: [
    { rol: 'ALICI', anahtar: null, tip: null, kod: '120.01' },
    { rol: 'GELIR', anahtar: '20', tip: 'SATIS', kod: '600.01.20' },
    { rol: 'VERGI', anahtar: 'V0059', tip: null, kod: '' },
  ],
  secimler: {
    iadeTuru: 'ALIS_IADESI',
    iadeKdv: null,
    ihracatGeliri: 'AYRI',
    tecilKdv: null,
    ozelMatrah: 'ELLE',
    stopaj: 'FIS',
    fxResidue: 'GELIR',
  },
  cariKurali: 'TEK',
  fisDuzeni: 'GUN',
  kendisiCekiyor: null,
};

async function read({ client, query }: Caller) {
  const { data, response } = await client.GET('/muhasebe/ofis', { params: { query } });
  return { ofis: data.ofis, version: response.headers.get('ETag') };
}

async function save({ client, query }: Caller, body: Office, version?: string | null) {
  const header = version == null ? {} : { 'If-Match': version };
  const { data, response } = await client.PUT('/muhasebe/ofis', { params: { query, header }, body });
  return { ofis: data.ofis, version: response.headers.get('ETag') };
}

const remove = ({ client, query }: Caller, version?: string | null) =>
  client.DELETE('/muhasebe/ofis', { params: { query, header: version == null ? {} : { 'If-Match': version } } });

it('ACT-01: a company has no accountant at first; one is saved as a whole and deleted', async () => {
  const owner = await signUpOwner(server);
  expect(await read(owner)).toEqual({ ofis: null, version: '"0"' });
  const saved = await save(owner, office, '"0"');
  expect(saved.ofis).toEqual(office);
  expect(await read(owner)).toEqual(saved);
  const changed = await save(owner, { ...office, harita: [], kendisiCekiyor: true }, saved.version);
  expect(changed.ofis).toEqual({ ...office, harita: [], kendisiCekiyor: true });
  await remove(owner, changed.version);
  const gone = await read(owner);
  expect(gone.ofis).toBeNull();
  expect(await apiError(remove(owner))).toMatchObject({ status: 404 });
  // An old page cannot bring the deleted one back.
  expect(await apiError(save(owner, office, saved.version))).toMatchObject({ status: 412 });
});

it('ACT-01: a change that is based on an older version is refused with 412, and nothing is lost', async () => {
  const owner = await signUpOwner(server);
  const first = await save(owner, office, '"0"');
  const second = await save(owner, { ...office, unvan: 'Yeni' }, first.version);
  expect(await apiError(save(owner, office, first.version))).toMatchObject({ status: 412 });
  expect(await apiError(remove(owner, first.version))).toMatchObject({ status: 412 });
  expect(await read(owner)).toEqual(second);
});

it('ACT-01: a wrong code or mail address is refused at its field, an empty code is saved', async () => {
  const owner = await signUpOwner(server);
  const codes = ['120 01', "120'01", '1'.repeat(31), '120/1'];
  const [alici] = office.harita;
  for (const kod of codes) {
    const harita = [...office.harita, { ...alici, rol: 'SATICI' as const, anahtar: null, tip: null, kod }];
    const error = await apiError(save(owner, { ...office, harita }));
    expect(error).toMatchObject({ status: 422 });
    expect(error.faults.map(({ path }) => path)).toEqual(['harita[3].kod']);
  }
  const [fault] = (
    await apiError(save(owner, { ...office, harita: [{ rol: 'ALICI', anahtar: null, tip: null, kod: '#' }] }))
  ).faults;
  expect(fault).toMatchObject({ code: 'INVALID_LEDGER_CODE', message: 'Geçersiz hesap kodu' });
  expect((await apiError(save(owner, { ...office, eposta: 'isik' }))).faults).toMatchObject([{ path: 'eposta' }]);
  const many = Array.from({ length: 5001 }, () => ({ rol: 'ALICI' as const, anahtar: null, tip: null, kod: '1' }));
  expect(await apiError(save(owner, { ...office, harita: many }))).toMatchObject({ status: 422 });
  const program = 'ZIRVE' as Office['program'];
  expect((await apiError(save(owner, { ...office, program }))).faults).toMatchObject([{ path: 'program' }]);
  expect((await read(owner)).ofis).toBeNull();
});

it('A-52: muhasebeRead reads, muhasebeWrite writes, another company finds nothing', async () => {
  const [owner, other] = [await signUpOwner(server), await signUpOwner(server)];
  const saved = await save(owner, office);
  const reader = await addMember(server, owner.companyId, { muhasebeRead: true });
  expect(await read({ ...owner, client: reader.client })).toEqual(saved);
  expect(await apiError(save({ ...owner, client: reader.client }, office))).toMatchObject({ status: 403 });
  const clerk = await addMember(server, owner.companyId, { faturaRead: true, faturaWrite: true });
  expect(await apiError(read({ ...owner, client: clerk.client }))).toMatchObject({ status: 403 });
  const writer = await addMember(server, owner.companyId, { muhasebeWrite: true });
  expect((await save({ ...owner, client: writer.client }, office)).ofis).toEqual(office);
  expect(await apiError(read({ client: other.client, query: owner.query }))).toMatchObject({ status: 403 });
  expect((await read(other)).ofis).toBeNull();
});

it('ACT-01: the log of changes holds the old and the new codes of the map, and no names and addresses', async () => {
  const owner = await signUpOwner(server);
  await save(owner, office);
  const added = { rol: 'ALICI' as const, anahtar: null, tip: null, kod: '120.99' };
  const [removed, ...kept] = office.harita;
  await save(owner, { ...office, harita: [...kept, added], cariKurali: 'VKN' });
  await remove(owner);
  const rows = await server.db.queries.select().from(auditLog).where(eq(auditLog.companyId, owner.companyId));
  const log = rows.filter(({ action }) => action.endsWith('Office')).sort((a, b) => a.at.getTime() - b.at.getTime());
  expect(log.map(({ action }) => action)).toEqual(['updateOffice', 'updateOffice', 'deleteOffice']);
  expect(log[1]?.details).toEqual({
    before: { cariKurali: 'TEK' },
    after: { cariKurali: 'VKN' },
    harita: { silinen: { adet: 1, satirlar: [removed] }, eklenen: { adet: 1, satirlar: [added] } },
  });
  for (const text of [office.unvan, office.eposta, office.yetkili]) expect(JSON.stringify(log)).not.toContain(text);
});
