type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes of a document as its row carries them: themselves, or the key of an object that lies elsewhere. */
export type KeptBytes =
  { readonly icerik: Uint8Array; readonly anahtar: null } | { readonly icerik: null; readonly anahtar: string };

/** Where the bytes of documents lie; what was kept in the rows is read whatever the store. */
export interface DocumentStore {
  /** Keeps bytes before a row names them. Throws 503 DOCUMENTS_UNAVAILABLE when they cannot be kept now. */
  keep(companyId: string, bytes: Uint8Array): Promise<KeptBytes>;
  /** Throws 503 DOCUMENTS_UNAVAILABLE when they cannot be read now. */
  read(kept: KeptBytes): Promise<Bytes>;
}
