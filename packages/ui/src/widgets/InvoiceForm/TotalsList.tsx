import { useMessages } from '../../provider/messages';
import { ExplainedTotal } from './ExplainedTotal';
import { useForm, useFormValue } from './FormContext';
import { IskontoParts } from './IskontoParts';
import { KdvParts } from './KdvParts';
import { messages } from './messages';
import { useFigures } from './useFigures';
import { writeIskonto } from './writeIskonto';

/** The totals of the lines, live; discount and KDV open to what they are made of. */
export function TotalsList() {
  const t = useMessages(messages);
  const figures = useFigures();
  const form = useForm();
  const totals = useFormValue(form.totals);
  return (
    <>
      <Total title={t('urunHizmetToplamTutari')} amount={figures.amount(totals.urunHizmetToplamTutari)} />
      <ExplainedTotal
        title={t(totals.tip === 'Arttırım' ? 'toplamArttirim' : 'toplamIskonto')}
        amount={writeIskonto(totals, figures)}
      >
        <IskontoParts />
      </ExplainedTotal>
      <ExplainedTotal title={t('hesaplananKdv')} amount={figures.amount(totals.hesaplananKdv)}>
        <KdvParts />
      </ExplainedTotal>
      <Total title={t('vergilerDahilToplamTutar')} amount={figures.amount(totals.vergilerDahilToplamTutar)} />
    </>
  );
}

function Total({ title, amount }: { title: string; amount: string }) {
  return (
    <div className="kalem-totals__row">
      <span>{title}</span>
      <span className="kalem-num">{amount}</span>
    </div>
  );
}
