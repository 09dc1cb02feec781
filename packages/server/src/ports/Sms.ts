/** Sends text messages. Resolves when the message is taken over, rejects when it could not be. */
export interface Sms {
  send(message: { to: string; body: string }): Promise<void>;
}
