/** Sizes in points, colours and measures of the PDF; the same palette as the page. */
export const pdfTheme = {
  ink: '#16202e',
  muted: '#55606f',
  rule: '#d5dce5',
  soft: '#f3f6f9',
  accent: '#1f3a5f',
  stamp: '#b42318',
  page: { width: 595.28, height: 841.89 },
  margin: { side: 36, top: 40, bottom: 56 },
  contentWidth: 595.28 - 2 * 36,
  cellPadding: 3.75,
  small: 7,
  body: 8.5,
} as const;

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
