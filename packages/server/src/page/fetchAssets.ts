import regularUrl from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url';
import boldUrl from '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf?url';
import decoderUrl from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm?url';
import encoderUrl from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm?url';
import type { LoadDocumentFonts } from '../documents/pdf/printPdf';
import type { LoadJpegCodec } from '../images/createImages';

/** Fetches the fonts of PDF documents from the page's assets. */
export const fetchDocumentFonts: LoadDocumentFonts = async () => {
  const [regular, bold] = await Promise.all([fetchFont(regularUrl), fetchFont(boldUrl)]);
  return { regular, bold };
};

async function fetchFont(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font ${url} cannot be loaded: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Fetches the codec for uploaded pictures from the page's assets. */
export const fetchJpegCodec: LoadJpegCodec = async () => {
  const [decoder, encoder] = await Promise.all([
    WebAssembly.compileStreaming(fetch(decoderUrl)),
    WebAssembly.compileStreaming(fetch(encoderUrl)),
  ]);
  return { decoder, encoder };
};
