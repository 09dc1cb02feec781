import { useCallback, useState } from 'react';

/**
 * State that the host may hold: with `value` it is the host's, else the widget's own, which begins with `initial`.
 * `onChange` hears every change either way.
 */
export function useControllableState<Value>({
  value,
  initial,
  onChange,
}: {
  value: Value | undefined;
  initial: () => Value;
  onChange: ((value: Value) => void) | undefined;
}): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const change = useCallback(
    (next: Value) => {
      setOwn(next);
      onChange?.(next);
    },
    [onChange],
  );
  return [value ?? own, change];
}
