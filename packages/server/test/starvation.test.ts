import { describe, expect, it, vi } from 'vitest';
import { createBodyBudget } from '../src/http/bodyBudget';
import { startDeadline } from '../src/http/deadline';
import { createWorkerImages } from '../src/node/threads/createWorkerImages';
import { createWorkerPdf } from '../src/node/threads/createWorkerPdf';
import { createWorkerSpreadsheets } from '../src/node/threads/createWorkerSpreadsheets';
import { spreadsheetFile, uploadBody } from '../src/testing/files';
import { invoiceBody } from '../src/testing/invoices';
import { openCompany, type Owner, signUpOwner, tokenOf } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

/** A thread that reports the company it works for, and takes very long for the company Ağır. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ id, work: { invoice } }) => {
    if (invoice.aliciUnvan !== 'Ağır') parentPort.postMessage({ id, bytes: new Uint8Array([id]) });
  });
`)}`,
);
const slowFiles = new URL(
  `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => {});`)}`,
);
/** A thread that never finishes a picture whose fourth byte marks it. */
const slowPictures = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort, workerData } from 'node:worker_threads';
  if (workerData[3] === 1) for (;;);
  parentPort.postMessage({ jpeg: workerData });
`)}`,
);
const pdf = createWorkerPdf(script, { waiting: 3, waitingOfOne: 2 });
const files = createWorkerSpreadsheets(slowFiles, { files: 2, runningOfOne: 1, waitingOfOne: 1 });
const pictures = createWorkerImages(slowPictures, { waitingOfOne: 1 });
/** The number of documents, files and pictures that requested a thread. */
const asked = { documents: 0, files: 0, pictures: 0 };
const server = await testServer({
  render(...document) {
    asked.documents += 1;
    return pdf.render(...document);
  },
  spreadsheets: {
    ...files,
    open(...file) {
      asked.files += 1;
      return files.open(...file);
    },
  },
  images: {
    renew(...picture) {
      asked.pictures += 1;
      return pictures.renew(...picture);
    },
  },
});
/** Waits until `begin` has caused this many more requests for a thread. */
const untilAsked = async <Value>(kind: keyof typeof asked, count: number, begin: () => Value): Promise<Value> => {
  const before = asked[kind];
  const begun = begin();
  await vi.waitFor(() => expect(asked[kind]).toBe(before + count), { timeout: 20_000 });
  return begun;
};
const [heavy, light] = [await signUpOwner(server), await signUpOwner(server)];
const draftOf = async ({ client, query }: Owner, aliciUnvan: string) =>
  (await client.POST('/fatura', { params: { query }, body: invoiceBody({ aliciUnvan }) })).data;

const get = async (owner: Owner, id: string, signal?: AbortSignal) => {
  const url = `${server.baseUrl}/belge/${id}/${id}_f.pdf?companyId=${owner.companyId}`;
  return server.fetch(
    new Request(url, {
      headers: { Authorization: `Bearer ${await tokenOf(server, owner)}` },
      ...(signal && { signal }),
    }),
  );
};

/** The indexes of answered calls. A call whose thread is blocked is not answered before its deadline. */
const answeredOf = (asked: readonly Promise<Response>[]) => {
  const answered: number[] = [];
  asked.forEach((answer, index) => void answer.then(() => answered.push(index)));
  return answered;
};

