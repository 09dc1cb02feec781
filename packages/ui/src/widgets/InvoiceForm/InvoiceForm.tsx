'use client';
import type { components } from '@kalem/sdk';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { WidgetRoot } from '../../primitives/WidgetRoot';
import { resolveMessage } from '../../provider/failures';
import { useCompanyId, useKalem } from '../../provider/useKalem';
import { useEmit } from '../../provider/useEmit';
import { useMessages } from '../../provider/messages';
import { type DraftStorage, localDraftStorage } from './saving/draftStorage';
import { FormSkeleton, OpenedForm } from './OpenedForm';
import { messages } from './messages';
import { type Opening, useOpenedInvoice } from './useOpenedInvoice';

export type { DraftStorage } from './saving/draftStorage';

interface CommonProps {
  /** Default the provider's. */
  companyId?: string;
  /** Where unsaved drafts wait; default the browser's localStorage, one per company and invoice. */
  drafts?: DraftStorage;
  /** The time; default the device's clock. */
  now?: () => Date;
  onEvent?: (event: InvoiceFormEvent) => void;
}

export type InvoiceFormProps = CommonProps &
  (
    | { mode?: 'new'; invoiceId?: undefined }
    /** `edit` changes the saved invoice, `copy` begins a new one with its contents. */
    | { mode: 'edit' | 'copy'; invoiceId: string }
  );

const deviceClock = () => new Date();

/**
 * The invoice form: fill in, see the totals with every key, save, go on to signing. What is typed is kept on the device until
 * the server has it.
 *
 * @example <InvoiceForm mode="edit" invoiceId={id} onEvent={(event) => event.type === 'saved' && openList()} />
 */
export function InvoiceForm({
  companyId: ownCompany,
  drafts = localDraftStorage,
  now = deviceClock,
  onEvent,
  ...props
}: InvoiceFormProps) {
  const t = useMessages(messages);
  const companyId = useCompanyId(ownCompany);
  const emit = useEmit(onEvent);
  const opening: Opening =
    props.invoiceId === undefined ? { mode: 'new' } : { mode: props.mode, invoiceId: props.invoiceId };
  // Another user of this company on the same device must not find what one typed.
  const userId = useKalem().client.session?.user()?.id ?? 'host';
  const storageKey = [
    'kalem',
    'invoice-draft',
    userId,
    companyId,
    opening.mode,
    ...(opening.mode === 'new' ? [] : [opening.invoiceId]),
  ].join(':');
  const opened = useOpenedInvoice({ opening, companyId, storage: drafts, storageKey, now });

  return (
    <WidgetRoot name="invoice-form">
      {opened.isPending && <FormSkeleton />}
      {opened.isError && (
        <Banner tone="danger" actions={<Button onPress={() => void opened.refetch()}>{t('retry')}</Button>}>
          {t('loadFailed')}: {resolveMessage(opened.error)}
        </Banner>
      )}
      {opened.data && !opened.data.isEditable && <Banner tone="warning">{t('notEditable')}</Banner>}
      {opened.data?.isEditable && (
        <OpenedForm
          key={`${storageKey} ${opened.dataUpdatedAt}`}
          mode={opening.mode}
          companyId={companyId}
          opened={opened.data}
          storage={drafts}
          storageKey={storageKey}
          now={now}
          emit={emit}
          onReopen={() => void opened.refetch()}
        />
      )}
    </WidgetRoot>
  );
}

type Invoice = components['schemas']['Invoice'];

/** What the invoice form tells its host. */
export type InvoiceFormEvent =
  /** The server has the invoice; `portalDurumu` says whether the portal has it as well. Comes after every save. */
  | { type: 'saved'; invoice: Invoice }
  /** 'Kaydet ve imzala', after `saved`, when the portal has the draft: open the signing dialog with this id. */
  | { type: 'saveAndSign'; faturaId: string; invoice: Invoice }
  /** The form holds something unsaved, or no longer does: ask before leaving it. */
  | { type: 'dirty'; dirty: boolean };
