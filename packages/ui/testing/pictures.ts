import type { KalemClient } from '@kalem/sdk';

interface Drawn {
  width: number;
  height: number;
}

/** A JPEG with a text. */
export async function drawJpeg(text: string, { width, height }: Drawn = { width: 620, height: 260 }): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas');
  context.fillStyle = '#f4f1ea';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#1d5b3a';
  context.font = `italic ${Math.round(height / 3)}px serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, width / 2, height / 2, width * 0.9);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
}

/** Uploads a logo and a signature for a company. */
export async function uploadPictures(client: KalemClient, companyId: string): Promise<void> {
  for (const [type, text] of [
    ['LOGO', 'Çınaraltı'],
    ['IMZA', 'Işıl Çağlayan'],
  ] as const) {
    const file = new File([await drawJpeg(text)], 'resim.jpg', { type: 'image/jpeg' });
    await client.POST('/company/image', { params: { query: { companyId, type } }, body: { file } });
  }
}
