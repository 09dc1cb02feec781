import type { components } from '@kalem/openapi';

export type Fault = components['schemas']['Fault'];
type Status = 400 | 401 | 402 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503;

interface Extras {
  readonly faults?: readonly Fault[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer that is no success. Each code is made once, in this folder; the message says what to do, in Turkish. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: Status;
  readonly code: string;
  readonly extras: Extras;

  constructor(status: Status, code: string, message: string, extras: Extras = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extras = extras;
  }
}
