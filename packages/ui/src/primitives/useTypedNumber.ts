import { useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { useClientLayoutEffect } from '../provider/useThemeAttributes';
import { useKalem } from '../provider/useKalem';
import { readTyped, typeNumber, type TypedNumber } from './typeNumber';

interface Options {
  input: RefObject<HTMLInputElement | null>;
  /** Decimal of the wire, or whatever unreadable text stands in its place. */
  value: string;
  onChange: (value: string) => void;
  places: number;
  digits: number;
  /** How the value is written while nobody types. */
  write: (value: string) => string;
}

/** The text of a number field: as it is typed, and in full when the caret has left it. */
export function useTypedNumber({ input, value, onChange, places, digits, write }: Options) {
  const { locale } = useKalem();
  const [typed, setTyped] = useState<TypedNumber>();
  const wanted = useRef<number>(undefined);
  const shown = typed && readTyped(typed, locale) === value ? typed.text : write(value);

  useClientLayoutEffect(() => {
    const caret = wanted.current;
    wanted.current = undefined;
    // Only where the browser has put it elsewhere: setting it makes the page lay itself out.
    if (caret !== undefined && caret !== input.current?.selectionStart) input.current?.setSelectionRange(caret, caret);
  });

  return {
    text: shown,
    change: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const { inputType, data } =
        nativeEvent instanceof InputEvent ? nativeEvent : { inputType: 'insertFromPaste', data: null };
      const before = { text: shown, caret: 0, isOpen: typed?.text === shown && typed.isOpen };
      const next = typeNumber(
        before,
        { text: target.value, caret: target.selectionStart ?? target.value.length, inputType, data },
        { places, digits, locale },
      );
      wanted.current = next.caret;
      setTyped(next);
      const wire = readTyped(next, locale);
      if (wire !== value) onChange(wire);
    },
    leave: () => setTyped(undefined),
  };
}
