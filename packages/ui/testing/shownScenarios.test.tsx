import type { ApiError } from '@kalem/sdk';
import { expect, onTestFinished, test } from 'vitest';
import { shownScenarios } from './shownScenarios';

const all = { baslangicTarihi: '2026-01-01', bitisTarihi: '2026-11-30' };

async function opened(name: string) {
  const scenario = await shownScenarios[name]?.();
  if (!scenario) throw new Error(`There is no scenario '${name}'.`);
  onTestFinished(() => scenario.server.close());
  const { client, companyId } = scenario;
  return {
    count: async () => {
      const { data } = await client.GET('/fatura/ozet', { params: { query: { companyId, ...all } } });
      return data.items.reduce((sum, { adet }) => sum + adet, 0);
    },
    /** Adds a note. */
    noting: () =>
      statusOf(
        client.POST('/aciklama', {
          params: { query: { companyId } },
          body: { aciklama: 'Teşekkürler', faturadaGoster: false },
        }),
      ),
    /** Requests an SMS to sign the first draft. */
    signing: async () => {
      const { data: page } = await client.GET('/fatura', { params: { query: { companyId, ...all } } });
      const draft = page.items.find((one) => one.portalDurumu === 'GONDERILDI' && one.onayDurumu === 'Onaylanmadi');
      return statusOf(
        client.POST('/fatura/imza', {
          params: { query: { companyId } },
          body: { faturaIds: [draft?.id ?? ''] },
          retries: 0,
        }),
      );
    },
  };
}

/** The status of a refused call. */
function statusOf(call: Promise<unknown>): Promise<number | undefined> {
  return call.then(
    () => undefined,
    (error: ApiError) => error.status,
  );
}

test.each([
  ['fresh', 'count', 0],
  ['years', 'count', 5_011],
  ['trialOver', 'noting', 402],
  ['staff', 'noting', 403],
  ['portalDown', 'signing', 503],
] as const)('the toolbar’s scenario %s behaves as named', async (name, asked, answer) => {
  expect(await (await opened(name))[asked]()).toBe(answer);
});
