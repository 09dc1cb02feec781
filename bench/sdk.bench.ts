import { createClient } from '@kalem/sdk';

const ROUNDS = 15;
const CALLS = 1_500;

const baseUrl = 'https://api.example.com';
const companyId = '00000000-0000-4000-8000-000000000000';
const token = 'a'.repeat(43);
const answer = JSON.stringify({
  items: Array.from({ length: 15 }, (_, index) => ({ id: companyId, unvan: `Çınaraltı ${index} Ltd. Şti.` })),
  page: 1,
  pageSize: 15,
  hasNext: true,
});
const body = { aciklama: 'Ödeme 30 gün içindedir.', faturadaGoster: true };

/** Answers at once, so that what is left is what a call costs by itself. */
const stub = async (_request: Request) => new Response(answer, { headers: { 'Content-Type': 'application/json' } });

const client = createClient({ baseUrl, fetch: stub, auth: { getAccessToken: async () => token } });

const candidates = {
  'raw fetch, GET': async () =>
    (
      await stub(
        new Request(`${baseUrl}/cari?companyId=${companyId}&page=1`, { headers: { Authorization: `Bearer ${token}` } }),
      )
    ).json(),
  'SDK, GET': async () => client.GET('/cari', { params: { query: { companyId, page: 1 } } }),
  'raw fetch, POST': async () =>
    (
      await stub(
        new Request(`${baseUrl}/aciklama?companyId=${companyId}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: {
            Authorization: `Bearer ${token}`,
            'Content-Type': 'application/json',
            'Idempotency-Key': crypto.randomUUID(),
          },
        }),
      )
    ).json(),
  'SDK, POST': async () => client.POST('/aciklama', { params: { query: { companyId } }, body }),
};

const times: Record<string, number[]> = {};
for (let round = -5; round < ROUNDS; round++) {
  for (const [name, call] of Object.entries(candidates)) {
    const start = performance.now();
    for (let index = 0; index < CALLS; index++) await call();
    if (round >= 0) (times[name] ??= []).push(((performance.now() - start) * 1000) / CALLS);
  }
}

const sorted = (values: readonly number[] = []) => [...values].sort((a, b) => a - b);
const middle = (values: readonly number[]) => values[Math.floor(values.length / 2)] ?? NaN;
const show = (values: readonly number[]) =>
  [values[0], middle(values), values.at(-1)].map((value) => value?.toFixed(2)).join(' / ');

for (const name of Object.keys(candidates)) console.log(`${name.padEnd(16)} ${show(sorted(times[name]))} µs a call`);
for (const method of ['GET', 'POST']) {
  const raw = times[`raw fetch, ${method}`] ?? [];
  const ratios = sorted((times[`SDK, ${method}`] ?? []).map((value, round) => value / (raw[round] ?? NaN)));
  console.log(`SDK / raw fetch, ${method}: ${show(ratios)} times (goal 1.3)`);
}
