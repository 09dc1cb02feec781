/** What a sign-in or a refresh gives. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly accessSeconds: number;
  readonly refreshSeconds: number;
}
