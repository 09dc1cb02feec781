import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { DocumentFonts, LoadDocumentFonts } from '../../documents/pdf/renderPdf';

const { resolve } = createRequire(import.meta.url);
const files = { regular: '400Regular/NotoSans_400Regular.ttf', bold: '600SemiBold/NotoSans_600SemiBold.ttf' };

let loading: Promise<DocumentFonts> | undefined;

/** Reads the fonts of PDF documents from their package, once in the life of the process. */
export const readDocumentFonts: LoadDocumentFonts = () => (loading ??= readAll());

async function readAll(): Promise<DocumentFonts> {
  const [regular, bold] = await Promise.all([read(files.regular), read(files.bold)]);
  return { regular, bold };
}

function read(file: string): Promise<Uint8Array> {
  return readFile(resolve(`@expo-google-fonts/noto-sans/${file}`));
}
