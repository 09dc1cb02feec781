import { atom } from 'jotai/vanilla';
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../../../primitives/lazyPart';
import type { FieldFault } from '../../../kit/fieldFault';
import { useFaultText } from '../../../kit/faults';
import { useTypedNumber } from '../../../primitives/input/NumberField';
import { useUnits } from '../../../fields/units';
import { kindOfColumn } from '../../../draft/lines/lineColumns';
import type { GridColumn } from './gridColumns';
import { useFormValue, useHeaderField, useInvoiceStore } from '../FormContext';
import { type RangeColumn, rangeColumns } from '../../../draft/lines/RangeState';
import { offeredKdvRates, roundUnitPrice } from '@kalem/domain';
import { useFigures } from '../formatting';
import { Icon } from '../../../primitives/Icon';
import { expand, upDown } from '../../../primitives/icons';
import { useMessages } from '../../../provider/messages';
import { messages } from '../messages';
import { useStockSuggestions } from '../pickers/useStockSuggestions';

const NameEditor = lazyPart(async () => (await import('../dialogs')).NameEditor);

/** The input of one cell of the current line. */
export function CellInput(props: CellProps) {
  const units = useUnits();
  const kind = kindOfColumn[props.column.field];
  const [faturaTip] = useHeaderField('faturaTip');
  if (kind === 'text') return <TextCell {...props} />;
  if (kind === 'number') return <NumberCell {...props} />;
  return <ChoiceCell {...props} options={kind === 'unit' ? units : ratesOf(faturaTip)} />;
}

function ratesOf(faturaTip: string) {
  return offeredKdvRates(faturaTip).map((rate) => ({ value: rate, title: rate }));
}

/** A text cell. F2 or the button opens a larger editor. */
function TextCell(props: CellProps) {
  const { value, onChange } = props;
  const stock = useStockSuggestions(value);
  const t = useMessages(messages);
  const [isLarge, setLarge] = useState(false);
  const cell = useRef<HTMLSpanElement>(null);
  return (
    <span ref={cell} className="kalem-line__text">
      <input
        {...attributesOf(props)}
        {...stock.input}
        className="kalem-line__input"
        autoComplete="off"
        aria-keyshortcuts="F2"
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
          stock.look();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'F2') return stock.input.onKeyDown(event);
          event.preventDefault();
          setLarge(true);
        }}
      />
      <button
        type="button"
        className="kalem-icon-button"
        data-size="sm"
        tabIndex={-1}
        aria-label={t('writeLarge')}
        aria-haspopup="dialog"
        aria-expanded={isLarge}
        onClick={() => setLarge(true)}
      >
        <Icon icon={expand} size="xs" />
      </button>
      {isLarge && (
        <Suspense>
          <NameEditor anchor={cell} value={value} onDone={onChange} onClose={() => setLarge(false)} />
        </Suspense>
      )}
      {stock.suggestions}
    </span>
  );
}

/**
 * A numeric cell. Adds thousands separators while the user types, and formats the number fully when the focus leaves.
 */
function NumberCell(props: CellProps) {
  const { column, value, onChange } = props;
  const figures = useFigures();
  const input = useRef<HTMLInputElement>(null);
  const writing =
    column.field === 'birimFiyat' ? { write: figures.price, round: roundUnitPrice } : { write: figures.number };
  const { text, change, press, leave } = useTypedNumber({ input, value, onChange, ...writing });
  return (
    <input
      {...attributesOf(props)}
      ref={input}
      className="kalem-line__input kalem-num"
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={change}
      onMouseDown={press}
      onBlur={leave}
    />
  );
}

interface ChoiceCellProps extends CellProps {
  options: readonly { readonly value: string; readonly title: string }[];
}

/**
 * A cell with a list of choices. Uses the native `select`: it costs nothing until it is opened, supports type-ahead,
 * and shows the familiar picker on phones.
 */
function ChoiceCell({ options, ...props }: ChoiceCellProps) {
  const { value, onChange } = props;
  const isListed = options.some((option) => option.value === value);
  return (
    <span className="kalem-line__choice">
      <select
        {...attributesOf(props)}
        className="kalem-line__input"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {!isListed && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
      <Icon icon={upDown} size="xs" />
    </span>
  );
}

/** Attributes that the inputs of all cells share. */
function attributesOf({ column, name, label, invalid, describedBy }: CellProps) {
  return {
    name,
    'data-column': column.field,
    'aria-label': label,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
  };
}

/** Props that the inputs of all cells share. */
interface CellProps {
  column: GridColumn;
  /** Wire path of the field. */
  name: string;
  label: string;
  /** The wire value, or pasted text that could not be parsed. */
  value: string;
  invalid: boolean;
  /** Id of the element with the fault text. */
  describedBy: string | undefined;
  onChange: (value: string) => void;
}

interface LineCellProps {
  className: string;
  colIndex: number;
  selected: '' | undefined;
  /** True for a figure that is too long to share its row, when lines are cards. */
  isLong: boolean;
  /** The label above the cell, when lines are cards. */
  label: string;
  /** The fault of the cell. It is shown while the caret is in the cell. */
  hint: FieldFault | undefined;
  hintId: string;
  children: ReactNode;
}

/** The cell of the current line that contains an input. */
export function LineCell({ className, colIndex, selected, isLong, label, hint, hintId, children }: LineCellProps) {
  const faultText = useFaultText();
  return (
    <span
      className={className}
      role="gridcell"
      aria-colindex={colIndex}
      data-label={label}
      data-long={isLong ? '' : undefined}
      data-selected={selected}
    >
      {children}
      {hint && (
        <span className="kalem-line__hint" id={hintId} data-tone={hint.severity}>
          {faultText(hint)}
        </span>
      )}
    </span>
  );
}

/** Returns which cells of a row are in the selected range. A change of the range re-renders only its rows. */
export function useSelectedCells(index: number): (column: RangeColumn) => '' | undefined {
  const { range } = useInvoiceStore();
  const columns = useFormValue(
    useMemo(
      () =>
        atom((get) => {
          const block = range.blockOf(get(range.current));
          return block && block.top <= index && index <= block.bottom ? `${block.left} ${block.right}` : '';
        }),
      [range, index],
    ),
  );
  if (columns === '') return notSelected;
  const [left = 0, right = 0] = columns.split(' ').map(Number);
  return (column) => {
    const at = rangeColumns.indexOf(column);
    return left <= at && at <= right ? '' : undefined;
  };
}

function notSelected(): undefined {}
