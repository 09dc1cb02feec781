/**
 * Calls a host's callback. What it throws goes to the window's `error` event, so a bug of the host cannot turn a saved
 * invoice into an error message, break a widget or keep an event from the next listener.
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
