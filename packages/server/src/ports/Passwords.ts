/** For whom a password is hashed. */
export interface Asker {
  /** The network address, where the host knows it. Addresses take turns. */
  readonly address: string | undefined;
  /** Drops the work when the caller no longer waits. */
  readonly signal: AbortSignal;
}

/** Hashes passwords slowly. With an `asker` the work waits for its turn; it rejects with 503 when too much waits. */
export interface Passwords {
  /** The password's hash with its parameters and salt, as it is stored. */
  hash(password: string, asker?: Asker): Promise<string>;
  /** Whether the password fits. Without a hash (an unknown account) it takes as long and answers no. */
  verify(password: string, hash: string | undefined, asker?: Asker): Promise<boolean>;
}
