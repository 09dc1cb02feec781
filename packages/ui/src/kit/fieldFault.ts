import type { Fault, FaultCode } from '@kalem/domain';

/** An error of one field. `field` is its `name`, a wire path. */
export interface FieldFault {
  readonly field: string;
  /** An error blocks saving, a warning does not. */
  readonly severity: 'error' | 'warning';
  /** Faults of the domain have a code that is translated. Faults of the server contain their text. */
  readonly says:
    | { readonly code: FaultCode; readonly params: Fault['params'] }
    | { readonly text: string; readonly code?: string; readonly params?: Fault['params'] };
}

export function faultOfDomain({ path, severity, code, params }: Fault): FieldFault {
  return { field: path, severity, says: { code, params } };
}

export function faultOfServer({ path, code, message }: { path: string; code?: string; message: string }): FieldFault {
  return { field: path, severity: 'error', says: code === undefined ? { text: message } : { text: message, code } };
}
