import * as callProblems from '../problems/callProblems';

/** ETag of a version number. */
export function etagOf(version: number): string {
  return `"${version}"`;
}

/** Refuses a change to an older version (API-06): 412 with the current ETag. Without If-Match all pass. */
export function requireVersion(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const current = etagOf(version);
  const given = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (!given.includes(current)) throw callProblems.staleVersion(current);
}
