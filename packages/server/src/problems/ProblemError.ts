/** The languages of the server's answers. */
export type Language = 'tr' | 'en';

/** One of our texts in every language. */
export type Text = Readonly<Record<Language, string>>;

/** One of our texts, or a text of the portal or of a bank, which is always Turkish. */
export type TextOrWords = Text | string;

/** The fault of one field. */
export interface Fault {
  /** The wire path of the field. */
  readonly path: string;
  readonly code: string;
  readonly message: TextOrWords;
}

type Status = 400 | 401 | 402 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503;

interface Extras {
  readonly faults?: readonly Fault[];
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * An answer that reports a problem. Each code is created once, in this folder. The text contains the next step.
 * `message` is the Turkish text, for storage and logs.
 */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: Status;
  readonly code: string;
  readonly text: TextOrWords;
  readonly extras: Extras;

  constructor(status: Status, code: string, text: TextOrWords, extras: Extras = {}) {
    super(inLanguage('tr', text));
    this.status = status;
    this.code = code;
    this.text = text;
    this.extras = extras;
  }
}

/** The text in this language. */
export function inLanguage(language: Language, text: TextOrWords): string {
  return typeof text === 'string' ? text : text[language];
}
