import { base64Url } from '../base64Url';

/** A secret that nobody guesses: 256 random bits in base64url. */
export function randomToken(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}
