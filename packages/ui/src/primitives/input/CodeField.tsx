import { type MouseEvent, type ReactNode, type RefObject, useId, useRef, useSyncExternalStore } from 'react';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import { useClientLayoutEffect } from '../../provider/useThemeAttributes';
import { FieldLabel, FieldMessage, type FieldProps } from './Field';

export interface CodeFieldProps extends Pick<
  FieldProps,
  'label' | 'name' | 'description' | 'error' | 'isReadOnly' | 'autoFocus'
> {
  value: string;
  onChange: (value: string) => void;
  /** Normalizes the code that was typed or pasted. */
  normalize: (typed: string) => string;
  /** The usual length of a code. A longer code gets more boxes. */
  length?: number;
  /** The language of `error` when it differs from the field's. */
  errorLang?: string | undefined;
  /** Shown at the end of the label's line. */
  end?: ReactNode;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** A code from an SMS. One invisible input, so that the device can fill it, over one box per character. */
export function CodeField({
  label,
  name,
  description,
  error,
  errorLang,
  isReadOnly,
  autoFocus,
  value,
  onChange,
  normalize,
  length = 6,
  end,
  inputRef,
}: CodeFieldProps) {
  const messageId = useId();
  const selection = useTextSelection(inputRef);
  const caret = useRef<number>(undefined);
  const boxes = Math.max(length, value.length);

  // Writing a normalized value moves the caret to the end. This restores it when the user edits the middle.
  useClientLayoutEffect(() => {
    if (caret.current !== undefined) inputRef.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [inputRef, value]);

  function change(typed: string) {
    caret.current = normalize(typed.slice(0, inputRef.current?.selectionStart ?? typed.length)).length;
    onChange(normalize(typed));
  }

  /**
   * A press on a box selects that character. In a complete code it selects the rest of the code too, so that typing
   * replaces it instead of making the code longer. The position of the invisible text is different.
   */
  function pick(event: MouseEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd, offsetWidth } = event.currentTarget;
    if (selectionStart !== selectionEnd) return;
    const box = Math.floor((event.nativeEvent.offsetX / offsetWidth) * boxes);
    const end = value.length >= length ? value.length : Math.min(box + 1, value.length);
    event.currentTarget.setSelectionRange(Math.min(box, value.length), end);
  }

  return (
    <AriaTextField
      name={name}
      value={value}
      onChange={change}
      isReadOnly={isReadOnly}
      autoFocus={autoFocus}
      validationBehavior="aria"
      aria-describedby={messageId}
      isInvalid={error ? true : undefined}
      className="kalem-field"
    >
      <div className="kalem-code__head">
        <FieldLabel label={label} />
        {end}
      </div>
      <div className="kalem-code" data-long={boxes > 8 || undefined}>
        <span className="kalem-code__boxes" aria-hidden="true">
          {Array.from({ length: boxes }, (_, index) => (
            <span key={index} className="kalem-code__box" data-mark={selection && markOf(index, selection, boxes)}>
              {value[index]}
            </span>
          ))}
        </span>
        <Input
          ref={inputRef}
          className="kalem-code__input"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          inputMode="text"
          enterKeyHint="done"
          onClick={pick}
        />
      </div>
      <FieldMessage id={messageId} description={description} error={error} errorLang={errorLang} />
    </AriaTextField>
  );
}

/** The mark of a box: caret or selection. A caret after the last character is shown in the last box. */
function markOf(
  box: number,
  { start, end }: TextSelection,
  boxes: number,
): 'selected' | 'caret' | 'caret-after' | undefined {
  if (start < end) return box >= start && box < end ? 'selected' : undefined;
  if (box === start) return 'caret';
  return start === boxes && box === boxes - 1 ? 'caret-after' : undefined;
}

/** Selected range of a focused input, as character positions. Equal positions are the caret. */
interface TextSelection {
  start: number;
  end: number;
}

const events = ['selectionchange', 'focusin', 'focusout', 'input'];

/** Tracks the selection of an input; undefined without focus. */
function useTextSelection(input: RefObject<HTMLInputElement | null>): TextSelection | undefined {
  const written = useSyncExternalStore(
    watchSelection,
    () => writeSelection(input.current),
    () => '',
  );
  const [start, end] = written.split('-').map(Number);
  return written && start !== undefined && end !== undefined ? { start, end } : undefined;
}

function watchSelection(changed: () => void): () => void {
  for (const event of events) document.addEventListener(event, changed);
  return () => {
    for (const event of events) document.removeEventListener(event, changed);
  };
}

function writeSelection(input: HTMLInputElement | null): string {
  return input?.matches(':focus') ? `${input.selectionStart}-${input.selectionEnd}` : '';
}
