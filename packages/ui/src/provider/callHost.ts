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
