import { formatAmount } from '@kalem/domain';
import { useMessages } from '../../provider/useMessages';
import { ExplainedTotal } from './ExplainedTotal';
import { useForm, useFormValue } from './FormContext';
import { IncludedParts } from './IncludedParts';
import { IskontoParts } from './IskontoParts';
import { KdvParts } from './KdvParts';
import { messages } from './messages';

/** The totals of the lines, live; each that is computed opens to what it is made of. */
export function TotalsList() {
  const t = useMessages(messages);
  const form = useForm();
  const { urunHizmetToplamTutari, toplamIskonto, tip, hesaplananKdv, vergilerDahilToplamTutar } = useFormValue(form.totals);
  const isIncrease = tip === 'Arttırım';
  return (
    <>
      <div className="kalem-totals__row">
        <span>{t('urunHizmetToplamTutari')}</span>
        <span className="kalem-num">{formatAmount(urunHizmetToplamTutari)}</span>
      </div>
      <ExplainedTotal title={t(isIncrease ? 'toplamArttirim' : 'toplamIskonto')} amount={withSign(toplamIskonto, isIncrease)}>
        <IskontoParts />
      </ExplainedTotal>
      <ExplainedTotal title={t('hesaplananKdv')} amount={formatAmount(hesaplananKdv)}>
        <KdvParts />
      </ExplainedTotal>
      <ExplainedTotal title={t('vergilerDahilToplamTutar')} amount={formatAmount(vergilerDahilToplamTutar)}>
        <IncludedParts />
      </ExplainedTotal>
    </>
  );
}

/** A discount is taken off: U+2212 is the minus of figures. */
function withSign(amount: string, isIncrease: boolean): string {
  const isNothing = /^[0.]*$/.test(amount);
  return isIncrease || isNothing ? formatAmount(amount) : `−${formatAmount(amount)}`;
}
