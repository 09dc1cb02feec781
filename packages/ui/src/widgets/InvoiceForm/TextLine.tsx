import type { MouseEvent } from 'react';
import { Icon } from '../../primitives/Icon';
import { chevronDown } from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { amountOf } from './amountOf';
import { fieldTitle } from './fieldTitle';
import { useForm } from './FormContext';
import { titleOfUnit } from './lineChoices';
import { lineColumns, type LineColumn } from './lineColumns';
import type { LineAtom } from './LinesState';
import { messages } from './messages';
import { noteOfLine } from './noteOfLine';
import { useFaultText } from './useFaultText';
import { useFigures } from './useFigures';
import { useLine } from './useLine';

/** A line that the caret is not in: text alone, in the same boxes. A click puts the caret where it fell. */
export function TextLine({ line, index }: { line: LineAtom; index: number }) {
  const t = useMessages(messages);
  const faultText = useFaultText();
  const figures = useFigures();
  const form = useForm();
  const { entry, line: draft, faults } = useLine(line);
  const error = faults.find(({ severity }) => severity === 'error');
  const hint = error ?? faults[0];
  const note = hint
    ? t('faultWithField', { field: fieldTitle(hint.field, t), text: faultText(hint) })
    : noteOfLine(draft, t, figures);
  const isWrong = (column: LineColumn) =>
    faults.some(({ field, severity }) => field === column && severity === 'error') ? '' : undefined;

  const enter = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    if (target.closest('button')) form.caret.toggleDetails(line);
    else form.caret.moveTo(line, columnOf(target));
  };

  return (
    <div
      className="kalem-line"
      role="row"
      aria-rowindex={index + 2}
      data-line={index}
      data-invalid={error ? '' : undefined}
      onClick={enter}
    >
      <span className="kalem-line__no" role="rowheader" aria-colindex={1}>
        {index + 1}
      </span>
      <span
        className="kalem-line__name"
        role="gridcell"
        aria-colindex={2}
        data-column="malHizmet"
        data-invalid={isWrong('malHizmet')}
      >
        <span className="kalem-cut" title={draft.malHizmet}>
          {draft.malHizmet}
        </span>
        {note && (
          <small className="kalem-cut" data-tone={hint?.severity}>
            {note}
          </small>
        )}
      </span>
      <span
        className="kalem-line__qty kalem-num"
        role="gridcell"
        aria-colindex={3}
        data-column="miktar"
        data-invalid={isWrong('miktar')}
      >
        {figures.number(draft.miktar ?? '')}
      </span>
      <span
        className="kalem-line__unit kalem-cut"
        role="gridcell"
        aria-colindex={4}
        data-column="birim"
        data-invalid={isWrong('birim')}
      >
        {titleOfUnit(draft.birim ?? '')}
      </span>
      <span
        className="kalem-line__price kalem-num"
        role="gridcell"
        aria-colindex={5}
        data-column="birimFiyat"
        data-invalid={isWrong('birimFiyat')}
      >
        {figures.price(draft.birimFiyat ?? '')}
      </span>
      <span
        className="kalem-line__discount kalem-num"
        role="gridcell"
        aria-colindex={6}
        data-column="iskontoOrani"
        data-invalid={isWrong('iskontoOrani')}
      >
        {figures.number(draft.iskontoOrani ?? '')}
      </span>
      <span
        className="kalem-line__kdv kalem-num"
        role="gridcell"
        aria-colindex={7}
        data-column="kdvOrani"
        data-invalid={isWrong('kdvOrani')}
      >
        {draft.kdvOrani}
      </span>
      <span className="kalem-line__sum kalem-num" role="gridcell" aria-colindex={8}>
        {draft.birimFiyat ? figures.amount(amountOf(entry.figures)) : '–'}
      </span>
      <span className="kalem-line__act" role="gridcell" aria-colindex={9}>
        <button
          type="button"
          className="kalem-icon-button"
          data-size="sm"
          tabIndex={-1}
          aria-expanded={false}
          aria-label={t('openDetails')}
        >
          <Icon icon={chevronDown} />
        </button>
      </span>
    </div>
  );
}

function columnOf(target: Element): LineColumn {
  const column = target.closest('[data-column]')?.getAttribute('data-column');
  return lineColumns.find((known) => known === column) ?? 'malHizmet';
}
