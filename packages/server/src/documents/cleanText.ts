const unprintable = /[^\t\n\r\u{20}-\u{7E}\u{A0}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * People's text as documents may carry it: without control characters, lone surrogates and non-characters. XML 1.0 forbids
 * them in any spelling, so one pasted character would make a whole invoice unreadable.
 */
export function cleanText(text: string): string {
  return text.replace(unprintable, '');
}
