/** Colours and measures (in points) of the PDF. The palette is the same as in the app. */
export const pdfTheme = {
  ink: '#16202e',
  muted: '#55606f',
  /** Between the rows of a table. Around tables and parties the lines are `ink`. */
  rule: '#c3cbd4',
  soft: '#eef1f4',
  stamp: '#b42318',
  page: { width: 595.28, height: 841.89 },
  margin: { side: 36, top: 36, bottom: 48 },
  contentWidth: 595.28 - 2 * 36,
  cellPadding: 3.75,
  /** The line around tables and parties. */
  line: 0.75,
  small: 6.5,
  body: 7.5,
} as const;
