import { istanbulNow } from '@kalem/domain';
import type { KalemClient } from '@kalem/sdk';
import type { Failure } from '../../provider/failures';
import { DraftKeeper } from './DraftKeeper';
import type { DraftStorage } from './DraftStorage';
import { InvoiceFormStore } from './InvoiceFormStore';
import { InvoiceSaver } from './InvoiceSaver';
import type { OpenedInvoice } from './useOpenedInvoice';

export interface FormParts {
  opened: OpenedInvoice;
  client: KalemClient;
  companyId: string;
  storage: DraftStorage;
  storageKey: string;
  now: () => Date;
  report: (failure: Failure) => void;
}

/** What one form on the page consists of: its state, its draft on the device, its way to the server. */
export function createForm({ opened, client, companyId, storage, storageKey: key, now, report }: FormParts) {
  const { progress } = opened;
  const form = new InvoiceFormStore(opened.draft, () => istanbulNow(now()).date);
  // A restored draft is what the server does not have.
  if (opened.restored) form.markUnsaved();
  const onError = (error: unknown) => report({ kind: 'keepDraft', error, silent: true });
  const keeper = new DraftKeeper({ form, storage, key, now, progress, onError });
  const saver = new InvoiceSaver(client, companyId, progress, (next) => keeper.setProgress(next));
  return { form, keeper, saver };
}
