import { useMessages } from '../../provider/messages';
import { useForm, useFormValue } from './FormContext';
import { messages } from './messages';
import { TotalPart } from './TotalPart';
import { useFigures } from './useFigures';

/** The KDV by rate. */
export function KdvParts() {
  const t = useMessages(messages);
  const figures = useFigures();
  const { kdvToplamlar } = useFormValue(useForm().totals);
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
