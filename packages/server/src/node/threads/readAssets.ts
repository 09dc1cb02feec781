import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { DocumentFonts, LoadDocumentFonts } from '../../documents/pdf/printPdf';
import type { LoadJpegCodec } from '../../images/createImages';

const { resolve } = createRequire(import.meta.url);

let fonts: Promise<DocumentFonts> | undefined;

/** Reads the fonts of PDF documents from their package. Cached for the life of the process. */
export const readDocumentFonts: LoadDocumentFonts = () => (fonts ??= readFonts());

async function readFonts(): Promise<DocumentFonts> {
  const [regular, bold] = await Promise.all([
    readFont('400Regular/NotoSans_400Regular.ttf'),
    readFont('600SemiBold/NotoSans_600SemiBold.ttf'),
  ]);
  return { regular, bold };
}

function readFont(file: string): Promise<Uint8Array> {
  return readFile(resolve(`@expo-google-fonts/noto-sans/${file}`));
}

/** Reads the codec for uploaded pictures from its package. */
export const readJpegCodec: LoadJpegCodec = async () => {
  const [decoder, encoder] = await Promise.all([compile('dec/mozjpeg_dec.wasm'), compile('enc/mozjpeg_enc.wasm')]);
  return { decoder, encoder };
};

async function compile(file: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(resolve(`@jsquash/jpeg/codec/${file}`)));
}
