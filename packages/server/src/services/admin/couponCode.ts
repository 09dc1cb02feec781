/** Without I and O, 0 and 1, which people take for one another (ADM-12). */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** A random code of a coupon. 32 letters, so that each takes five bits of a byte and all are equally likely. */
export function couponCode(): string {
  return [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
