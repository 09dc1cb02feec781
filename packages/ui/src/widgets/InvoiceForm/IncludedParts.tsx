import { formatAmount } from '@kalem/domain';
import { useMessages } from '../../provider/useMessages';
import { useForm, useFormValue } from './FormContext';
import { messages } from './messages';
import { TotalPart } from './TotalPart';

/** The net amount and the KDV; the other taxes will stand here as well. */
export function IncludedParts() {
  const t = useMessages(messages);
  const { matrah, hesaplananKdv } = useFormValue(useForm().totals);
  return (
    <>
      <TotalPart of={t('matrah')} amount={formatAmount(matrah)} />
      <TotalPart of={t('hesaplananKdv')} amount={formatAmount(hesaplananKdv)} />
    </>
  );
}
