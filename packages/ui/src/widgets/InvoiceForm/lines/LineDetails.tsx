import { applyKdvAyir, askedOfLine, calculateInvoice, type Line, taxesOnLines } from '@kalem/domain';
import { useState } from 'react';
import { Button, IconButton } from '../../../primitives/Button';
import { arrowDown, arrowUp, chevronDown, chevronUp, copy, trash } from '../../../primitives/icons';
import { Select } from '../../../primitives/choice/Select';
import { NumberField } from '../../../primitives/input/NumberField';
import { TextField } from '../../../primitives/input/TextField';
import { useMessages } from '../../../provider/messages';
import { useKalem } from '../../../provider/useKalem';
import type { FieldFault } from '../../../kit/fieldFault';
import { useFaultText } from '../../../kit/faults';
import { useInvoiceStore, useFormValue, useHeaderField } from '../FormContext';
import { raisesPrice } from '../../../draft/lines/lineColumns';
import type { LineAtom } from '../../../draft/lines/LinesState';
import { lineMessages } from './messages';
import { LinePlace } from '../types/LineField';
import { LineTypeFields } from '../types/LineTypeFields';
import { useRemoveLine } from './useRemoveLine';
import { useFigures } from '../formatting';

interface LineDetailsProps {
  line: LineAtom;
  index: number;
  draft: Line;
  faults: readonly FieldFault[];
  /** True if the rarely used fields are behind a button, as on a phone. */
  isFolded: boolean;
}

