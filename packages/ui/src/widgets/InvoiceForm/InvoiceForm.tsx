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
   * The browser asks before it closes the page over something unsaved; default true. A host that asks
   * by itself hears `dirty`.
   */
  asksBeforeUnload?: boolean | undefined;
  /** The recipient's number takes the focus when the form comes, as after a key that opened it; default false. */
  autoFocus?: boolean | undefined;
  /** The customer card that a new invoice begins with. */
  cariId?: string | undefined;
  /** Asked before each save with what would be sent: false sends nothing, a text is shown as the reason. */
  onBeforeSave?: ((invoice: InvoiceDraft) => Consent) | undefined;
} & (
    | { mode?: 'new'; invoiceId?: undefined }
    | {
        /** `edit` changes the saved invoice, `copy` begins a new one with its contents; `new` is the default. */
        mode: 'edit' | 'copy';
        /** The invoice to edit or to copy. */
        invoiceId: string;
      }
  );

export type InvoiceFormProps = PropsOf<'invoice-form', InvoiceFormViewProps>;

/**
 * The invoice form: fill in, see the totals with every key, save, go on to signing. What is typed is kept on the device
 * until the server has it.
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
