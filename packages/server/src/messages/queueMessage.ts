import { asServer } from '../db/wall';
import { insertMessage } from './outbox';
import type { Tx } from '../ports/Database';
import type { Ports } from '../ports/Ports';

/**
 * Writes a mail or SMS to the outbox, in the transaction that causes it: it goes out exactly when that commits, by a job, and a service
 * that fails neither loses it nor holds up the call. Where there is no service for its kind it stays in the outbox.
 */
export async function queueMessage(
  ports: Ports,
  tx: Tx,
  { id = crypto.randomUUID(), ...message }: Message,
): Promise<void> {
  await asServer(tx, 'messages', async (server) => {
    const isNew = await insertMessage(server, { ...message, id, createdAt: ports.clock.now() });
    if (isNew && ports[message.kind]) await ports.jobs.enqueue(server, 'deliverMessage', { messageId: id });
  });
}

interface MailToSend {
  readonly kind: 'mail';
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** The PDF of an invoice, read again when the mail goes out. */
  readonly attachments?: readonly {
    readonly name: string;
    readonly mediaType: string;
    readonly size: number;
    readonly invoice: { readonly companyId: string; readonly invoiceId: string };
  }[];
}

interface SmsToSend {
  readonly kind: 'sms';
  /** Twelve digits, 905321234567. */
  readonly to: string;
  readonly body: string;
}

/** Something to tell somebody. `id` where the same message may come twice; the second is dropped. */
export type Message = (MailToSend | SmsToSend) & { readonly id?: string };

/** The id of the one message of this occasion: the same words give the same id. */
export async function messageIdOf(...occasion: readonly (string | number)[]): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(occasion.join(' '))));
  const hex = [...hash.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
