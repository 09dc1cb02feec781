/** Status of a request as the wire writes it: open, accepted, rejected. (REQ-06) */
export type RequestStatus = 'OLUSTU' | 'KABUL' | 'RET';

/** The status of a request as it is written: RED, which older clients send, is RET; undefined for what is none. (REQ-06) */
export function readRequestStatus(text: string): RequestStatus | undefined {
  if (text === 'OLUSTU' || text === 'KABUL' || text === 'RET') return text;
  return text === 'RED' ? 'RET' : undefined;
}
