export interface MailMessage {
  /** Its id in the outbox: a repetition after a lost answer carries the same one. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly attachments?: readonly { readonly name: string; readonly mediaType: string; readonly bytes: Uint8Array }[];
}

/**
 * What sends mails. Resolves when the message is taken over; rejects when it could not be, with `MessageRefused` when
 * it never will be. Only the job of the outbox calls it: all other code uses `queueMessage`.
 */
export interface Mail {
  send(message: MailMessage): Promise<void>;
}

/** What sends text messages, as `Mail` does mails. `to` is a Turkish number with 90 in front. */
export interface Sms {
  send(message: { readonly id: string; readonly to: string; readonly body: string }): Promise<void>;
}

/** A mail or SMS that its provider refuses for good: no repetition will help. The message names no address. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused';
}
