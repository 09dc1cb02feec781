import { isTaxCode, kdvTevkifat, taxEffect } from '@kalem/domain';
import { useMessages } from '../../../provider/messages';
import { useFigures } from '../formatting';
import { useFormValue, useHeaderField, useInvoiceStore } from '../FormContext';
import { ExplainedTotal } from '../totals/ExplainedTotal';
import { LineParts, useExplanation } from '../totals/TotalParts';
import { typeMessages } from './messages';
import { taxTitle } from './taxTitles';

/** The further taxes that are added to the total. Each expands to its lines. */
export function AddedTaxes() {
  const figures = useFigures();
  const { vergiToplamlar } = useFormValue(useInvoiceStore().totals);
  return effectsOf(vergiToplamlar)
    .filter(({ adds }) => adds)
    .map(({ code, amount }) => (
      <ExplainedTotal key={code} title={taxTitle(code)} amount={figures.amount(amount)}>
        <TaxParts code={code} />
      </ExplainedTotal>
    ));
}

/**
 * The amounts subtracted from the total with taxes: tevkifat of KDV and ÖTV, stopaj, and the KDV of an
 * export-registered delivery.
 */
export function KeptBack() {
  const t = useMessages(typeMessages);
  const figures = useFigures();
  const { vergiToplamlar, hesaplananV9015 } = useFormValue(useInvoiceStore().totals);
  const [faturaTip] = useHeaderField('faturaTip');
  const taken = effectsOf(vergiToplamlar).filter(({ subtracts }) => subtracts);
  return (
    <>
      {hesaplananV9015 !== undefined && (
        <ExplainedTotal title={t('hesaplananV9015')} amount={figures.amount(`-${hesaplananV9015}`)}>
          <TevkifatParts />
        </ExplainedTotal>
      )}
      {taken.map(({ code, amount }) => (
        <ExplainedTotal key={code} title={taxTitle(code)} amount={figures.amount(`-${amount}`)}>
          <TaxParts code={code} />
        </ExplainedTotal>
      ))}
      {faturaTip === 'IHRACKAYITLI' && <DeferredKdv />}
    </>
  );
}

/** KDV that is calculated for an export-registered delivery but not collected (fiscal-rules 7). */
function DeferredKdv() {
  const t = useMessages(typeMessages);
  const figures = useFigures();
  const { odenecekTutar } = useExplanation();
  const deferred = odenecekTutar.find(({ of }) => of === 'hesaplananKdv');
  return (
    deferred && (
      <ExplainedTotal title={t('deferredKdv')} amount={figures.amount(deferred.amount)}>
        <li>{t('deferredKdvText')}</li>
      </ExplainedTotal>
    )
  );
}

function TaxParts({ code }: { code: string }) {
  const { vergiToplamlar } = useExplanation();
  return <LineParts parts={vergiToplamlar[code] ?? []} />;
}

function TevkifatParts() {
  const { hesaplananV9015 } = useExplanation();
  return <LineParts parts={hesaplananV9015} />;
}

/** The further taxes with an amount above 0, and their effects on the total. */
function effectsOf(vergiToplamlar: Readonly<Record<string, string>>) {
  return Object.entries(vergiToplamlar).flatMap(([code, amount]) =>
    isTaxCode(code) && code !== kdvTevkifat && Number(amount) > 0 ? [{ ...taxEffect(code), amount }] : [],
  );
}
