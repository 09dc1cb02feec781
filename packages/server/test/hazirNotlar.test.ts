import { newIdempotencyKey } from '@kalem/sdk';
import { describe, expect, it } from 'vitest';
import { apiError } from '../src/testing/answers';
import { openCompany, signUpNewcomer } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer();
const owner = await signUpNewcomer(server);

const open = async () => ({ companyId: (await openCompany(owner.client)).id });
const IBAN = 'TR330006100519786457841326';

describe('ready notes', () => {
  it('NOT-03, NOT-06, API-83, API-84, API-85, API-86: explanations are added, listed, changed and deleted', async () => {
    const query = await open();
    const list = async () => (await owner.client.GET('/aciklama', { params: { query } })).data.items;
    expect(await list()).toEqual([]);
    const { data: first, response } = await owner.client.POST('/aciklama', {
      params: { query },
      body: { aciklama: ' Vade 30 gündür.\nTeşekkürler ', faturadaGoster: true },
    });
    expect(response.status).toBe(201);
    expect(first).toEqual({ id: first.id, aciklama: 'Vade 30 gündür.\nTeşekkürler', faturadaGoster: true });
    server.clock.advance(1);
    const { data: second } = await owner.client.POST('/aciklama', {
      params: { query },
      body: { aciklama: 'İade alınmaz', faturadaGoster: false },
    });
    expect(await list()).toEqual([first, second]);
    const path = { id: first.id };
    const { data: changed } = await owner.client.PUT('/aciklama/{id}', {
      params: { path, query },
      body: { aciklama: 'Vade 60 gündür.', faturadaGoster: false },
    });
    expect(await list()).toEqual([changed, second]);
    expect((await owner.client.DELETE('/aciklama/{id}', { params: { path, query } })).response.status).toBe(204);
    expect(await list()).toEqual([second]);
    for (const error of await Promise.all(
      [
        owner.client.PUT('/aciklama/{id}', { params: { path, query }, body: second }),
        owner.client.DELETE('/aciklama/{id}', { params: { path, query } }),
      ].map(apiError),
    ))
      expect(error).toMatchObject({ status: 404, message: 'Kayıt bulunamadı.' });
  });

  it('NOT-03, NOT-06, API-87, API-88, API-89, API-90: banks are added, listed, changed and deleted, IBANs without blanks', async () => {
    const query = await open();
    const list = async () => (await owner.client.GET('/banka', { params: { query } })).data.items;
    const { data: bank, response } = await owner.client.POST('/banka', {
      params: { query },
      body: { bankaAdi: 'Ziraat Bankası', iban: 'tr33 0006 1005 1978 6457 8413 26', faturadaGoster: true },
    });
    expect(response.status).toBe(201);
    const plain = { tahsilatHesabi: false, hesapSahibi: '', paraBirim: 'TRY' };
    expect(bank).toEqual({ id: bank.id, bankaAdi: 'Ziraat Bankası', iban: IBAN, faturadaGoster: true, ...plain });
    const path = { id: bank.id };
    const { data: changed } = await owner.client.PUT('/banka/{id}', {
      params: { path, query },
      body: { ...bank, bankaAdi: 'İş Bankası' },
    });
    expect(await list()).toEqual([{ ...bank, bankaAdi: 'İş Bankası' }]);
    expect(changed.bankaAdi).toBe('İş Bankası');
    expect((await owner.client.DELETE('/banka/{id}', { params: { path, query } })).response.status).toBe(204);
    expect(await list()).toEqual([]);
    for (const error of await Promise.all(
      [
        owner.client.PUT('/banka/{id}', { params: { path, query }, body: bank }),
        owner.client.DELETE('/banka/{id}', { params: { path, query } }),
      ].map(apiError),
    ))
      expect(error).toMatchObject({ status: 404, message: 'Kayıt bulunamadı.' });
  });

  it('NOT-06, API-06: refuses to change or delete a note that another user changed in between', async () => {
    const query = await open();
    const note = { aciklama: 'Vade 30 gündür.', faturadaGoster: true };
    const bank = { bankaAdi: 'Ziraat Bankası', iban: IBAN, faturadaGoster: true };
    const added = await owner.client.POST('/aciklama', { params: { query }, body: note });
    const path = { id: added.data.id };
    const read = await owner.client.GET('/aciklama/{id}', { params: { path, query } });
    expect(read.data).toEqual(added.data);
    const version = (answer: { response: Response }) => ({ 'If-Match': answer.response.headers.get('ETag') ?? '' });
    expect(version(read)).toEqual(version(added));
    const header = version(read);
    const changed = await owner.client.PUT('/aciklama/{id}', { params: { path, query, header }, body: note });
    expect(
      await apiError(owner.client.PUT('/aciklama/{id}', { params: { path, query, header }, body: note })),
    ).toMatchObject({ status: 412 });
    expect(await apiError(owner.client.DELETE('/aciklama/{id}', { params: { path, query, header } }))).toMatchObject({
      status: 412,
    });
    const last = version(changed);
    expect(
      (await owner.client.DELETE('/aciklama/{id}', { params: { path, query, header: last } })).response.status,
    ).toBe(204);
    expect(await apiError(owner.client.GET('/aciklama/{id}', { params: { path, query } }))).toMatchObject({
      status: 404,
    });

    const entry = await owner.client.POST('/banka', { params: { query }, body: bank });
    const its = { path: { id: entry.data.id }, query };
    const opened = await owner.client.GET('/banka/{id}', { params: its });
    expect(opened.data).toEqual(entry.data);
    const stale = { params: { ...its, header: version(opened) } };
    await owner.client.PUT('/banka/{id}', { ...stale, body: bank });
    expect(await apiError(owner.client.PUT('/banka/{id}', { ...stale, body: bank }))).toMatchObject({ status: 412 });
    expect(await apiError(owner.client.DELETE('/banka/{id}', stale))).toMatchObject({ status: 412 });
  });

  it('NOT-05: missing fields and an invalid IBAN are 422 by path', async () => {
    const query = await open();
    expect(
      await apiError(
        owner.client.POST('/aciklama', { params: { query }, body: { aciklama: '  ', faturadaGoster: true } }),
      ),
    ).toMatchObject({ status: 422, faults: [{ path: 'aciklama', message: 'Bu alan gereklidir' }] });
    for (const iban of ['TR330006100519786457841327', 'DE89370400440532013000', 'TR33']) {
      expect(
        await apiError(
          owner.client.POST('/banka', { params: { query }, body: { bankaAdi: '', iban, faturadaGoster: true } }),
        ),
      ).toMatchObject({
        status: 422,
        faults: [
          { path: 'bankaAdi', message: 'Bu alan gereklidir' },
          { path: 'iban', message: 'Geçersiz IBAN' },
        ],
      });
    }
  });

  it('API-07: does not find the notes of another company', async () => {
    const query = await open();
    const { data: note } = await owner.client.POST('/aciklama', {
      params: { query },
      body: { aciklama: 'Bizim', faturadaGoster: true },
    });
    const { data: bank } = await owner.client.POST('/banka', {
      params: { query },
      body: { bankaAdi: 'Bizim', iban: IBAN, faturadaGoster: true },
    });
    const other = await open();
    expect((await owner.client.GET('/aciklama', { params: { query: other } })).data.items).toEqual([]);
    expect(
      await apiError(owner.client.DELETE('/aciklama/{id}', { params: { path: { id: note.id }, query: other } })),
    ).toMatchObject({ status: 404 });
    expect(
      await apiError(owner.client.PUT('/banka/{id}', { params: { path: { id: bank.id }, query: other }, body: bank })),
    ).toMatchObject({ status: 404 });
    expect((await owner.client.GET('/banka', { params: { query } })).data.items).toEqual([bank]);
  });

  it('API-06: a repetition with the same key adds nothing', async () => {
    const query = await open();
    const header = { 'Idempotency-Key': newIdempotencyKey() };
    const body = { aciklama: 'Bir kez', faturadaGoster: true };
    const [first, second] = [
      await owner.client.POST('/aciklama', { params: { query, header }, body }),
      await owner.client.POST('/aciklama', { params: { query, header }, body }),
    ];
    expect(second.data).toEqual(first.data);
    expect((await owner.client.GET('/aciklama', { params: { query } })).data.items).toHaveLength(1);
  });
});
