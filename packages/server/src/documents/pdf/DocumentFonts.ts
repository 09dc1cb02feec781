/** Noto Sans as whole TrueType files: the subsets of web fonts lack letters, and PDF does not read woff2. */
export interface DocumentFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** Brings the fonts of PDF documents from files or assets of our own, never from another host. It is called for each document: remember them. */
export type LoadDocumentFonts = () => Promise<DocumentFonts>;
