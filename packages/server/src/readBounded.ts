/** The bytes of an answer from outside. Undefined when there are more than `limit`: the rest is not read. */
export async function readBounded({ body }: Response, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      // Not awaited: a sender that never ends would never be done with.
      void reader?.cancel().catch(() => undefined);
      return undefined;
    }
    parts.push(part.value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}
