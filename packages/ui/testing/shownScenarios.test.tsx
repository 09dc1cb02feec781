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
    /** With which status a note is refused that is added. */
    refusal: () =>
      client
        .POST('/aciklama', {
          params: { query: { companyId } },
          body: { aciklama: 'Teşekkürler', faturadaGoster: false },
        })
        .then(
          () => undefined,
          (error: ApiError) => error.status,
        ),
  };
}

test('the scenarios of the toolbar are what they are called', async () => {
  expect(await (await opened('fresh')).count()).toBe(0);
  expect(await (await opened('years')).count()).toBe(5_011);
  expect(await (await opened('trialOver')).refusal()).toBe(402);
  expect(await (await opened('staff')).refusal()).toBe(403);
});
