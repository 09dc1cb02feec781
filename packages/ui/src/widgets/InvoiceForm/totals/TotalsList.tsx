import { Suspense } from 'react';
import { lazyPart } from '../../../kit/lazyPart';
import { useMessages } from '../../../provider/messages';
import { useInvoiceStore, useFormValue, useHeaderField } from '../FormContext';
import { messages } from '../messages';
import { useFigures, writeIskonto } from '../figures';
import { ExplainedTotal, LineParts, Total, TotalPart } from './ExplainedTotal';

const AddedTaxes = lazyPart(async () => (await import('../types/TaxTotals')).AddedTaxes);
const KeptBack = lazyPart(async () => (await import('../types/TaxTotals')).KeptBack);

/** The totals of the lines, live; discount and KDV open to what they are made of. */
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

/** The KDV by rate. */
function KdvParts() {
  const t = useMessages(messages);
  const figures = useFigures();
  const { kdvToplamlar } = useFormValue(useInvoiceStore().totals);
  return kdvToplamlar.map(({ oran, matrah, tutar }) => {
    const rate = figures.number(oran);
    return (
      <TotalPart
        key={oran}
        of={t('kdvAtRate', { rate })}
        rule={t('baseTimesRate', { base: figures.amount(matrah), rate })}
        amount={figures.amount(tutar)}
      />
    );
  });
}

/** The discount of each line that has one. */
function IskontoParts() {
  const { toplamIskonto } = useFormValue(useInvoiceStore().explanation);
  return <LineParts parts={toplamIskonto} />;
}
