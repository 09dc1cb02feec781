/** What differs between installations. */
export interface Config {
  /** Outside production every answer is checked against the contract. */
  readonly production: boolean;
  /** Leaves the download of portal invoices away, where only what is made here shall be there: in tests and stories. */
  readonly manualSync?: boolean | undefined;
  /** Answered by GET /hash. */
  readonly buildHash: string;
  /** Where people reach the app, without a slash at the end: stands in links of mails and in signed links. */
  readonly publicUrl: string;
  /** Most calls a minute of one network address without a session, and of one user or API key. Absent: no limit. */
  readonly requestsPerMinute?: { readonly stranger: number; readonly known: number };
  /** Lifetime of an access token in seconds (SES-22: 3600). */
  readonly accessTokenSeconds: number;
  /** Lifetime of a refresh token in seconds (SES-22: 2 592 000). */
  readonly refreshTokenSeconds: number;
}
