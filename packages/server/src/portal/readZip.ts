import type { CommandOutcome } from './CommandOutcome';
import { commands } from './commands';
import type { PortalReply } from './PortalReply';
import { readReply } from './readReply';

const SIGNATURE = [0x50, 0x4b];

/** Reads the reply of a download: a ZIP, or no bytes at all (`null`) when kind, ETTN or status do not fit (protocol 6.10). */
export function readZip(reply: PortalReply): CommandOutcome {
  // The content type tells nothing, so a failure is recognised by being JSON or a page.
  if (reply.kind !== 'bytes') return readReply(reply, commands.viewInvoice);
  if (reply.bytes.length === 0) return { kind: 'done', data: null };
  const isZip = SIGNATURE.every((byte, index) => reply.bytes[index] === byte);
  return isZip ? { kind: 'done', data: reply.bytes } : { kind: 'unclear', sessionPage: false };
}
