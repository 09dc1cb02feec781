/** HTML that is safe as it is: written by `markup`, or by ourselves. */
export class SafeMarkup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}
