import { addDays, calculateInvoice } from '@kalem/domain';
import { validateInvoice } from '@kalem/domain/checks';
import type { components } from '@kalem/sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { officialInvoices } from '../src/documents/testing/officialInvoices';
import { apiError } from '../src/testing/answers';
import { invoiceBody } from '../src/testing/invoices';
import { signUpOwner } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

type Body = components['schemas']['InvoiceWrite'];

const TODAY = '2026-09-03';
const OF_EACH_TYPE = 6;

const server = await testServer();
const { client, query } = await signUpOwner(server);
const save = async (body: Body) => (await client.POST('/fatura', { params: { query }, body })).data;
const read = async (id: string) => (await client.GET('/fatura/{id}', { params: { path: { id }, query } })).data;

/** Random invoices that validation accepts, the same number of each type. Always the same ones. */
const drafts = fc
  .sample(
    officialInvoices((daysAgo) => addDays(TODAY, -daysAgo)),
    { numRuns: 4000, seed: 12 },
  )
  .filter((draft) => validateInvoice(draft, { today: TODAY }).every(({ severity }) => severity === 'warning'));

describe('the figures of an invoice', () => {
  it.each(['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI', 'KONAKLAMAVERGISI'])(
    'CAL-12: random invoices of %s are stored with the figures that the browser computes',
    async (type) => {
      const ofType = drafts.filter(({ faturaTip }) => faturaTip === type).slice(0, OF_EACH_TYPE);
      expect(ofType).toHaveLength(OF_EACH_TYPE);
      for (const draft of ofType) {
        const { totals, malHizmetler, tlKarsiligi } = calculateInvoice(draft);
        const saved = await save(draft);
        for (const invoice of [saved, await read(saved.id)]) {
          expect(invoice.totals).toEqual(totals);
          expect(invoice.tlKarsiligi).toEqual(tlKarsiligi);
          expect(invoice.malHizmetler).toMatchObject(malHizmetler);
        }
        // The form computes the same totals when the saved invoice is opened again.
        expect(calculateInvoice({ ...saved, faturaTip: draft.faturaTip }).totals).toEqual(totals);
      }
    },
  );

  it('CAL-12: ignores the figures that a client sends', async () => {
    const body = invoiceBody();
    const { totals } = calculateInvoice(body);
    const lines = (body.malHizmetler ?? []).map((line) => ({ ...line, kdvTutari: '0.01', malHizmetTutari: '1' }));
    expect((await save({ ...body, malHizmetler: lines })).totals).toEqual(totals);
  });
});

describe('the customs tariff number of a line', () => {
  const exported = (gtip: string) => {
    const line = { malHizmet: 'Pamuklu kumaş', miktar: '2', birim: 'MTR', birimFiyat: '50', kdvOrani: '0' };
    return invoiceBody({
      faturaTip: 'ISTISNA',
      malHizmetler: [line, { ...line, gtip }].map((each) => ({ ...each, istisnaMuafiyetSebebi: '301' })),
    });
  };

  it.each(['52081100000', '5208110000000', '52081100000a', '5208.11.0000', ' 52081100000', '٥٢٠٨١١٠٠٠٠٠٠'])(
    'LIN-15: refuses %j at its field',
    async (gtip) => {
      expect(await apiError(save(exported(gtip)))).toMatchObject({
        status: 422,
        faults: [{ path: 'malHizmetler[1].gtip', message: 'GTIP 12 haneli olmalıdır' }],
      });
    },
  );

  it('LIN-15: stores twelve digits unchanged, and may be empty', async () => {
    for (const gtip of ['520811000000', '012345678901', '']) {
      const { id } = await save(exported(gtip));
      expect((await read(id)).malHizmetler[1]?.gtip ?? '').toBe(gtip);
    }
  });
});
