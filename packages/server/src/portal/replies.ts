import { foldTr } from '@kalem/domain';
import type { PortalFailure } from '../ports/Portal';
import { commands, type GibCommand } from './commands';
import { objectOf, textOf } from './formats';
import { type PortalReply, reportsError } from './transport';

/**
 * The meaning of a reply, before any retry. `session`: the token is no longer valid. `noAuthority`: wrong page, missing
 * right or perhaps a stale token. `unclear`: no usable answer; `sessionPage` when it looks like a page about a lost
 * session.
 */
export type CommandOutcome =
  | { readonly kind: 'done'; readonly data: unknown }
  | Refusal
  | { readonly kind: 'session' }
  | { readonly kind: 'noAuthority'; readonly refusal: Refusal }
  | { readonly kind: 'unclear'; readonly sessionPage: boolean };

type Refusal = Extract<PortalFailure, { kind: 'refused' }>;

/**
 * Reads the reply to a command: the envelope, three kinds of failure, and the success text of a write (portal-protocol
 * 3.1).
 */
export function readReply(reply: PortalReply, command: GibCommand): CommandOutcome {
  if (reply.kind !== 'json' && reply.kind !== 'garbled') return { kind: 'unclear', sessionPage: false };
  if (reply.kind === 'garbled') {
    // A stale token can cause a 500 with an HTML page. So can a portal outage, which is why a write is never sent
    // again.
    const isServerError = !command.writes && reply.status >= 500;
    return { kind: 'unclear', sessionPage: foldTr(reply.text).includes('oturum') || isServerError };
  }
  const { data, messages } = objectOf(reply.body);
  if (reportsError(reply.body)) return readError(messages, command);
  const { hata } = objectOf(data);
  if (typeof hata === 'string' && hata !== '') return readRefusal(hata, command);
  if (command.success === undefined) return { kind: 'done', data };
  if (typeof data !== 'string') return { kind: 'unclear', sessionPage: false };
  return foldTr(data).includes(command.success) ? { kind: 'done', data } : readRefusal(data, command);
}

const ZIP_SIGNATURE = [0x50, 0x4b];

/** Reads a download: a ZIP, or `null` when kind, ETTN or status do not match (portal-protocol 6.10). */
export function readZip(reply: PortalReply): CommandOutcome {
  // A retry would be as large.
  if (reply.kind === 'tooLarge') return { kind: 'done', data: null };
  // The content type is unreliable: JSON or a page is a failure.
  if (reply.kind !== 'bytes') return readReply(reply, commands.viewInvoice);
  if (reply.bytes.length === 0) return { kind: 'done', data: null };
  const isZip = ZIP_SIGNATURE.every((byte, index) => reply.bytes[index] === byte);
  return isZip ? { kind: 'done', data: reply.bytes } : { kind: 'unclear', sessionPage: false };
}

const SESSION = '4';
const NO_AUTHORITY = '7';

function readError(messages: unknown, command: GibCommand): CommandOutcome {
  const [message] = Array.isArray(messages) ? (messages as unknown[]) : [messages];
  const { type, text } = objectOf(message);
  const said = typeof message === 'string' ? message : String(text ?? '');
  // `Oturum zamanaşımına uğradı`, `Oturum geçersiz, token yok`, `Oturum geçersiz (clientIP)`
  if (String(type) === SESSION || foldTr(said).startsWith('oturum ')) return { kind: 'session' };
  if (String(type) === NO_AUTHORITY) return { kind: 'noAuthority', refusal: refusalOf(said, command) };
  return readRefusal(said, command);
}

function readRefusal(text: string, command: GibCommand): CommandOutcome {
  // `ARJUNA016053: Could not commit transaction`: it is unknown whether the write was stored.
  const isOutcomeUnknown = foldTr(text).includes('arjuna');
  return isOutcomeUnknown ? { kind: 'unclear', sessionPage: false } : refusalOf(text, command);
}

/** The portal's refusal, with its reason if the command knows the sentence. */
export function refusalOf(text: string, { refusals = [] }: GibCommand): Refusal {
  const folded = foldTr(text);
  return { kind: 'refused', text: textOf(text), reason: refusals.find(({ says }) => says.test(folded))?.reason };
}
