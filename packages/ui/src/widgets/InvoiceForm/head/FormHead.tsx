import { type Invoice, istanbulNow } from '@kalem/domain';
import { Suspense } from 'react';
import { Icon } from '../../../primitives/Icon';
import { alert, check } from '../../../primitives/icons';
import { RadioGroup } from '../../../primitives/choice/RadioGroup';
import { lazyPart } from '../../../primitives/lazyPart';
import { useMessages } from '../../../provider/messages';
import type { DraftKeeper } from '../../../draft/saving/DraftKeeper';
import { useFormValue, useInvoiceStore } from '../FormContext';
import { messages } from '../messages';
import type { FormView } from '../useInvoiceForm';

const FormMenu = lazyPart(async () => (await import('../deferredParts')).FormMenu);

interface FormHeadProps {
  mode: 'new' | 'edit' | 'copy';
  invoice: Invoice | undefined;
  /** The invoice as it was saved last. */
  saved: Invoice | undefined;
  companyId: string;
  keeper: DraftKeeper;
  view: FormView;
  onView: (view: FormView) => void;
}

const titles = { new: 'titleNew', edit: 'titleEdit', copy: 'titleCopy' } as const;

/** The title, the numbers of a saved invoice (INV-16), and whether the draft is stored on the device. */
export function FormHead({ mode, invoice, saved, companyId, keeper, view, onView }: FormHeadProps) {
  const t = useMessages(messages);
  const status = useFormValue(keeper.status);
  const isWide = useFormValue(useInvoiceStore().wide);
  return (
    <div className="kalem-invoice-form__head">
      <div className="kalem-invoice-form__title">
        <h1 className="kalem-title">{t(titles[mode])}</h1>
        {invoice?.ettn && (
          <dl className="kalem-invoice-form__numbers kalem-xs kalem-muted">
            <dt>{t('belgeNumarasi')}</dt>
            <dd className="kalem-num">{invoice.belgeNumarasi}</dd>
            <dt>{t('ettn')}</dt>
            <dd className="kalem-num">{invoice.ettn}</dd>
          </dl>
        )}
      </div>
      <span className="kalem-invoice-form__kept kalem-xs kalem-muted" role="status">
        {status.kind === 'kept' && (
          <>
            <Icon icon={check} size="sm" />
            {t('draftKept', { time: istanbulNow(status.at).time.slice(0, 5) })}
          </>
        )}
        {status.kind === 'failed' && (
          <>
            <Icon icon={alert} size="sm" />
            {t('draftNotKept')}
          </>
        )}
      </span>
      <RadioGroup
        variant="segmented"
        label={t('view')}
        isLabelHidden
        isBare
        options={[
          { id: 'edit', label: t('edit') },
          ...(isWide ? [{ id: 'split' as const, label: t('sideBySide') }] : []),
          { id: 'preview', label: t('preview') },
        ]}
        value={view}
        onChange={onView}
      />
      {saved && (
        <Suspense>
          <FormMenu invoice={saved} companyId={companyId} />
        </Suspense>
      )}
    </div>
  );
}
