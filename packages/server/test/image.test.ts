import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '../src/schema';
import { readJpegOutline } from '../src/images/jpegOutline';
import { addMember, linkNewcomer, openCompany, type Owner, signUpNewcomer } from '../src/testing/people';
import { apiError } from '../src/testing/answers';
import { invoiceBody } from '../src/testing/invoices';
import { jpegs } from '../src/testing/jpegs';
import { testServer } from '../src/testing/startTestServer';
import { uploadBody } from '../src/testing/files';

const server = await testServer();
const owner = await linkNewcomer(server, '33333302');

const LIMITS = "JPEG/JPG formatında ve 4 MB'tan küçük olmalıdır.";
const upload = async (
  type: 'LOGO' | 'IMZA',
  bytes: Uint8Array<ArrayBuffer>,
  { client, query }: Pick<Owner, 'client' | 'query'> = owner,
) =>
  (
    await client.POST('/company/image', {
      params: { query: { ...query, type } },
      body: uploadBody(bytes, 'İmza ğüş.jpg'),
    })
  ).data;
const bytesOf = (data: string) =>
  Uint8Array.from(atob(data.replace('data:image/jpeg;base64,', '')), (character) => character.charCodeAt(0));
const padded = (jpeg: Uint8Array, size: number) => {
  const bytes = new Uint8Array(size);
  bytes.set(jpeg);
  return bytes;
};

describe('POST /company/image', () => {
  it('API-26, IMG-02: returns the picture as a data URL, and stores it as the company’s logo or signature', async () => {
    const logo = await upload('LOGO', await jpegs.of(60, 30));
    const imza = await upload('IMZA', await jpegs.of(30, 60));
    expect(logo.data).toMatch(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+=*$/);
    expect(readJpegOutline(bytesOf(logo.data))).toMatchObject({ width: 60, height: 30 });
    expect((await owner.client.GET('/company')).data.items).toMatchObject([
      { logoData: logo.data, imzaData: imza.data },
    ]);
    const actions = await server.db.queries.select().from(auditLog).where(eq(auditLog.action, 'uploadImage'));
    expect(actions).toMatchObject([
      { companyId: owner.companyId, details: { type: 'LOGO' } },
      { details: { type: 'IMZA' } },
    ]);
  });

  it('IMG-05: stores only the picture of a file', async () => {
    const { data } = await upload('LOGO', jpegs.polyglot(jpegs.withExif(await jpegs.of(60, 30))));
    const kept = new TextDecoder('latin1').decode(bytesOf(data));
    for (const trace of ['script', 'Exif', 'GPS', 'PK']) expect(kept).not.toContain(trace);
  });

  it('IMG-05: a file without the first bytes of a JPEG answers 415, whatever its name', async () => {
    for (const bytes of [
      new Uint8Array(),
      new TextEncoder().encode('<svg onload="alert(1)"/>'),
      new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
      new Uint8Array([0xff, 0xd8]),
    ]) {
      expect(await apiError(upload('LOGO', bytes))).toMatchObject({
        status: 415,
        code: 'IMAGE_NOT_JPEG',
        message: LIMITS,
      });
    }
  });

  it('IMG-05, NUM-24: 4,194,304 bytes answer 413, one less does not', async () => {
    const jpeg = await jpegs.of(60, 30);
    expect(await apiError(upload('LOGO', padded(jpeg, 4_194_304)))).toMatchObject({
      status: 413,
      code: 'IMAGE_TOO_LARGE',
      message: LIMITS,
    });
    expect((await upload('LOGO', padded(jpeg, 4_194_303))).data).toMatch(/^data:image\/jpeg/);
    expect(await apiError(upload('LOGO', padded(jpeg, 12_000_000)))).toMatchObject({ status: 413 });
  });

  it.each([
    ['cut off', 'IMAGE_UNREADABLE', async () => (await jpegs.of(60, 30)).slice(0, -20)],
    [
      'nothing but a beginning',
      'IMAGE_UNREADABLE',
      () => Promise.resolve(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 3])),
    ],
    [
      'claiming 65,500 pixels each way',
      'IMAGE_TOO_MANY_PIXELS',
      async () => jpegs.claiming(await jpegs.of(16, 16), 65_500, 65_500),
    ],
    ['made of thousands of scans', 'IMAGE_UNREADABLE', async () => jpegs.withScans(await jpegs.of(16, 16), 3000)],
    ['in CMYK', 'IMAGE_NOT_RGB', () => jpegs.cmyk()],
  ])('IMG-05: a JPEG that is %s answers 422 and keeps the old one', async (_, code, make) => {
    const { data } = await upload('LOGO', await jpegs.of(50, 50));
    expect(await apiError(upload('LOGO', await make()))).toMatchObject({
      status: 422,
      code,
      faults: [{ path: 'file', code }],
    });
    expect((await owner.client.GET('/company')).data.items).toMatchObject([{ logoData: data }]);
  });

  it('names the missing or wrong type', async () => {
    const bytes = await jpegs.of(20, 20);
    expect(await apiError(upload('KAPAK' as 'LOGO', bytes))).toMatchObject({ status: 400, faults: [{ path: 'type' }] });
  });

  it('USR-10: needs companyWrite', async () => {
    const person = await signUpNewcomer(server);
    const { id } = await openCompany(person.client);
    const staff = await addMember(server, id, { faturaRead: true, faturaWrite: true, apiWrite: true });
    const bytes = await jpegs.of(20, 20);
    expect(await apiError(upload('LOGO', bytes, { client: staff.client, query: { companyId: id } }))).toMatchObject({
      status: 403,
    });
  });

  it('API-06: a repetition with the same Idempotency-Key returns the same answer', async () => {
    const params = {
      query: { ...owner.query, type: 'IMZA' as const },
      header: { 'Idempotency-Key': crypto.randomUUID() },
    };
    const bytes = await jpegs.of(40, 20);
    const answers = [];
    for (let i = 0; i < 2; i += 1)
      answers.push((await owner.client.POST('/company/image', { params, body: uploadBody(bytes) })).data);
    expect(answers[1]).toEqual(answers[0]);
  });
});

describe('the documents', () => {
  it('IMG-07: show logo and signature', async () => {
    const logo = await upload('LOGO', await jpegs.of(64, 32));
    const imza = await upload('IMZA', await jpegs.of(32, 64));
    const { data: invoice } = await owner.client.POST('/fatura', {
      params: { query: owner.query },
      body: invoiceBody(),
    });
    const read = async (name: string) => {
      const { data } = await owner.client.GET('/belge/{ettn}/{dosya}', {
        params: { path: { ettn: invoice.ettn ?? invoice.id, dosya: name }, query: owner.query },
        parseAs: 'arrayBuffer',
      });
      return new TextDecoder('latin1').decode(data as ArrayBuffer);
    };
    const html = await read(`${invoice.ettn ?? invoice.id}_f.html`);
    expect(html).toContain(logo.data);
    expect(html).toContain(imza.data);
    const pdf = await read(`${invoice.ettn ?? invoice.id}_f.pdf`);
    for (const { data } of [logo, imza]) expect(pdf).toContain(new TextDecoder('latin1').decode(bytesOf(data)));
  });
});
