/** A UUID; on a page without a secure context (plain http on a local network) there is no randomUUID, so 128 random bits as they are. */
export function newIdempotencyKey(): string {
  return (
    crypto.randomUUID?.() ??
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  );
}
