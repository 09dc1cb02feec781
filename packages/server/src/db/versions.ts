import * as callProblems from '../problems/callProblems';

/** The ETag of a version number. */
export function etagOf(version: number): string {
  return `"${version}"`;
}

/** Throws 412 with the current ETag when a change is based on an older version (API-06). Passes without If-Match. */
export function requireVersion(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const current = etagOf(version);
  if (!namesTag(ifMatch, current)) throw callProblems.staleVersion(current);
}

/**
 * Whether If-Match or If-None-Match contains this ETag. Also matches weak ETags, because a compressing proxy makes them
 * weak.
 */
export function namesTag(header: string, etag: string): boolean {
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
