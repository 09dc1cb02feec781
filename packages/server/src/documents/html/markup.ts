import { escapeMarkup } from '../text';

type Value = string | SafeMarkup | readonly SafeMarkup[] | undefined;

/** A template of HTML that escapes every text put into it, so that no value of an invoice can ever be forgotten. */
export function markup(parts: TemplateStringsArray, ...values: readonly Value[]): SafeMarkup {
  return new SafeMarkup(String.raw({ raw: parts }, ...values.map(write)));
}

function write(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return escapeMarkup(value);
  return value instanceof SafeMarkup ? value.source : value.map(write).join('');
}

/** HTML that is safe as it is: written by `markup`, or by ourselves. */
export class SafeMarkup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}
