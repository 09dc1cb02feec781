export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly attachments?: readonly { readonly name: string; readonly mediaType: string; readonly bytes: Uint8Array }[];
}

/** Sends mails. Resolves when the message is taken over, rejects when it could not be. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
}
