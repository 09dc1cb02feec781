/** A notification, in the words of each way to send it. */
export interface Notice {
  readonly subject: string;
  /** Of the mail. */
  readonly body: string;
  readonly sms: string;
}
