import { Suspense } from 'react';
import { lazyPart } from '../../../primitives/lazyPart';
import { useMessages } from '../../../provider/messages';
import { useInvoiceStore, useFormValue, useHeaderField } from '../FormContext';
import { messages } from '../messages';
import { useFigures, writeIskonto } from '../formatting';
import { ExplainedTotal, Total } from './ExplainedTotal';

const IskontoParts = lazyPart(async () => (await import('../deferredParts')).IskontoParts);
const KdvParts = lazyPart(async () => (await import('../deferredParts')).KdvParts);
const AddedTaxes = lazyPart(async () => (await import('../deferredParts')).AddedTaxes);
const KeptBack = lazyPart(async () => (await import('../deferredParts')).KeptBack);

/** The totals of the lines. Discount, KDV and taxes expand to their parts. */
export function TotalsList() {
  const t = useMessages(messages);
  const figures = useFigures();
  const form = useInvoiceStore();
  const totals = useFormValue(form.totals);
  const [faturaTip] = useHeaderField('faturaTip');
  const hasTaxes = Object.keys(totals.vergiToplamlar).length > 0;
  const hasKeptBack = hasTaxes || totals.hesaplananV9015 !== undefined || faturaTip === 'IHRACKAYITLI';
  return (
    <>
      <Total title={t('urunHizmetToplamTutari')} amount={figures.amount(totals.urunHizmetToplamTutari)} />
      <ExplainedTotal
        title={t(totals.tip === 'Arttırım' ? 'toplamArttirim' : 'toplamIskonto')}
        amount={writeIskonto(totals, figures)}
      >
        <IskontoParts />
      </ExplainedTotal>
      {hasTaxes && (
        <Suspense>
          <AddedTaxes />
        </Suspense>
      )}
      <ExplainedTotal title={t('hesaplananKdv')} amount={figures.amount(totals.hesaplananKdv)}>
        <KdvParts />
      </ExplainedTotal>
      <Total title={t('vergilerDahilToplamTutar')} amount={figures.amount(totals.vergilerDahilToplamTutar)} />
      {hasKeptBack && (
        <Suspense>
          <KeptBack />
        </Suspense>
      )}
    </>
  );
}
