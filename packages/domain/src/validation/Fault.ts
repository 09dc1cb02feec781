import type { FaultCode } from '../messages';

/** What is wrong with one field. An error stops saving, a warning does not. */
export interface Fault {
  /** Wire path of the field, which is its name in a form too: 'malHizmetler[0].birimFiyat'. */
  readonly path: string;
  readonly code: FaultCode;
  /** What the text of the code names. */
  readonly params: Readonly<Record<string, string | number>>;
  readonly severity: 'error' | 'warning';
}
