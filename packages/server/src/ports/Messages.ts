export interface MailMessage {
  /** The id in the outbox. A retry after a lost answer has the same id. */
  readonly id: string;
  readonly to: string;
  /** The address for answers; absent for the sender's. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly body: string;
  readonly attachments?: readonly { readonly name: string; readonly mediaType: string; readonly bytes: Uint8Array }[];
}

/**
 * Sends mails. Resolves when the provider accepted the message. Rejects otherwise, with `MessageRefused` when a retry
 * is useless. Only the outbox's job calls it; other code uses `queueMessage`.
 */
export interface Mail {
  send(message: MailMessage): Promise<void>;
}

/** Sends text messages, like `Mail`. `to` is a Turkish number with the prefix 90. */
export interface Sms {
  send(message: { readonly id: string; readonly to: string; readonly body: string }): Promise<void>;
}

/** The provider refused a mail or SMS permanently, so a retry is useless. The error message contains no address. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused';
}
