import type { ProblemError } from '../problems/ProblemError';

/** A problem on the wire (ERR-05). */
export function problemResponse({ status, code, message, extras }: ProblemError): Response {
  const { faults, headers } = extras;
  return Response.json({ code, message, ...(faults && { faults }) }, { status, headers });
}
