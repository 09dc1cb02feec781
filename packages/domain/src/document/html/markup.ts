import { escapeMarkup } from '../text';

/** Template tag for HTML. It escapes every inserted value, so that no value can be forgotten. */
export function markup(parts: TemplateStringsArray, ...values: readonly Value[]): SafeMarkup {
  return new SafeMarkup(String.raw({ raw: parts }, ...values.map(write)));
}

type Value = string | SafeMarkup | readonly SafeMarkup[] | undefined;

function write(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return escapeMarkup(value);
  return value instanceof SafeMarkup ? value.source : value.map(write).join('');
}

/** HTML that needs no escaping: output of `markup`, or a literal of ours. */
export class SafeMarkup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}
