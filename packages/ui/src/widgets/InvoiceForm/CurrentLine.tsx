import { formatAmount } from '@kalem/domain';
import { useId, useRef } from 'react';
import { Icon } from '../../primitives/Icon';
import { chevronDown, chevronUp } from '../../primitives/icons';
import { useMessages } from '../../provider/useMessages';
import { amountOf } from './amountOf';
import { ChoiceCell } from './ChoiceCell';
import { patchOfColumn } from './patchOfColumn';
import { useForm, useFormValue } from './FormContext';
import { kdvRates, unitChoices } from './lineChoices';
import type { LineColumn } from './lineColumns';
import { LineDetails } from './LineDetails';
import type { LineAtom } from './LinesState';
import { messages } from './messages';
import { NumberCell } from './NumberCell';
import { useCaretFocus } from './useCaretFocus';
import { useFaultText } from './useFaultText';
import { useLine } from './useLine';

/** The line that the caret is in: the same boxes with inputs in them, and below it the panel of what is seldom filled in. */
export function CurrentLine({ line, index }: { line: LineAtom; index: number }) {
  const t = useMessages(messages);
  const faultText = useFaultText();
  const form = useForm();
  const { entry, line: draft, faults } = useLine(line);
  const caret = useFormValue(form.caret.current);
  const isNarrow = useFormValue(form.narrow);
  const hintId = useId();
  const row = useRef<HTMLDivElement>(null);
  useCaretFocus(row, caret);

  const n = index + 1;
  const isOpen = isNarrow || (caret?.details ?? false);
  const hint = faults.find(({ field }) => field === caret?.column);
  const edit = (column: LineColumn) => (value: string) => form.editLine(line, patchOfColumn(column, value));
  const cell = (column: LineColumn) => ({
    name: `malHizmetler[${index}].${column}`,
    label: t('cellName', { column: t(column), n }),
    invalid: faults.some(({ field, severity }) => field === column && severity === 'error'),
    describedBy: hint?.field === column ? hintId : undefined,
    onChange: edit(column),
  });
  const name = cell('malHizmet');

  return (
    <div ref={row} className="kalem-line" role="row" aria-rowindex={n + 1} data-line={index} data-current="">
      <span className="kalem-line__no" role="rowheader" aria-colindex={1}>
        {n}
      </span>
      <span className="kalem-line__name" role="gridcell" aria-colindex={2} data-label={t('malHizmet')}>
        <input
          className="kalem-line__input"
          data-column="malHizmet"
          name={name.name}
          aria-label={name.label}
          aria-invalid={name.invalid || undefined}
          aria-describedby={name.describedBy}
          autoComplete="off"
          maxLength={500}
          value={draft.malHizmet ?? ''}
          onChange={({ target }) => name.onChange(target.value)}
        />
      </span>
      <span className="kalem-line__qty" role="gridcell" aria-colindex={3} data-label={t('miktar')}>
        <NumberCell column="miktar" value={draft.miktar ?? ''} {...cell('miktar')} />
      </span>
      <span className="kalem-line__unit" role="gridcell" aria-colindex={4} data-label={t('birim')}>
        <ChoiceCell column="birim" value={draft.birim ?? ''} options={unitChoices} {...cell('birim')} />
      </span>
      <span className="kalem-line__price" role="gridcell" aria-colindex={5} data-label={t('birimFiyat')}>
        <NumberCell column="birimFiyat" value={draft.birimFiyat ?? ''} {...cell('birimFiyat')} />
      </span>
      <span className="kalem-line__discount" role="gridcell" aria-colindex={6} data-label={t('iskontoOrani')}>
        <NumberCell column="iskontoOrani" value={draft.iskontoOrani ?? ''} {...cell('iskontoOrani')} />
      </span>
      <span className="kalem-line__kdv" role="gridcell" aria-colindex={7} data-label={t('kdvOrani')}>
        <ChoiceCell column="kdvOrani" value={draft.kdvOrani ?? ''} options={kdvRates} {...cell('kdvOrani')} />
      </span>
      <span className="kalem-line__sum kalem-num" role="gridcell" aria-colindex={8} data-label={t('tutar')}>
        {draft.birimFiyat ? formatAmount(amountOf(entry.figures)) : '–'}
      </span>
      <span className="kalem-line__act" role="gridcell" aria-colindex={9}>
        <button
          type="button"
          className="kalem-icon-button"
          data-size="sm"
          tabIndex={-1}
          aria-expanded={isOpen}
          aria-keyshortcuts="Alt+Enter"
          aria-label={t(isOpen ? 'closeDetails' : 'openDetails')}
          onClick={() => form.caret.toggleDetails(line)}
        >
          <Icon icon={isOpen ? chevronUp : chevronDown} />
        </button>
      </span>
      {hint && (
        <span className="kalem-line__hint" id={hintId} data-tone={hint.severity}>
          {faultText(hint)}
        </span>
      )}
      {isOpen && <LineDetails line={line} index={index} faults={faults} draft={draft} />}
    </div>
  );
}
