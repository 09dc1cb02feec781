import { fileKind } from './fileKind';
import { listWorkbookParts } from './listWorkbookParts';

/** Refuses what its first bytes and its directory give away, in no time and without unpacking anything: other files, and bombs that say so. */
export function refuseAtOnce(bytes: Uint8Array<ArrayBuffer>): void {
  if (fileKind(bytes) === 'xlsx') listWorkbookParts(bytes);
}
