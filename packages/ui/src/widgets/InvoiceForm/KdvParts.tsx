import { formatAmount, formatNumber } from '@kalem/domain';
import { useMessages } from '../../provider/useMessages';
import { useForm, useFormValue } from './FormContext';
import { messages } from './messages';
import { TotalPart } from './TotalPart';

/** The KDV by rate. */
export function KdvParts() {
  const t = useMessages(messages);
  const { kdvToplamlar } = useFormValue(useForm().totals);
  return kdvToplamlar.map(({ oran, matrah, tutar }) => {
    const rate = formatNumber(oran);
    return <TotalPart key={oran} of={t('kdvAtRate', { rate })} rule={t('baseTimesRate', { base: formatAmount(matrah), rate })} amount={formatAmount(tutar)} />;
  });
}
