import { useEffect, useRef } from 'react';

/**
 * Shows a JPEG's data URL with this accessible name. Drawn on a canvas, because an <img> would need `img-src data:` in
 * the CSP.
 */
export function JpegPicture({ url, label }: { url: string; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) void paintJpeg(canvas.current, url);
  }, [url]);
  return <canvas ref={canvas} role="img" aria-label={label} />;
}

/** Draws the JPEG. Returns false for one that the browser cannot decode, which documents leave out too. */
export async function paintJpeg(canvas: HTMLCanvasElement, url: string): Promise<boolean> {
  const bitmap = await createImageBitmap(jpegOf(url)).catch(() => undefined);
  if (!bitmap) return false;
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  canvas.hidden = false;
  bitmap.close();
  return true;
}

/** The JPEG file of a data URL. */
export function jpegOf(url: string): Blob {
  const base64 = url.slice(url.indexOf(',') + 1);
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: 'image/jpeg' });
}
