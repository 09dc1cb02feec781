'use client';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { WidgetRoot } from '../../primitives/WidgetRoot';
import { resolveMessage } from '../../provider/failures';
import { useCompanyId, useKalem } from '../../provider/useKalem';
import { useEmit } from '../../provider/useEmit';
import { useMessages } from '../../provider/messages';
import type { DraftStorage } from './DraftStorage';
import { FormSkeleton } from './FormSkeleton';
import type { InvoiceFormEvent } from './InvoiceFormEvent';
import { localDraftStorage } from './localDraftStorage';
import { messages } from './messages';
import { OpenedForm } from './OpenedForm';
import { useOpenedInvoice, type Opening } from './useOpenedInvoice';

export type { DraftStorage } from './DraftStorage';
export type { InvoiceFormEvent } from './InvoiceFormEvent';

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
