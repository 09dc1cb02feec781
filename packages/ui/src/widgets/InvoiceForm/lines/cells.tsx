import { useRef } from 'react';
import { useTypedNumber } from '../../../primitives/input/NumberField';
import { useUnits } from '../../../fields/units';
import type { LineColumnEntry } from './lineColumns';
import { useHeaderField } from '../FormContext';
import { offeredKdvRates } from '@kalem/domain';
import { useFigures } from '../figures';
import { Icon } from '../../../primitives/Icon';
import { upDown } from '../../../primitives/icons';

/** The input of a cell of the current line. */
export function CellInput({ column, ...props }: CellProps & { column: LineColumnEntry }) {
  const units = useUnits();
  const [faturaTip] = useHeaderField('faturaTip');
  if (column.kind === 'text') return <TextCell {...props} column={column} />;
  if (column.kind === 'number') return <NumberCell {...props} column={column} />;
  return <ChoiceCell {...props} column={column} options={column.kind === 'unit' ? units : ratesOf(faturaTip)} />;
}

function ratesOf(faturaTip: string) {
  return offeredKdvRates(faturaTip).map((rate) => ({ value: rate, title: rate }));
}

/** A text of the current line. */
function TextCell({
  column,
  name,
  label,
  value,
  invalid,
  describedBy,
  onChange,
}: CellProps & { column: LineColumnEntry }) {
  return (
    <input
      className="kalem-line__input"
      data-column={column.field}
      name={name}
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      autoComplete="off"
      maxLength={500}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

const WHOLE_DIGITS = 15;

/** A figure of the current line: dots for thousands while it is typed, the full writing when the caret leaves it. */
function NumberCell({
  column,
  name,
  label,
  value,
  invalid,
  describedBy,
  onChange,
}: CellProps & { column: LineColumnEntry }) {
  const figures = useFigures();
  const input = useRef<HTMLInputElement>(null);
  const write = column.field === 'birimFiyat' ? figures.price : figures.number;
  const { text, change, leave } = useTypedNumber({
    input,
    value,
    onChange,
    places: column.decimals ?? 0,
    digits: WHOLE_DIGITS,
    write,
  });
  return (
    <input
      ref={input}
      className="kalem-line__input kalem-num"
      data-column={column.field}
      name={name}
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={change}
      onBlur={leave}
    />
  );
}

interface ChoiceCellProps extends CellProps {
  column: LineColumnEntry;
  options: readonly { readonly value: string; readonly title: string }[];
}

/**
 * A choice of the current line. It is the platform's own list: it costs nothing until it is opened, finds by typing, and on
 * phones is the wheel that people know.
 */
function ChoiceCell({ column, name, label, value, options, invalid, describedBy, onChange }: ChoiceCellProps) {
  const isListed = options.some((option) => option.value === value);
  return (
    <span className="kalem-line__choice">
      <select
        className="kalem-line__input"
        data-column={column.field}
        name={name}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
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

/** What the input of every cell of the current line takes. */
interface CellProps {
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
