import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { pdfTheme } from './theme';

declare module 'pdfmake' {
  /** Missing in @types/pdfmake: the files that pdfmake reads before all others. */
  export const virtualfs: { writeFileSync(name: string, content: Uint8Array): void };
}

/** Noto Sans as complete TrueType files: the subsets of web fonts lack letters, and PDF does not support woff2. */
export interface DocumentFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** Loads the PDF fonts, never from another host. Called for each document, so an implementation should cache them. */
export type LoadDocumentFonts = () => Promise<DocumentFonts>;

/** Prints a definition. */
type Print = (definition: TDocumentDefinitions) => Promise<Uint8Array<ArrayBuffer>>;

/** Loads pdfmake with our fonts, and without access to files and other hosts. */
export async function openPrinter(loadFonts: LoadDocumentFonts): Promise<Print> {
  const [{ default: pdfmake }, fonts] = await Promise.all([import('pdfmake'), loadFonts()]);
  pdfmake.setUrlAccessPolicy(() => false);
  // The browser build has no local files and lacks this function.
  if ('setLocalAccessPolicy' in pdfmake) pdfmake.setLocalAccessPolicy(() => false);
  pdfmake.virtualfs.writeFileSync('NotoSans.ttf', fonts.regular);
  pdfmake.virtualfs.writeFileSync('NotoSansBold.ttf', fonts.bold);
  pdfmake.setFonts({ NotoSans: { normal: 'NotoSans.ttf', bold: 'NotoSansBold.ttf' } });
  return async (definition) => new Uint8Array(await pdfmake.createPdf(definition).getBuffer());
}

interface Head {
  readonly title: string;
  readonly author: string;
  /** The file's date, so that the same content gives the same bytes. */
  readonly madeAt: Date;
}

/** What all our A4 documents have in common. */
export function a4({ title, author, madeAt }: Head) {
  const { side, top, bottom } = pdfTheme.margin;
  return {
    pageSize: 'A4',
    pageMargins: [side, top, side, bottom],
    language: 'tr-TR',
    displayTitle: true,
    info: { title, author, creator: 'Kalem', producer: 'Kalem', creationDate: madeAt },
    defaultStyle: { font: 'NotoSans', fontSize: pdfTheme.body, color: pdfTheme.ink, lineHeight: 1.05 },
  } satisfies Partial<TDocumentDefinitions>;
}
