/** The one file of a multipart body. Its type is known from its content alone, so the one that the sender names is dropped. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
