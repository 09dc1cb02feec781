import { operations } from '@kalem/openapi/operations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkNewcomer, openCompany, tokenOf } from '../../src/testing/people';
import { testServer } from '../../src/testing/startTestServer';
import { arbitraryOf } from './arbitraryOf';
import { contractCalls } from './contract';
import { type FuzzedCall, requestOf } from './requestOf';

/** Random requests for each operation, in addition to the earlier finds. `KALEM_FUZZ=1160` sends 100,000. */
const RUNS = Number(process.env['KALEM_FUZZ'] ?? 20);
const SEED = Number(process.env['KALEM_FUZZ_SEED'] ?? 20_260_903);
const none: FuzzedCall = { path: {}, query: {}, header: {}, body: undefined };

/** Earlier finds of the fuzzer by operation. They are always tried first. */
const finds: Readonly<Record<string, readonly Partial<FuzzedCall>[]>> = {
  listInvoices: [
    {
      query: {
        page: 3,
        baslangicTarihi: '1999-12-31',
        bitisTarihi: '1999-12-31',
        belgeNumarasi: '2026-09-03',
        faturaTarih: '2026-09-03',
        ettn: 'e2421da2-f7f1-8541-8000-000c0241881f',
      },
    },
  ],
  searchInvoices: [{ query: { q: '\0' } }],
  createInvoice: [{ body: { malHizmetler: [{ malHizmet: '\ud800' }] } }],
};

const server = await testServer();
const person = await linkNewcomer(server, '33333303');
const token = await tokenOf(server, person);

describe('random requests', () => {
  it.each(contractCalls)(
    'ERR-05, NUM-24: $id gives an answer of the contract, and never fails',
    async (call) => {
      const inPlace = (place: string) => {
        const parameters = call.parameters.filter(
          ({ in: at, name }) => at === place && name !== 'companyId' && name !== 'Idempotency-Key',
        );
        return fc.record(Object.fromEntries(parameters.map(({ name, schema }) => [name, arbitraryOf(schema)])), {
          requiredKeys: parameters.filter(({ in: at }) => at === 'path').map(({ name }) => name),
        });
      };
      const requests = fc.record({
        path: inPlace('path'),
        query: inPlace('query'),
        header: inPlace('header'),
        body: call.body ? arbitraryOf(call.body.schema) : fc.constant(undefined),
      });
      const allowed: readonly number[] = operations[call.id as keyof typeof operations].statuses;
      // `deleteCompany` gets its own company.
      const companyId = call.id === 'deleteCompany' ? (await openCompany(person.client)).id : person.companyId;
      const known = [companyId, person.user.id];
      const examples = (finds[call.id] ?? []).map((find): [FuzzedCall] => [{ ...none, ...find }]);

      await fc.assert(
        fc.asyncProperty(requests, async (given) => {
          const response = await server.fetch(
            requestOf(call, filledIn(given, known) as FuzzedCall, { baseUrl: server.baseUrl, token, companyId }),
          );
          const text = await response.text();
          if (!allowed.includes(response.status) || response.status === 500)
            throw new Error(`${response.status} ${text.slice(0, 300)} ${JSON.stringify(server.logs.at(-1) ?? '')}`);
          known.push(...(text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []).slice(0, 5));
        }),
        {
          numRuns: RUNS + examples.length,
          seed: SEED,
          endOnFailure: true,
          examples,
        },
      );
      expect(server.logs.filter(({ level }) => level === 'error')).toEqual([]);
    },
    600_000,
  );
});

/** Replaces placeholders by existing ids. */
function filledIn(value: unknown, known: readonly string[]): unknown {
  if (value instanceof Uint8Array || typeof value !== 'object' || value === null) return value;
  if ('knownId' in value && typeof value.knownId === 'number') return known[value.knownId % known.length];
  if (Array.isArray(value)) return value.map((item) => filledIn(item, known));
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, filledIn(field, known)]));
}
