type Bytes = Uint8Array<ArrayBuffer>;

/** A document as its row stores it: its bytes, or the key of an object in the object storage. */
export type KeptBytes =
  { readonly icerik: Uint8Array; readonly anahtar: null } | { readonly icerik: null; readonly anahtar: string };

/** Stores the bytes of documents. Bytes in rows can be read with any store. */
export interface DocumentStore {
  /** Stores bytes before a row refers to them. Throws 503 DOCUMENTS_UNAVAILABLE when that fails. */
  keep(companyId: string, bytes: Uint8Array): Promise<KeptBytes>;
  /** Throws 503 DOCUMENTS_UNAVAILABLE when the bytes cannot be read now. */
  read(kept: KeptBytes): Promise<Bytes>;
}
