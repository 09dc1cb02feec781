import { useState } from 'react';
import { useKalem } from '../../provider/useKalem';
import type { InvoiceListStore } from './InvoiceListStore';

/** Selects every invoice of the range, also those of other pages (LST-03). */
export function useSelectAll(
  store: InvoiceListStore,
  companyId: string,
): { isSelectingAll: boolean; selectAll: () => Promise<void> } {
  const { client, report } = useKalem();
  const [isSelectingAll, setSelectingAll] = useState(false);
  async function selectAll() {
    const query = store.jotai.get(store.query);
    if (query.kind !== 'range') return;
    setSelectingAll(true);
    try {
      const { start, end } = query.range;
      const { data } = await client.GET('/fatura/all', {
        params: { query: { companyId, baslangicTarihi: start || undefined, bitisTarihi: end || undefined } },
      });
      if (store.jotai.get(store.query) === query) store.select(data.items, true);
    } catch (error) {
      report({ kind: 'selectAllInvoices', error });
    } finally {
      setSelectingAll(false);
    }
  }
  return { isSelectingAll, selectAll };
}
