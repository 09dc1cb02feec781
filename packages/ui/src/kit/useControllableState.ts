import { useCallback, useState } from 'react';

/**
 * State that the host may control with `value`. Otherwise the widget holds it, starting with `initial`. `onChange` is
 * called on every change.
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
