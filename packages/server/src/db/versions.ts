import * as callProblems from '../problems/callProblems';

/** ETag of a version number. */
export function etagOf(version: number): string {
  return `"${version}"`;
}

/** Refuses a change to an older version (API-06): 412 with the current ETag. Without If-Match all pass. */
export function requireVersion(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const current = etagOf(version);
  if (!namesTag(ifMatch, current)) throw callProblems.staleVersion(current);
}

/** Whether If-Match or If-None-Match names this ETag. A proxy that compresses the answer makes it a weak one. */
export function namesTag(header: string, etag: string): boolean {
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
