import { sell, startReceiptScenario } from './startReceiptScenario';
import { foundOther, ours, theirs } from './startRequestScenario';
import type { Scenario } from './startScenario';

const flour = { malHizmet: 'Un', miktar: '1', birim: 'KGM', birimFiyat: '250', kdvOrani: '20' };

export interface ReturnScenario extends Scenario {
  /** The card of the customer. */
  readonly cariId: string;
  /** Number of the return that the customer issued. */
  readonly iadeNumarasi: string;
}

/**
 * A customer that owes 1 200,00 and has issued a return of 300,00, or of no amount, which the company has downloaded.
 */
export async function startReturnScenario({ isFree = false } = {}): Promise<ReturnScenario> {
  const scenario = await startReceiptScenario();
  const { client, companyId } = scenario;
  const params = { query: { companyId } };
  const buyer = { vknTckn: '5560173901', aliciUnvan: theirs };
  const card = { tuzel: true, vknTckn: buyer.vknTckn, unvan: theirs };
  const { data: cari } = await client.POST('/cari', { params, body: card });
  await sell(scenario, buyer);
  const other = { ...scenario, ...(await foundOther(scenario)) };
  const iadeFaturalari = [{ faturaNumarasi: 'GIB2026000000001', faturaTarih: '2026-11-02' }];
  const [id = ''] = await sell(other, {
    ...{ ...ours, faturaTip: 'IADE', iadeTuru: 'ALIS_IADESI', iadeFaturalari },
    ...{ faturaTarih: '2026-11-19', birimFiyat: '250' },
    ...(isFree && { malHizmetler: [{ ...flour, iskontoTip: 'ISKONTO', iskontoOrani: '100' }] }),
  });
  const path = { id };
  const { data: returned } = await other.client.GET('/fatura/{id}', {
    params: { path, query: { companyId: other.companyId } },
  });
  await client.GET('/adima-duzenlenenler', { params });
  return { ...scenario, cariId: cari.id, iadeNumarasi: returned.belgeNumarasi ?? '' };
}
