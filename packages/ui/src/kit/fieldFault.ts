import type { Fault, FaultCode } from '@kalem/domain';

/** What is wrong with one field of a form; `field` is its `name`, a wire path. */
export interface FieldFault {
  readonly field: string;
  /** An error stops saving, a warning does not. */
  readonly severity: 'error' | 'warning';
  /** The domain's faults have a code, which every language has a text for; the server's bring their own words. */
  readonly says:
    { readonly code: FaultCode; readonly params: Fault['params'] } | { readonly text: string; readonly code?: string };
}

export function faultOfDomain({ path, severity, code, params }: Fault): FieldFault {
  return { field: path, severity, says: { code, params } };
}

export function faultOfServer({ path, code, message }: { path: string; code?: string; message: string }): FieldFault {
  return { field: path, severity: 'error', says: code === undefined ? { text: message } : { text: message, code } };
}
