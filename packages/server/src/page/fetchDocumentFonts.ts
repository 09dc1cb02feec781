import bold from '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf?url';
import regular from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url';
import type { LoadDocumentFonts } from '../documents/pdf/renderPdf';

/** Fetches the fonts of PDF documents from the page's own assets. */
export const fetchDocumentFonts: LoadDocumentFonts = async () => {
  const [regularFont, boldFont] = await Promise.all([fetchBytes(regular), fetchBytes(bold)]);
  return { regular: regularFont, bold: boldFont };
};

async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font ${url} cannot be loaded: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
