import { NumberField } from '../../primitives/NumberField';
import { useMessages } from '../../provider/messages';
import { useForm, useHeaderField } from './FormContext';
import { messages } from './messages';
import { useFieldFault } from './useFieldFault';
import { useFigures } from './useFigures';

interface RateFieldProps {
  paraBirim: string;
  isPending: boolean;
  /** Somebody has typed a rate. */
  onTyped: () => void;
}

/** The rate of exchange, looked up or typed, and what it says. */
export function RateField({ paraBirim, isPending, onTyped }: RateFieldProps) {
  const t = useMessages(messages);
  const figures = useFigures();
  const form = useForm();
  const [dovizKur, setDovizKur] = useHeaderField('dovizKur');
  const { error } = useFieldFault('dovizKur');
  const rateText =
    Number(dovizKur) > 0 ? t('rateText', { code: paraBirim, rate: figures.number(dovizKur) }) : undefined;
  return (
    <NumberField
      name="dovizKur"
      label={t('dovizKur')}
      places={6}
      affix="TRY"
      value={dovizKur}
      error={error}
      description={isPending ? t('rateLoading') : rateText}
      onChange={(rate) => {
        onTyped();
        setDovizKur(rate);
      }}
      onBlur={() => form.faults.touch('dovizKur')}
    />
  );
}
