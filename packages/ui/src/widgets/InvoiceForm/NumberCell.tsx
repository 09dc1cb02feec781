import { useRef } from 'react';
import { useTypedNumber } from '../../primitives/useTypedNumber';
import type { CellProps } from './CellProps';
import { decimalsOf } from './lineColumns';
import { useFigures } from './useFigures';

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
