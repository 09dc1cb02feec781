/** Hashes passwords slowly. */
export interface Passwords {
  /** The password's hash with its parameters and salt, as it is stored. */
  hash(password: string): Promise<string>;
  /** Whether the password fits. Without a hash (an unknown account) it takes as long and answers no. */
  verify(password: string, hash: string | undefined): Promise<boolean>;
}