describe('one company that overloads the server', () => {
  it('ATK-05: does not delay PDFs of others, is refused when too many wait, and frees its place when it disconnects', async () => {
    const drafts = await Promise.all([1, 2, 3, 4].map(() => draftOf(heavy, 'Ağır')));
    const hangUp = new AbortController();
    const held = await untilAsked('documents', 3, () => ({
      answers: drafts.slice(0, 3).map((draft) => get(heavy, draft.id, hangUp.signal)),
    }));
    const answered = answeredOf(held.answers);

    const refused = await get(heavy, drafts[3]?.id ?? '');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(await refused.json()).toMatchObject({ code: 'SERVER_BUSY' });

    const quick = await draftOf(light, 'Hafif');
    expect((await get(light, quick.id)).status).toBe(200);
    expect(answered).toEqual([]);

    hangUp.abort();
    await Promise.all(held.answers);
    const next = await draftOf(heavy, 'Hafif');
    expect((await get(heavy, next.id)).status).toBe(200);
  });

  it('ATK-23: long documents of many companies leave a thread for others', async () => {
    const line = { malHizmet: 'Bakım', miktar: '1', birim: 'C62', birimFiyat: '1', kdvOrani: '20' };
    const hangUp = new AbortController();
    const answers: Promise<Response>[] = [];
    for (let count = 0; count < 3; count += 1) {
      const one = await signUpOwner(server);
      const body = invoiceBody({ aliciUnvan: 'Ağır', malHizmetler: Array.from({ length: 201 }, () => line) });
      const { data } = await one.client.POST('/fatura', {
        params: { query: one.query },
        body: { ...body, totals: {} },
      });
      await untilAsked('documents', 1, () => answers.push(get(one, data.id, hangUp.signal)));
    }
    const answered = answeredOf(answers);
    const quick = await draftOf(light, 'Hafif');
    expect((await get(light, quick.id)).status).toBe(200);
    expect(answered).toEqual([]);
    hangUp.abort();
    await Promise.all(answers);
  });

  it('ATK-05: a draft is rendered once for each version', async () => {
    const { client, query } = light;
    const draft = await draftOf(light, 'Hafif');
    const print = async () => new Uint8Array(await (await get(light, draft.id)).arrayBuffer()).join();
    const first = await print();
    expect(await print()).toBe(first);
    await client.PUT('/fatura/{id}', {
      params: { query, path: { id: draft.id } },
      body: invoiceBody({ aliciUnvan: 'Hafif', not: 'Yeni' }),
    });
    expect(await print()).not.toBe(first);
  });

  it('ATK-05: has one Excel file read and one waiting, and a further one is a 503', async () => {
    const file = spreadsheetFile([{ rows: [['Unvan'], ['A']] }]);
    const body = new Response(uploadBody(file) as unknown as FormData);
    const bytes = await body.clone().arrayBuffer();
    const hangUp = new AbortController();
    const token = await tokenOf(server, heavy);
    const upload = (signal?: AbortSignal) =>
      server.fetch(
        new Request(`${server.baseUrl}/parse/mal-hizmet?companyId=${heavy.companyId}`, {
          method: 'POST',
          body: bytes,
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': body.headers.get('content-type') ?? '' },
          ...(signal && { signal }),
        }),
      );
    const held = await untilAsked('files', 2, () => ({ answers: [upload(hangUp.signal), upload(hangUp.signal)] }));
    const refused = await upload();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    hangUp.abort();
    await Promise.all(held.answers);
  });

  it('ATK-25: does not delay pictures of others, is refused when too many wait, and frees its place when it disconnects', async () => {
    const [slow, quick] = [
      [0xff, 0xd8, 0xff, 1],
      [0xff, 0xd8, 0xff, 0],
    ].map((bytes) => new Uint8Array(bytes));
    const upload = async (owner: Owner, bytes: Uint8Array<ArrayBuffer> = new Uint8Array(), signal?: AbortSignal) => {
      const body = new FormData();
      body.set('file', new Blob([bytes]), 'logo.jpg');
      const headers = { Authorization: `Bearer ${await tokenOf(server, owner)}` };
      const url = `${server.baseUrl}/company/image?companyId=${owner.companyId}&type=LOGO`;
      return server.fetch(new Request(url, { method: 'POST', body, headers, ...(signal && { signal }) }));
    };
    const hangUp = new AbortController();
    const held = await untilAsked('pictures', 2, () => ({
      answers: [upload(heavy, slow, hangUp.signal), upload(heavy, slow, hangUp.signal)],
    }));
    const refused = await upload(heavy, quick);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    expect((await upload(light, quick)).status).toBe(200);
    hangUp.abort();
    await Promise.all(held.answers);
    expect((await upload(heavy, quick)).status).toBe(200);
  });

  const tooMuch = expect.objectContaining({ code: 'SERVER_BUSY' }) as Error;

  it('ATK-58: sixty concurrent calls of one caller do not delay another caller', async () => {
    const line = { malHizmet: 'Bakım', miktar: '1', birim: 'C62', birimFiyat: '1', kdvOrani: '20' };
    const { data: long } = await heavy.client.POST('/fatura', {
      params: { query: heavy.query },
      body: { ...invoiceBody({ malHizmetler: Array.from({ length: 1000 }, () => line) }), totals: {} },
    });
    const short = await draftOf(light, 'Hafif');
    const read = ({ client, query }: Owner, { id }: { id: string }) =>
      client.GET('/fatura/{id}', { params: { query, path: { id } } }).then(({ response }) => response);

    const asked = Array.from({ length: 60 }, () => read(heavy, long));
    const answered = answeredOf(asked);
    await read(light, short);
    expect(answered.length).toBeLessThan(20);
    await Promise.all(asked);
    expect(answered).toHaveLength(60);
  });

  it('ATK-58: calls of one company do not delay the account and the other companies of the same user', async () => {
    const line = { malHizmet: 'Bakım', miktar: '1', birim: 'C62', birimFiyat: '1', kdvOrani: '20' };
    const { data: long } = await heavy.client.POST('/fatura', {
      params: { query: heavy.query },
      body: { ...invoiceBody({ malHizmetler: Array.from({ length: 1000 }, () => line) }), totals: {} },
    });
    const other = { companyId: (await openCompany(heavy.client)).id };
    const asked = Array.from({ length: 60 }, () =>
      heavy.client
        .GET('/fatura/{id}', { params: { query: heavy.query, path: { id: long.id } } })
        .then(({ response }) => response),
    );
    const answered = answeredOf(asked);
    await heavy.client.GET('/account');
    await heavy.client.GET('/cari', { params: { query: other } });
    expect(answered.length).toBeLessThan(30);
    await Promise.all(asked);
  });

  it('ATK-05: limits the bytes of bodies in memory, for one and for all', () => {
    const budget = createBodyBudget({ all: 100, ofOne: 60, keptForSmall: 0 });
    const [first, second, third] = [budget.open(100), budget.open(100), budget.open(100)];
    first.hold(['a'], 50);
    expect(() => second.hold(['a'], 20)).toThrow(tooMuch);
    second.release();
    third.hold(['b'], 45);
    expect(() => third.hold(['b'], 10)).toThrow(tooMuch);
    third.release();
    first.hold(['a'], 10);
    first.release();
  });

  it('ATK-52: leaves room for others, however many companies the user has', async () => {
    const { client } = heavy;
    const companyIds = [heavy.companyId, (await openCompany(client)).id, (await openCompany(client)).id];
    const token = await tokenOf(server, heavy);
    const hangUp = new AbortController();
    // Each company sends four files of 15 MB and never ends them.
    const asked = companyIds.flatMap((companyId) =>
      Array.from({ length: 4 }, () =>
        server.fetch(
          new Request(`${server.baseUrl}/cari/import?companyId=${companyId}`, {
            method: 'POST',
            headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=x' },
            body: unended(15),
            duplex: 'half',
            signal: hangUp.signal,
          } as RequestInit),
        ),
      ),
    );
    const answered = answeredOf(asked);
    await expect.poll(() => answered.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(5);
    const body = uploadBody(new Uint8Array(15 * 1024 * 1024));
    const answer = await light.client
      .POST('/cari/import', { params: { query: light.query }, body })
      .catch((error: unknown) => error);
    expect(answer).toMatchObject({ code: 'NOT_A_SPREADSHEET' });
    hangUp.abort();
    await Promise.allSettled(asked);
  });

  it('ATK-52: cannot keep an upload open forever by sending a little now and then', async () => {
    const deadline = startDeadline({ deadlineSeconds: 0.02 }, new Request(server.baseUrl));
    const moving = setInterval(() => deadline.extend(), 5);
    await expect(deadline.over).rejects.toThrow();
    clearInterval(moving);
  });
});

/** A body with this many megabytes that never ends. */
function unended(megabytes: number): ReadableStream<Uint8Array> {
  let left = megabytes;
  return new ReadableStream({
    pull(controller) {
      if (left === 0) return new Promise(() => undefined);
      left -= 1;
      controller.enqueue(new Uint8Array(1024 * 1024));
      return undefined;
    },
  });
}
