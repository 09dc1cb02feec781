/** Where the bearer token comes from: the built-in session or the host. */
export type AccessTokens = {
  /** The token to send; undefined sends none. */
  current(): Promise<string | undefined>;
  /** A token to use instead of `refused`, which a 401 answered; undefined when there is none now. Rejects when the user is signed out. */
  renew(refused: string | undefined): Promise<string | undefined>;
};
