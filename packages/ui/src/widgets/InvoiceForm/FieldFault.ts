import type { Fault, FaultCode } from '@kalem/domain';
import type { Fault as ServerFault } from '@kalem/sdk';

/** What is wrong with one field of the header or of one line; `field` is its wire path inside of that. */
export interface FieldFault {
  readonly field: string;
  /** An error stops saving, a warning does not. */
  readonly severity: 'error' | 'warning';
  /** The domain's faults have a code, which every language has a text for; the server's bring their own words. */
  readonly says: { readonly code: FaultCode; readonly params: Fault['params'] } | { readonly text: string };
}

const ofLine = /^malHizmetler\[(\d+)\]\.(.+)$/;

/** A fault of the domain, with the path of its line left out. */
export function toFieldFault({ path, severity, code, params }: Fault): FieldFault {
  return { field: ofLine.exec(path)?.[2] ?? path, severity, says: { code, params } };
}

/** A fault that the server found, and the position of the line that it belongs to. */
export function fromServer({ path, message }: ServerFault): {
  readonly index: number | undefined;
  readonly fault: FieldFault;
} {
  const [, index, field = path] = ofLine.exec(path) ?? [];
  return {
    index: index === undefined ? undefined : Number(index),
    fault: { field, severity: 'error', says: { text: message } },
  };
}
