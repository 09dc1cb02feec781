import { type LinePart } from '@kalem/domain';
import { useMessages } from '../../provider/messages';
import { useForm, useFormValue } from './FormContext';
import { messages } from './messages';
import { TotalPart } from './TotalPart';
import { useFigures } from './useFigures';

/** More would push the save button off the screen. */
const MOST = 8;

/** The discount of each line that has one. */
export function IskontoParts() {
  const t = useMessages(messages);
  const figures = useFigures();
  const { toplamIskonto: parts } = useFormValue(useForm().explanation);
  const ruleOf = ({ base, rate }: LinePart) =>
    rate === undefined ? undefined : t('baseTimesRate', { base: figures.amount(base), rate: figures.number(rate) });
  return (
    <>
      {parts.length === 0 && <li>{t('none')}</li>}
      {parts.slice(0, MOST).map((part) => (
        <TotalPart
          key={part.line}
          of={t('lineNth', { n: part.line + 1 })}
          rule={ruleOf(part)}
          amount={figures.amount(part.amount)}
        />
      ))}
      {parts.length > MOST && <li>{t('moreLines', { n: parts.length - MOST })}</li>}
    </>
  );
}
