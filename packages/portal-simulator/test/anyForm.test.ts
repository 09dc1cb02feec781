import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { commandTable } from '../src/endpoints/dispatch';
import { invoiceForm, it, line, PortalTester } from './PortalTester';

const commands = [...commandTable.keys()];
const pages = [...new Set([...commandTable.values()].flatMap((command) => command.pages))];
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '0', '1,5', '21/11/2026', 'Onaylandı', '__proto__', 'constructor'),
);
const formKeys = [
  ...Object.keys(invoiceForm()),
  ...Object.keys(line()),
  'ettn',
  'silinecekler',
  'baslangic',
  'bitis',
  'hourlySearchInterval',
  'OID',
  'SIFRE',
  'DATA',
  'CEPTEL',
  'vknTcknn',
  'iptalItirazOid',
  'talepCevabi',
];
const parameters = fc.oneof(
  fc.dictionary(fc.oneof(fc.constantFrom(...formKeys), text), fc.jsonValue()),
  fc.dictionary(fc.constantFrom(...formKeys), fc.jsonValue()).map((changes) => invoiceForm(changes)),
  fc
    .record({ line: fc.dictionary(fc.constantFrom(...formKeys), fc.jsonValue()) })
    .map((changes) => invoiceForm({ malHizmetTable: [line(changes.line)] })),
);

async function expectJson(response: Response): Promise<void> {
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json;charset=UTF-8']);
  expect(await response.json()).toBeTypeOf('object');
}

describe('any form gets JSON with status 200', () => {
  it('any form sent to the login', async () => {
    const tester = new PortalTester();
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.oneof(fc.constantFrom('assoscmd', 'userid', 'sifre', 'token'), text), text),
        async (fields) => {
          await expectJson(await tester.post('/earsiv-services/assos-login', fields));
          await expectJson(await tester.post('/earsiv-services/esign', fields));
        },
      ),
    );
  });

  it('at a command, with any parameters', async ({ tester }) => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...commands), fc.constantFrom(...pages), parameters, async (cmd, page, jp) => {
        await expectJson(await tester.raw(cmd, page, jp));
        const onItsPage = commandTable.get(cmd)?.pages[0] ?? '';
        await expectJson(await tester.raw(cmd, onItsPage, jp));
      }),
      { numRuns: 1000 },
    );
  });

  it('at a body of any bytes', async ({ tester }) => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), text, async (bytes, jp) => {
        await expectJson(await tester.fetch('/earsiv-services/dispatch', { method: 'POST', body: bytes.slice() }));
        const { token } = tester;
        const form = { cmd: 'EARSIV_PORTAL_FATURA_OLUSTUR', pageName: 'RG_BASITFATURA', token, jp };
        await expectJson(await tester.post('/earsiv-services/dispatch', form));
      }),
    );
  });

  it('and every accepted draft can be listed, fetched, viewed and downloaded', async ({ tester }) => {
    const anyLine = fc.dictionary(
      fc.constantFrom('malHizmet', 'birim', 'iskontoNedeni', 'istisnaMuafiyetSebebi', 'tevkifatKodu', 'V0071Tutari'),
      fc.oneof(text, fc.integer()),
    );
    const anyForm = fc.dictionary(
      fc.constantFrom(
        'aliciUnvan',
        'aliciAdi',
        'not',
        'ulke',
        'faturaTipi',
        'tip',
        'sehir',
        'iadeTable',
        'irsaliyeNumarasi',
        'odenecekTutar',
      ),
      fc.oneof(text, fc.jsonValue()),
    );
    await fc.assert(
      fc.asyncProperty(anyForm, fc.array(anyLine, { minLength: 1, maxLength: 5 }), async (form, lines) => {
        const before = await tester.list();
        const { data } = await tester.create(invoiceForm({ ...form, malHizmetTable: lines.map((each) => line(each)) }));
        const after = await tester.list();
        if (!String(data).includes('başarıyla')) {
          expect(after).toEqual(before);
          return;
        }

        const row = after.at(-1) ?? {};
        const ask = { ettn: row.ettn, onayDurumu: row.onayDurumu };
        await expectJson(await tester.raw('EARSIV_PORTAL_FATURA_GETIR', 'RG_BASITFATURA', ask));
        await expectJson(await tester.raw('EARSIV_PORTAL_FATURA_GOSTER', 'RG_TASLAKLAR', ask));
        expect(Object.keys((await tester.download(row)).files)).toHaveLength(2);
      }),
      { numRuns: 200 },
    );
  });
});
