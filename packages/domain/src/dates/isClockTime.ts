const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** Whether a text is a time of the day, HH:mm:ss on 24 hours. (INV-17) */
export function isClockTime(text: unknown): text is string {
  return typeof text === 'string' && timePattern.test(text);
}
