/** The languages that the server answers in. */
export type Language = 'tr' | 'en';

/** A text of ours in every language. */
export type Text = Readonly<Record<Language, string>>;

/** A text of ours, or the words of the portal or of a bank, which are Turkish whatever the caller reads. */
export type TextOrWords = Text | string;

/** What is wrong with one field. */
export interface Fault {
  /** Wire path of the field. */
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
 * An answer that is no success. Each code is made once, in this folder; the text says what to do. `message` is its
 * Turkish, for what is stored and logged.
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

/** A text as a reader of the language gets it. */
export function inLanguage(language: Language, text: TextOrWords): string {
  return typeof text === 'string' ? text : text[language];
}
