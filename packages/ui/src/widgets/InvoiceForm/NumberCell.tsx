import { parseTurkishNumber } from '@kalem/domain';
import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import type { CellProps } from './CellProps';
import { decimalsOf } from './lineColumns';
import { typeNumber } from './typeNumber';
import { writeNumber } from './writeNumber';

/** A figure of the current line: dots for thousands while it is typed, the full writing when the caret leaves it. */
export function NumberCell({ column, name, label, value, invalid, describedBy, onChange }: CellProps & { column: keyof typeof decimalsOf }) {
  const [typed, setTyped] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const isCurrent = typed !== undefined && toWire(typed) === value;

  useLayoutEffect(() => {
    // Only where the browser has put it elsewhere: setting it makes the page lay itself out.
    if (caret.current !== undefined && caret.current !== input.current?.selectionStart) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType, data } = nativeEvent instanceof InputEvent ? nativeEvent : { inputType: 'insertFromPaste', data: null };
    const edited = typeNumber({ text: target.value, caret: target.selectionStart ?? target.value.length, inputType, data }, decimalsOf[column]);
    caret.current = edited.caret;
    setTyped(edited.text);
    onChange(toWire(edited.text));
  };

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
      value={isCurrent ? typed : writeNumber(column, value)}
      onChange={type}
      onBlur={() => setTyped(undefined)}
    />
  );
}

function toWire(typed: string): string {
  return parseTurkishNumber(typed) ?? typed;
}
