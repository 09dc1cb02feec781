import { foldTr } from '@kalem/domain';
import type { CommandOutcome } from './CommandOutcome';
import type { GibCommand } from './commands';
import { objectOf } from './objectOf';
import type { PortalReply } from './PortalReply';
import { portalTexts } from './portalTexts';

const SESSION = '4';
const NO_AUTHORITY = '7';

/** Reads the reply to a dispatch command: the envelope, its three shapes of failure, and the success text of a write (protocol 3.1). */
export function readReply(reply: PortalReply, { writes, success }: GibCommand): CommandOutcome {
  if (reply.kind === 'silent' || reply.kind === 'bytes') return { kind: 'unclear', sessionPage: false };
  if (reply.kind === 'garbled') {
    // A stale token may answer 500 with a page of its own; so may a portal in trouble, which is why a write is never sent again on it.
    return { kind: 'unclear', sessionPage: portalTexts.isSessionOver(reply.text) || (!writes && reply.status >= 500) };
  }
  const envelope = objectOf(reply.body);
  if (isError(envelope['error'])) return readError(envelope['messages']);
  const { data } = envelope;
  const { hata } = objectOf(data);
  if (typeof hata === 'string' && hata !== '') return refusal(hata);
  if (success === undefined) return { kind: 'done', data };
  if (typeof data !== 'string') return { kind: 'unclear', sessionPage: false };
  return foldTr(data).includes(success) ? { kind: 'done', data } : refusal(data);
}

function readError(messages: unknown): CommandOutcome {
  const [message] = Array.isArray(messages) ? (messages as unknown[]) : [messages];
  const { type, text } = objectOf(message);
  const said = typeof message === 'string' ? message : String(text ?? '');
  if (String(type) === SESSION || /^oturum /.test(foldTr(said))) return { kind: 'session' };
  if (String(type) === NO_AUTHORITY) return { kind: 'noAuthority', text: said };
  return refusal(said);
}

function refusal(text: string): CommandOutcome {
  return portalTexts.isOutcomeUnknown(text) ? { kind: 'unclear', sessionPage: false } : { kind: 'refused', text };
}

/** `"0"`, `""` and absence are success. */
function isError(error: unknown): boolean {
  return error !== undefined && error !== null && error !== false && error !== '' && String(error) !== '0';
}
