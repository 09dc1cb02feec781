/** Cryptography with the server's key, which never leaves the adapter. */
export interface Secrets {
  /**
   * Encrypts a text for one `place` (such as a company's id). It can be opened only with the same place. The result
   * names its key, so that keys can be rotated.
   */
  seal(text: string, place: string): Promise<string>;
  /** Rejects when the text was altered, belongs to another place, or its key is gone. */
  open(sealed: string, place: string): Promise<string>;
  /**
   * A keyed hash of `text` for one purpose, in base64url. Signs links, and hides values that are stored only for
   * comparison.
   */
  mac(purpose: string, text: string): Promise<string>;
  /** `mac` with every secret of `KALEM_SECRET`, current one first. Compare older values with all of them (ATK-65). */
  macs(purpose: string, text: string): Promise<readonly string[]>;
}
