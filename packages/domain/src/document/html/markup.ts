import { escapeMarkup } from '../text';

/** A template of HTML. It escapes every text that is put into it, so that no value of an invoice can be forgotten. */
export function markup(parts: TemplateStringsArray, ...values: readonly Value[]): SafeMarkup {
  return new SafeMarkup(String.raw({ raw: parts }, ...values.map(write)));
}

type Value = string | SafeMarkup | readonly SafeMarkup[] | undefined;

function write(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return escapeMarkup(value);
  return value instanceof SafeMarkup ? value.source : value.map(write).join('');
}

/** HTML that needs no escaping: made by `markup`, or written by ourselves. */
export class SafeMarkup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}
