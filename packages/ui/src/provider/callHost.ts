/**
 * Calls a host's callback and sends its exceptions to the window's `error` event. Otherwise a bug of the host would
 * show an error for a saved invoice, break a widget, or skip the next listener.
 */
export function callHost<Input extends readonly unknown[]>(
  callback: ((...input: Input) => void) | undefined,
  ...input: Input
): void {
  try {
    callback?.(...input);
  } catch (error) {
    reportError(error);
  }
}

/** `callHost` for a callback with a result. Returns `otherwise` without a callback, and when it throws. */
export function askHost<Input extends readonly unknown[], Output>(
  callback: ((...input: Input) => Output) | undefined,
  otherwise: Output,
  ...input: Input
): Output {
  let result = otherwise;
  callHost(callback && ((...given: Input) => (result = callback(...given))), ...input);
  return result;
}
