export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly fields: Readonly<Record<string, string | number | boolean | null>>;
}

const patterns: Readonly<Record<string, RegExp>> = {
  'a mail address': /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/i,
  'a tax number': /(?<![\w-])\d{10,11}(?![\w-])/,
  'a phone': /(?<![\w-])(?:90)?5\d{9}(?![\w-])/,
  'a card number': /(?<![\w-])\d{16}(?![\w-])/,
  'a password': /Parola1!|"(?:password|parola|sifre|new_password|cvcNumber|smsCode)"/i,
  'a token': /Bearer \S|(?:access|refresh)_token|client_secret|apiSecret/,
};

/** What of the log no log may hold, in words: mail addresses, tax numbers, phones, cards, passwords, tokens. */
export function privateIn(logs: readonly LogEntry[]): string[] {
  return logs.flatMap((entry) => {
    const text = [entry.event, ...Object.values(entry.fields)].join(' ');
    return Object.entries(patterns).flatMap(([what, pattern]) => (pattern.test(text) ? [`${what} in ${text}`] : []));
  });
}
