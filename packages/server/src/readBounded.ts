/** Reads the bytes of a response. Returns undefined when there are more than `limit`, and cancels the download. */
export async function readBounded({ body }: Response, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      // Not awaited: with a sender that never ends, `cancel` might never resolve.
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
