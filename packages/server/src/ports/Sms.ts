/** A service that sends text messages, as `Mail` does mails. `to` is a Turkish number with 90 in front. */
export interface Sms {
  send(message: { readonly id: string; readonly to: string; readonly body: string }): Promise<void>;
}
