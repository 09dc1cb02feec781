import { applyKdvAyir, calculateInvoice, type Line } from '@kalem/domain';
import { useState } from 'react';
import { Button } from '../../../primitives/Button';
import { trash } from '../../../primitives/icons';
import { NumberField } from '../../../primitives/input/NumberField';
import { TextField } from '../../../primitives/input/TextField';
import { useMessages } from '../../../provider/messages';
import { type FieldFault, useFaultText } from '../../../kit/faults';
import { useInvoiceStore, useFormValue } from '../FormContext';
import type { LineAtom } from './LinesState';
import { messages } from '../messages';
import { useRemoveLine } from './useGridKeys';
import { faultTexts } from '../../../fields/faultTexts';
import { useFigures } from '../figures';

interface LineDetailsProps {
  line: LineAtom;
  index: number;
  draft: Line;
  faults: readonly FieldFault[];
}

/** What is seldom filled in of a line. Here the fields of the other invoice types will stand as well. */
export function LineDetails({ line, index, draft, faults }: LineDetailsProps) {
  const t = useMessages(messages);
  const form = useInvoiceStore();
  const remove = useRemoveLine();
  const isOnly = useFormValue(form.lines.all).length < 2;
  const faultText = useFaultText();
  const errorOf = (field: string) => faults.filter((fault) => fault.field === field).map(faultText)[0];
  const path = (field: string) => `malHizmetler[${index}].${field}`;

  return (
    <div className="kalem-line__details" role="gridcell" aria-colindex={1} aria-colspan={9}>
      <div className="kalem-grid" role="group" aria-label={t('details', { n: index + 1 })}>
        <div data-span="3" data-narrow="12" data-field="iskontoTutari">
          <NumberField
            name={path('iskontoTutari')}
            label={t('iskontoTutari')}
            isOptional
            placeholder="0,00"
            value={draft.iskontoTutari ?? ''}
            error={errorOf('iskontoTutari')}
            onChange={(iskontoTutari) => form.editLine(line, { iskontoTutari, iskontoOrani: '' })}
          />
        </div>
        <div data-span="5" data-narrow="12" data-field="kdvDahilBirimFiyat">
          <KdvSplitField
            name={path('kdvDahilBirimFiyat')}
            draft={draft}
            onSplit={(split) => form.replaceLine(line, split)}
          />
        </div>
        <div data-span="4" data-narrow="12" data-field="aciklama">
          <TextField
            name={path('aciklama')}
            label={t('aciklama')}
            isOptional
            placeholder={t('aciklamaHint')}
            maxLength={500}
            value={draft.aciklama ?? ''}
            error={errorOf('aciklama')}
            onChange={(aciklama) => form.editLine(line, { aciklama })}
          />
        </div>
        {draft.istisnaMuafiyetSebebi && (
          <div data-span="8" data-narrow="12" data-field="istisnaMuafiyetSebebi">
            <TextField
              name={path('istisnaMuafiyetSebebi')}
              label={t('istisnaMuafiyetSebebi')}
              isReadOnly
              value={draft.istisnaMuafiyetSebebi === '351' ? t('reason351') : draft.istisnaMuafiyetSebebi}
              error={errorOf('istisnaMuafiyetSebebi')}
            />
          </div>
        )}
      </div>
      <div className="kalem-line__actions">
        <Button variant="quiet" size="sm" icon={trash} isDisabled={isOnly} onPress={() => remove(line)}>
          {t('removeLine')}
        </Button>
      </div>
    </div>
  );
}

interface KdvSplitFieldProps {
  name: string;
  draft: Line;
  onSplit: (split: Line) => void;
}

/** 'KDV Ayır': a unit price with KDV in it becomes the price without it (LIN-08, LIN-09). */
function KdvSplitField({ name, draft, onSplit }: KdvSplitFieldProps) {
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