/** The panel of a line: the fields of the invoice type, and the rarely used fields. */
export function LineDetails({ line, index, draft, faults, isFolded }: LineDetailsProps) {
  const t = useMessages(lineMessages);
  const form = useInvoiceStore();
  const remove = useRemoveLine();
  const { length: count } = useFormValue(form.lines.all);
  const isNarrow = useFormValue(form.narrow);
  const [faturaTip] = useHeaderField('faturaTip');
  const [vergiler] = useHeaderField('vergiler');
  const isAsked =
    Object.values(askedOfLine(draft, faturaTip)).some(Boolean) || taxesOnLines({ faturaTip, vergiler }).length > 0;
  const faultText = useFaultText();
  const errorOf = (field: string) => faults.filter((fault) => fault.field === field).map(faultText)[0];
  const isRaised = raisesPrice(draft);
  const path = (field: string) => `malHizmetler[${index}].${field}`;

  return (
    <div className="kalem-line__details" role="gridcell" aria-colindex={1} aria-colspan={9}>
      <div role="group" aria-label={t('details', { n: index + 1 })}>
        {isAsked && <LineTypeFields line={line} index={index} draft={draft} faults={faults} />}
        {!isFolded && (
          <div className="kalem-grid">
            <LinePlace field="iskontoTutari" span={3}>
              <NumberField
                name={path('iskontoTutari')}
                label={t(isRaised ? 'arttirimTutari' : 'iskontoTutari')}
                isOptional
                placeholder="0,00"
                value={draft.iskontoTutari ?? ''}
                error={errorOf('iskontoTutari')}
                onChange={(iskontoTutari) => form.editLine(line, { iskontoTutari, iskontoOrani: '' })}
              />
            </LinePlace>
            <LinePlace field="iskontoTip" span={2}>
              <Select
                name={path('iskontoTip')}
                label={t('iskontoTip')}
                options={[
                  { id: 'ISKONTO', label: t('ISKONTO') },
                  { id: 'ARTTIRIM', label: t('ARTTIRIM') },
                ]}
                value={isRaised ? 'ARTTIRIM' : 'ISKONTO'}
                error={errorOf('iskontoTip')}
                onChange={(iskontoTip) => form.editLine(line, { iskontoTip })}
              />
            </LinePlace>
            {faturaTip !== 'KONAKLAMAVERGISI' && (
              <LinePlace field="kdvDahilBirimFiyat" span={4}>
                <KdvSplitField
                  name={path('kdvDahilBirimFiyat')}
                  draft={draft}
                  onSplit={(split) => form.replaceLine(line, split)}
                  onUndo={({ birimFiyat, kdvDahilBirimFiyat }) =>
                    form.replaceLine(line, { ...form.jotai.get(line).line, birimFiyat, kdvDahilBirimFiyat })
                  }
                />
              </LinePlace>
            )}
            <LinePlace field="aciklama" span={3}>
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
            </LinePlace>
          </div>
        )}
      </div>
      <div className="kalem-line__actions">
        {isNarrow && (
          <Button
            variant="quiet"
            size="sm"
            icon={isFolded ? chevronDown : chevronUp}
            aria-expanded={!isFolded}
            onPress={() => form.caret.toggleDetails(line)}
          >
            {t('moreFields')}
          </Button>
        )}
        <IconButton
          size="sm"
          icon={arrowUp}
          label={t('moveUp')}
          aria-keyshortcuts="Alt+ArrowUp"
          isDisabled={index === 0}
          onPress={() => form.shiftLine(line, -1)}
        />
        <IconButton
          size="sm"
          icon={arrowDown}
          label={t('moveDown')}
          aria-keyshortcuts="Alt+ArrowDown"
          isDisabled={index === count - 1}
          onPress={() => form.shiftLine(line, 1)}
        />
        <IconButton
          size="sm"
          icon={copy}
          label={t('duplicate')}
          aria-keyshortcuts="Control+D"
          onPress={() => form.duplicateLine(line)}
        />
        <Button variant="quiet" size="sm" icon={trash} isDisabled={count < 2} onPress={() => remove(line)}>
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
  /** Restores the prices that the line had before the split. */
  onUndo: (before: Line) => void;
}

/**
 * 'KDV Ayır': converts a unit price with KDV to the price without it (LIN-08, LIN-09). If the field is empty, the first
 * press copies the price of Birim Fiyat into it, so that the user sees the result before applying it.
 */
function KdvSplitField({ name, draft, onSplit, onUndo }: KdvSplitFieldProps) {
  const t = useMessages(lineMessages);
  const { toast } = useKalem();
  const figures = useFigures();
  const faultText = useFaultText();
  /** The typed price, before the split. Undefined: the field shows the price that the line was split from. */
  const [typed, setTyped] = useState<string>();
  const [refusedFor, setRefusedFor] = useState<'rate' | 'price'>();
  const value = typed ?? draft.kdvDahilBirimFiyat ?? '';
  const hasRate = Number(draft.kdvOrani ?? '') > 0;
  const hasPrice = value !== '' || isPrice(draft.birimFiyat);
  const preview = typed === undefined ? undefined : previewOf(draft, typed);

  const split = () => {
    setRefusedFor(undefined);
    if (!hasPrice) setRefusedFor('price');
    else if (!hasRate) setRefusedFor('rate');
    else if (value === '') setTyped(draft.birimFiyat);
    else apply(applyKdvAyir(draft, value));
  };
  const apply = (divided: Line | undefined) => {
    if (!divided) return;
    onSplit(divided);
    setTyped(undefined);
    toast({
      tone: 'success',
      text: t('splitDone', { net: figures.number(divided.birimFiyat ?? '') }),
      action: { label: t('undo'), onAction: () => onUndo(draft) },
    });
  };
  const errors = {
    price: hasPrice ? undefined : t('nothingToSplit'),
    rate: hasRate ? undefined : faultText(rateNotChosen),
  };

  return (
    <NumberField
      name={name}
      label={t('kdvDahilBirimFiyat')}
      isOptional
      places={5}
      placeholder={figures.amount(grossOf(draft))}
      value={value}
      description={preview && t('splitPreview', { net: figures.number(preview.net), kdv: figures.amount(preview.kdv) })}
      error={refusedFor && errors[refusedFor]}
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

const rateNotChosen: FieldFault = {
  field: 'kdvDahilBirimFiyat',
  severity: 'error',
  says: { code: 'KDV_RATE_NOT_CHOSEN', params: {} },
};

function isPrice(text: string | undefined): boolean {
  return Number(text ?? '') > 0;
}

/** The result of splitting a typed price: the unit price, and the KDV of the line. */
function previewOf(draft: Line, typed: string): { readonly net: string; readonly kdv: string } | undefined {
  const divided = applyKdvAyir(draft, typed);
  if (divided === undefined) return undefined;
  const { totals } = calculateInvoice({ malHizmetler: [divided] });
  return { net: divided.birimFiyat ?? '', kdv: totals.hesaplananKdv };
}

/** The line's current unit price with KDV, shown as the placeholder. */
function grossOf({ birimFiyat, kdvOrani }: Line): string {
  const { totals } = calculateInvoice({ malHizmetler: [{ miktar: '1', birimFiyat, kdvOrani }] });
  return totals.vergilerDahilToplamTutar;
}
