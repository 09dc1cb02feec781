import { changeInvoiceType, type FaturaTip, type InvoiceDraft, settleInvoiceType } from '@kalem/domain';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../primitives/lazyPart';
import { Select } from '../../../primitives/choice/Select';
import { useMessages } from '../../../provider/messages';
import { useFieldFault, useHeaderField, useInvoiceStore } from '../FormContext';
import { messages } from '../messages';

const ChangeTypeDialog = lazyPart(async () => (await import('../dialogs')).ChangeTypeDialog);
const ReturnedInvoices = lazyPart(async () => (await import('../dialogs')).ReturnedInvoices);

/** The seven types, in the order of the specifications (INV-04). */
const types: readonly FaturaTip[] = [
  'SATIS',
  'IADE',
  'TEVKIFAT',
  'ISTISNA',
  'OZELMATRAH',
  'IHRACKAYITLI',
  'KONAKLAMAVERGISI',
];

/**
 * The type of the invoice. Another type clears lines, taxes and returned invoices (INV-12), so the field asks first if
 * they have input. In a copy whose type is not chosen yet, the choice keeps the lines (INV-09).
 */
export function TypeField() {
  const t = useMessages(messages);
  const form = useInvoiceStore();
  const [faturaTip] = useHeaderField('faturaTip');
  const [isTypeOpen] = useHeaderField('isTypeOpen');
  const { error } = useFieldFault('faturaTip');
  const [wanted, setWanted] = useState<FaturaTip>();

  const change = (type: FaturaTip) => {
    setWanted(undefined);
    form.rewrite((invoice) => changeInvoiceType(invoice, type));
  };
  const choose = (type: FaturaTip) => {
    const { header, malHizmetler } = form.draft();
    if (isTypeOpen) form.rewrite((invoice) => settleInvoiceType(invoice, type));
    else if (isAsItsTypeBegins({ ...header, malHizmetler: [...malHizmetler] }, faturaTip)) change(type);
    else setWanted(type);
  };

  return (
    <>
      <Select
        name="faturaTip"
        label={t('faturaTip')}
        options={types.map((id) => ({ id, label: t(id) }))}
        value={isTypeOpen ? undefined : faturaTip}
        error={error}
        description={faturaTip === 'KONAKLAMAVERGISI' ? t('withoutKdv') : undefined}
        onChange={choose}
      />
      {wanted && (
        <Suspense>
          <ChangeTypeDialog title={t(wanted)} onConfirm={() => change(wanted)} onCancel={() => setWanted(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** The returned invoices of an IADE (INV-15, INV-25). Other types have none. */
export function ReturnsSection({ companyId }: { companyId: string }) {
  const [faturaTip] = useHeaderField('faturaTip');
  return (
    faturaTip === 'IADE' && (
      <Suspense>
        <ReturnedInvoices companyId={companyId} />
      </Suspense>
    )
  );
}

/** True if changing the type loses no input: the fields that it clears have their initial values. */
function isAsItsTypeBegins(invoice: InvoiceDraft, faturaTip: FaturaTip): boolean {
  const begun = changeInvoiceType(invoice, faturaTip);
  const emptied = ({ malHizmetler, vergiler, iadeFaturalari }: InvoiceDraft) =>
    JSON.stringify([malHizmetler.map(withoutOrder), vergiler, iadeFaturalari]);
  return invoice.malHizmetler.length === begun.malHizmetler.length && emptied(invoice) === emptied(begun);
}

/** The non-empty fields of a line, sorted by name. */
function withoutOrder(line: InvoiceDraft['malHizmetler'][number]): readonly (readonly [string, unknown])[] {
  return Object.entries(line)
    .filter(([, value]) => value !== '')
    .sort(([left], [right]) => (left < right ? -1 : 1));
}
