import { useId, useRef } from 'react';
import { Icon } from '../../primitives/Icon';
import { chevronDown, chevronUp } from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { amountOf } from './amountOf';
import { ChoiceCell } from './ChoiceCell';
import { useForm, useFormValue } from './FormContext';
import { LineCell } from './LineCell';
import { kdvRates, unitChoices } from './lineChoices';
import type { LineColumn } from './lineColumns';
import { LineDetails } from './LineDetails';
import type { LineAtom } from './LinesState';
import { messages } from './messages';
import { NumberCell } from './NumberCell';
import { patchOfColumn } from './patchOfColumn';
import { TextCell } from './TextCell';
import { useCaretFocus } from './useCaretFocus';
import { useFigures } from './useFigures';
import { useLine } from './useLine';

/** The line that the caret is in: the same boxes with inputs in them, and below it the panel of what is seldom filled in. */
export function CurrentLine({ line, index }: { line: LineAtom; index: number }) {
  const t = useMessages(messages);
  const figures = useFigures();
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
  const cell = (column: LineColumn) => ({ label: t(column), hint: hint?.field === column ? hint : undefined, hintId });
  const input = (column: LineColumn) => ({
    name: `malHizmetler[${index}].${column}`,
    label: t('cellName', { column: t(column), n }),
    invalid: faults.some(({ field, severity }) => field === column && severity === 'error'),
    describedBy: hint?.field === column ? hintId : undefined,
    value: draft[column] ?? '',
    onChange: (value: string) => form.editLine(line, patchOfColumn(column, value)),
  });

  return (
    <div ref={row} className="kalem-line" role="row" aria-rowindex={n + 1} data-line={index} data-current="">
      <span className="kalem-line__no" role="rowheader" aria-colindex={1}>
        {n}
      </span>
      <LineCell className="kalem-line__name" colIndex={2} {...cell('malHizmet')}>
        <TextCell column="malHizmet" {...input('malHizmet')} />
      </LineCell>
      <LineCell className="kalem-line__qty" colIndex={3} {...cell('miktar')}>
        <NumberCell column="miktar" {...input('miktar')} />
      </LineCell>
      <LineCell className="kalem-line__unit" colIndex={4} {...cell('birim')}>
        <ChoiceCell column="birim" options={unitChoices} {...input('birim')} />
      </LineCell>
      <LineCell className="kalem-line__price" colIndex={5} {...cell('birimFiyat')}>
        <NumberCell column="birimFiyat" {...input('birimFiyat')} />
      </LineCell>
      <LineCell className="kalem-line__discount" colIndex={6} {...cell('iskontoOrani')}>
        <NumberCell column="iskontoOrani" {...input('iskontoOrani')} />
      </LineCell>
      <LineCell className="kalem-line__kdv" colIndex={7} {...cell('kdvOrani')}>
        <ChoiceCell column="kdvOrani" options={kdvRates} {...input('kdvOrani')} />
      </LineCell>
      <span className="kalem-line__sum kalem-num" role="gridcell" aria-colindex={8} data-label={t('tutar')}>
        {draft.birimFiyat ? figures.amount(amountOf(entry.figures)) : '–'}
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
      {isOpen && <LineDetails line={line} index={index} faults={faults} draft={draft} />}
    </div>
  );
}
