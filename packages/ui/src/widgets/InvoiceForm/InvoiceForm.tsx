'use client';
import type { InvoiceDraft } from '@kalem/domain';
import { type Consent, defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { Banner } from '../../primitives/feedback/Banner';
import { Button } from '../../primitives/Button';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import { FormSkeleton, OpenedForm } from './OpenedForm';
import type { Opening } from './readOpening';
import { useOpenedInvoice } from './useOpenedInvoice';

export type { InvoiceFormEvent } from './saving/useSave';
export { useInvoiceForm, type EditedInvoice, type InvoiceFormOptions, type InvoiceFormParts } from './useInvoiceForm';
export type { OpenedInvoice, Opening } from './readOpening';
export { useOpenedInvoice } from './useOpenedInvoice';

type InvoiceFormViewProps = ViewProps<'invoice-form'> & {
  /**
   * The browser asks before it closes the page with unsaved changes; default true. A host that asks itself sets false
   * and uses the `dirty` event.
   */
  asksBeforeUnload?: boolean | undefined;
  /** Focuses the recipient's number when the form opens, for example after a keyboard shortcut; default false. */
  autoFocus?: boolean | undefined;
  /** The customer card that fills in the recipient of a new invoice. */
  cariId?: string | undefined;
  /** Called before each save with the invoice. False cancels the save; a text cancels it and is shown as the reason. */
  onBeforeSave?: ((invoice: InvoiceDraft) => Consent) | undefined;
} & (
    | { mode?: 'new'; invoiceId?: undefined }
    | {
        /** `edit` changes the saved invoice, `copy` starts a new one with its contents; default `new`. */
        mode: 'edit' | 'copy';
        /** The invoice to edit or to copy. */
        invoiceId: string;
      }
  );

export type InvoiceFormProps = PropsOf<'invoice-form', InvoiceFormViewProps>;

/**
 * The invoice form: fill in the fields, see the totals after every key press, save, and continue to signing. Unsaved
 * input is stored on the device.
 *
 * @example <InvoiceForm onEvent={(event) => event.type === 'saved' && openList()} />
 */
export const InvoiceForm = defineWidget('invoice-form', InvoiceFormView, { Skeleton: FormSkeleton });

function InvoiceFormView({
  companyId,
  emit,
  asksBeforeUnload = true,
  autoFocus = false,
  onBeforeSave,
  ...props
}: InvoiceFormViewProps) {
  const t = useMessages(messages);
  const { user, explain } = useKalem();
  const opening: Opening =
    props.invoiceId === undefined
      ? { mode: 'new', cariId: props.cariId }
      : { mode: props.mode, invoiceId: props.invoiceId };
  const { opened, error, retry, takeOver, occasion } = useOpenedInvoice(opening, companyId);

  return (
    <>
      {opened === undefined && error === null && <FormSkeleton />}
      {error !== null && (
        <Banner tone="danger" actions={<Button onPress={retry}>{t('retry')}</Button>}>
          {t('loadFailed')}: {explain(error)}
        </Banner>
      )}
      {opened && !opened.isEditable && <Banner tone="warning">{t('notEditable')}</Banner>}
      {opened?.isEditable && (
        <OpenedForm
          key={`${user} ${occasion}`}
          mode={opening.mode}
          opened={opened}
          companyId={companyId}
          asksBeforeUnload={asksBeforeUnload}
          autoFocus={autoFocus}
          onBeforeSave={onBeforeSave}
          onEvent={emit}
          onReopen={retry}
          onTakeOver={takeOver}
        />
      )}
    </>
  );
}
