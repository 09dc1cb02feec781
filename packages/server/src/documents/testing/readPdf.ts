import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A text on a page. Positions are in points from the lower left corner. */
export interface PdfText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly rotated: boolean;
}

export interface PdfPage {
  readonly texts: readonly PdfText[];
  /** The texts of each baseline joined by spaces, from top to bottom. */
  readonly rows: readonly string[];
  readonly images: number;
}

/** Reads a PDF with another library than the one that wrote it. */
export async function readPdf(
  bytes: Uint8Array,
): Promise<{ readonly pages: readonly PdfPage[]; readonly info: Readonly<Record<string, unknown>> }> {
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, skew = 0, , , left = 0, bottom = 0] = item.transform as number[];
      return [{ text: item.str, left, right: left + item.width, bottom, rotated: skew !== 0 }];
    });
    const { fnArray } = await page.getOperatorList();
    pages.push({
      texts,
      rows: printedRows(texts),
      images: fnArray.filter((operator) => operator === OPS.paintImageXObject).length,
    });
  }
  const { info } = await document.getMetadata();
  await document.destroy();
  return { pages, info: info as Readonly<Record<string, unknown>> };
}

function printedRows(texts: readonly PdfText[]): string[] {
  const rows = new Map<number, PdfText[]>();
  for (const text of texts) {
    const baseline = Math.round(text.bottom);
    rows.set(baseline, [...(rows.get(baseline) ?? []), text]);
  }
  return [...rows]
    .sort(([left], [right]) => right - left)
    .map(([, row]) =>
      row
        .sort((left, right) => left.left - right.left)
        .reduce(joinRuns, { text: '', right: Infinity })
        .text.trim(),
    );
}

/** Joins texts that touch, because a word is split wherever the line could have been broken. */
function joinRuns(row: { text: string; right: number }, run: PdfText): { text: string; right: number } {
  const touches = run.left - row.right < 1;
  return { text: `${row.text}${touches ? '' : ' '}${run.text}`.replace(/\s+/g, ' '), right: run.right };
}
