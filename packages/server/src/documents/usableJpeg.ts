const dataUrl = /^data:image\/jpeg;base64,([A-Za-z0-9+/]+={0,2})$/;
const START_OF_FRAME = new Set([0xc0, 0xc1, 0xc2]);

/**
 * The data URL of a JPEG that can be drawn, or undefined: an upload is only known to begin like one, and a broken logo must not
 * cost the company its invoices. Drawable means that its header names a size, in a coding that PDF knows.
 */
export function usableJpeg(url: string | null): string | undefined {
  const base64 = url === null ? undefined : dataUrl.exec(url)?.[1];
  if (url === null || base64 === undefined || base64.length % 4 !== 0) return undefined;
  return hasFrame(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))) ? url : undefined;
}

/** Walks the segments (FF, marker, length) up to the one that names height and width. */
function hasFrame(bytes: Uint8Array): boolean {
  const at = (index: number) => bytes[index] ?? 0;
  if (at(0) !== 0xff || at(1) !== 0xd8) return false;
  let position = 2;
  while (position + 9 < bytes.length && at(position) === 0xff) {
    if (START_OF_FRAME.has(at(position + 1)))
      return at(position + 5) + at(position + 6) > 0 && at(position + 7) + at(position + 8) > 0;
    position += 2 + at(position + 2) * 256 + at(position + 3);
  }
  return false;
}
