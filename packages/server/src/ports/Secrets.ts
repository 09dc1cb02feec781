/** Cryptography under the server's key, which never leaves the adapter. */
export interface Secrets {
  /** Encrypts for one `place` (a company's id) and opens in no other. Names its key, so that keys can rotate. */
  seal(text: string, place: string): Promise<string>;
  /** Rejects when the text was changed, belongs to another place or its key is gone. */
  open(sealed: string, place: string): Promise<string>;
  /** Keyed hash of `text` for one purpose, base64url: signs links, and hides what is stored only to be compared. */
  mac(purpose: string, text: string): Promise<string>;
  /**
   * `mac` under every secret of `KALEM_SECRET`, the current one first: what was made before a change of the secret is
   * compared with all of them (ATK-65).
   */
  macs(purpose: string, text: string): Promise<readonly string[]>;
}
