import type { KalemClient } from '@kalem/sdk';
import { dayOf } from '../../fields/instants';
import { saveFile } from '../../fields/saveFile';
import { writeWorkbook } from '../../kit/list/writeWorkbook';

interface ExportOptions {
  client: KalemClient;
  campaignId: string;
  onlyGiven: boolean;
  /** Shown instead of a day for an unused coupon. */
  unused: string;
  signal: AbortSignal;
  /** Called with the number of coupons read so far. */
  onProgress: (done: number) => void;
}

/** Exports the filtered coupons to an Excel file (ADM-17). */
export async function exportCoupons({
  client,
  campaignId,
  onlyGiven,
  unused,
  signal,
  onProgress,
}: ExportOptions): Promise<void> {
  async function* batches() {
    yield [['kod', 'musteri', 'kullanim']];
    let done = 0;
    for (let page = 1, hasNext = true; hasNext; page += 1) {
      const params = { path: { id: campaignId }, query: { page, dagitim: onlyGiven } };
      const { data } = await client.GET('/admin/kampanya/{id}', { params, signal });
      yield data.items.map(({ kod, musteri, usedAt }) => [kod, musteri, usedAt.Valid ? dayOf(usedAt.Time) : unused]);
      onProgress((done += data.items.length));
      hasNext = data.hasNext;
    }
  }
  const workbook = await writeWorkbook('Kuponlar', batches());
  signal.throwIfAborted();
  saveFile(workbook, 'kuponlar.xlsx');
}
