/** The caller for whom a password is hashed. */
export interface Asker {
  /** The network address, if the host knows it. Addresses take turns. */
  readonly address: string | undefined;
  /** Aborts the work when the caller has disconnected. */
  readonly signal: AbortSignal;
}

/** Hashes passwords slowly. With an `asker` the work waits in a queue. Rejects with 503 when the queue is full. */
export interface Passwords {
  /** The hash of the password with parameters and salt, as stored. */
  hash(password: string, asker?: Asker): Promise<string>;
  /** Whether the password is right. Without a hash (unknown account) it takes as long and returns false. */
  verify(password: string, hash: string | undefined, asker?: Asker): Promise<boolean>;
}
