/** Colours and measures (in points) of the PDF; the palette is the page's. */
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
