/**
 * A text that tells, once the pages are made, on which of them it came to stand: pdfmake notes that in the very object, and corrects
 * it for what moves to the next page only when it has an id.
 */
export interface Mark {
  readonly id: string;
  readonly text: string;
  readonly color?: string;
  readonly positions?: readonly { readonly pageNumber: number }[];
}
