type Bytes = Uint8Array<ArrayBuffer>;

/** Recently rendered documents, by a key of their input. The same input returns the same bytes. */
export interface DocumentCache {
  of(key: string, make: () => Promise<Bytes>): Promise<Bytes>;
}

const MOST_BYTES = 32 * 1024 * 1024;

/** Keeps the newest documents, up to `most` bytes. */
export function createDocumentCache(most = MOST_BYTES): DocumentCache {
  const kept = new Map<string, Bytes>();
  let size = 0;

  const drop = (key: string): void => {
    size -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };

  return {
    async of(key, make) {
      const known = kept.get(key);
      const bytes = known ?? (await make());
      drop(key);
      if (bytes.length > most) return bytes;
      kept.set(key, bytes);
      size += bytes.length;
      for (const oldest of kept.keys()) {
        if (size <= most) break;
        drop(oldest);
      }
      return bytes;
    },
  };
}
