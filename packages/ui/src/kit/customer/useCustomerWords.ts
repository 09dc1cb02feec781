import { formatPhone } from '@kalem/domain';
import { formatPercent } from '../../primitives/Amount';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import type { CustomerValues } from './customerCalls';
import { messages } from './messages';

/** Labels and values of customer fields as text, for comparisons of versions and doubles. */
export function useCustomerWords(): (
  field: keyof CustomerValues,
  values: CustomerValues,
) => { label: string; text: string } {
  const t = useMessages(messages);
  const { locale } = useKalem();
  return (field, values) => ({ label: t(field), text: textOf(field, values) });

  function textOf(field: keyof CustomerValues, values: CustomerValues): string {
    if (field === 'tuzel') return t(values.tuzel ? 'legal' : 'natural');
    if (field === 'hatirlatmaYok') return t(values.hatirlatmaYok ? 'yes' : 'no');
    if (field === 'telNo' || field === 'yetkiliTelNo') return formatPhone(values[field]);
    if (field === 'iskonto') return formatPercent(values.iskonto, locale);
    return String(values[field] ?? '');
  }
}
