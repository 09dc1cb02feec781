import { applyKdvAyir, calculateInvoice, type Line } from '@kalem/domain';
import { useState } from 'react';
import { faultTexts } from '../../fields/faultTexts';
import { Button } from '../../primitives/Button';
import { NumberField } from '../../primitives/NumberField';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';
import { useFigures } from './useFigures';

interface KdvSplitFieldProps {
  name: string;
  draft: Line;
  onSplit: (split: Line) => void;
}

/** 'KDV Ayır': a unit price with KDV in it becomes the price without it (LIN-08, LIN-09). */
export function KdvSplitField({ name, draft, onSplit }: KdvSplitFieldProps) {
  const t = useMessages(messages);
  const figures = useFigures();
  const faultText = useMessages(faultTexts);
  /** What was typed and not yet split; undefined shows the price that the line was split from. */
  const [typed, setTyped] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const value = typed ?? draft.kdvDahilBirimFiyat ?? '';
  const hasRate = Number(draft.kdvOrani ?? '') > 0;

  const split = () => {
    const divided = value === '' ? undefined : applyKdvAyir(draft, value);
    setRefused(!hasRate);
    if (!divided) return;
    onSplit(divided);
    setTyped(undefined);
  };

  return (
    <NumberField
      name={name}
      label={t('kdvDahilBirimFiyat')}
      isOptional
      places={5}
      placeholder={figures.amount(grossOf(draft))}
      value={value}
      error={isRefused && !hasRate ? faultText('KDV_RATE_NOT_CHOSEN') : undefined}
      onChange={setTyped}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.altKey) return;
        event.preventDefault();
        split();
      }}
      end={
        <Button variant="quiet" size="sm" onPress={split}>
          {t('splitKdv')}
        </Button>
      }
    />
  );
}

/** The unit price with KDV that the line has now, as an example of what belongs here. */
function grossOf({ birimFiyat, kdvOrani }: Line): string {
  const { totals } = calculateInvoice({ malHizmetler: [{ miktar: '1', birimFiyat, kdvOrani }] });
  return totals.vergilerDahilToplamTutar;
}
