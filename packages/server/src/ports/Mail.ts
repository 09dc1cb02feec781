/** Sends mails. Resolves when the message is taken over, rejects when it could not be. */
export interface Mail {
  send(message: { to: string; subject: string; body: string }): Promise<void>;
}
