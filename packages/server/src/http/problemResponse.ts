import type { ProblemError } from '../problems/ProblemError';

/** As many as the contract allows: an invoice of thousands of lines may have a fault in each. */
const MOST_FAULTS = 1000;

/** A problem on the wire (ERR-05). */
export function problemResponse({ status, code, message, extras }: ProblemError): Response {
  const { faults, headers } = extras;
  return Response.json({ code, message, ...(faults && { faults: faults.slice(0, MOST_FAULTS) }) }, { status, headers });
}
