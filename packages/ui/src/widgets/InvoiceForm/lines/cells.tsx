import { type ReactNode, useRef } from 'react';
import { useFaultText, type FieldFault } from '../../../kit/faults';
import { useTypedNumber } from '../../../primitives/input/NumberField';
import { useUnits } from '../../../fields/units';
import type { LineColumnEntry } from './lineColumns';
import { useHeaderField } from '../FormContext';
import { offeredKdvRates } from '@kalem/domain';
import { useFigures } from '../figures';
import { Icon } from '../../../primitives/Icon';
import { upDown } from '../../../primitives/icons';

/** The input of a cell of the current line. */
export function CellInput(props: CellProps) {
  const units = useUnits();
  const { kind } = props.column;
  const [faturaTip] = useHeaderField('faturaTip');
  if (kind === 'text') return <TextCell {...props} />;
  if (kind === 'number') return <NumberCell {...props} />;
  return <ChoiceCell {...props} options={kind === 'unit' ? units : ratesOf(faturaTip)} />;
}

function ratesOf(faturaTip: string) {
  return offeredKdvRates(faturaTip).map((rate) => ({ value: rate, title: rate }));
}

/** A text of the current line. */
function TextCell(props: CellProps) {
  return (
    <input
      {...attributesOf(props)}
      className="kalem-line__input"
      autoComplete="off"
      maxLength={500}
      value={props.value}
      onChange={({ target }) => props.onChange(target.value)}
    />
  );
}

/** A figure of the current line: dots for thousands while it is typed, the full writing when the caret leaves it. */
function NumberCell(props: CellProps) {
  const { column, value, onChange } = props;
  const figures = useFigures();
  const input = useRef<HTMLInputElement>(null);
  const write = column.field === 'birimFiyat' ? figures.price : figures.number;
  const { text, change, press, leave } = useTypedNumber({ input, value, onChange, write });
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
 * A choice of the current line. It is the platform's own list: it costs nothing until it is opened, finds by typing,
 * and on phones is the wheel that people know.
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

/** What the input of every cell of the current line says of itself. */
function attributesOf({ column, name, label, invalid, describedBy }: CellProps) {
  return {
    name,
    'data-column': column.field,
    'aria-label': label,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
  };
}

/** What the input of every cell of the current line takes. */
interface CellProps {
  column: LineColumnEntry;
  /** Wire path of the field. */
  name: string;
  label: string;
  /** As on the wire, or whatever was pasted in its place. */
  value: string;
  invalid: boolean;
  /** Id of the words that say what is wrong. */
  describedBy: string | undefined;
  onChange: (value: string) => void;
}

interface LineCellProps {
  className: string;
  colIndex: number;
  /** A figure that has no room beside others where lines are cards. */
  isLong: boolean;
  /** Stands above the cell where lines are cards. */
  label: string;
  /** What is wrong with the cell; said while the caret is in it. */
  hint: FieldFault | undefined;
  hintId: string;
  children: ReactNode;
}

/** A cell of the current line around its input. */
export function LineCell({ className, colIndex, isLong, label, hint, hintId, children }: LineCellProps) {
  const faultText = useFaultText();
  return (
    <span
      className={className}
      role="gridcell"
      aria-colindex={colIndex}
      data-label={label}
      data-long={isLong ? '' : undefined}
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
