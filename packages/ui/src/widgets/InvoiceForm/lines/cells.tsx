import { useRef } from 'react';
import { useTypedNumber } from '../../../primitives/useTypedNumber';
import { decimalsOf } from './lineColumns';
import { useFigures } from '../figures';
import { Icon } from '../../../primitives/Icon';
import { upDown } from '../../../primitives/icons';

/** A text of the current line. */
export function TextCell({
  column,
  name,
  label,
  value,
  invalid,
  describedBy,
  onChange,
}: CellProps & { column: 'malHizmet' }) {
  return (
    <input
      className="kalem-line__input"
      data-column={column}
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
export function NumberCell({
  column,
  name,
  label,
  value,
  invalid,
  describedBy,
  onChange,
}: CellProps & { column: keyof typeof decimalsOf }) {
  const figures = useFigures();
  const input = useRef<HTMLInputElement>(null);
  const write = column === 'birimFiyat' ? figures.price : figures.number;
  const { text, change, leave } = useTypedNumber({
    input,
    value,
    onChange,
    places: decimalsOf[column],
    digits: WHOLE_DIGITS,
    write,
  });
  return (
    <input
      ref={input}
      className="kalem-line__input kalem-num"
      data-column={column}
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
  column: 'birim' | 'kdvOrani';
  options: readonly { readonly value: string; readonly title: string }[];
}

/**
 * A choice of the current line. It is the platform's own list: it costs nothing until it is opened, finds by typing, and on
 * phones is the wheel that people know.
 */
export function ChoiceCell({ column, name, label, value, options, invalid, describedBy, onChange }: ChoiceCellProps) {
  const isListed = options.some((option) => option.value === value);
  return (
    <span className="kalem-line__choice">
      <select
        className="kalem-line__input"
        data-column={column}
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
