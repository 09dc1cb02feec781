/** The header data of a JPEG, read without decoding. */
interface JpegOutline {
  readonly width: number;
  readonly height: number;
  /** 1 for greyscale, 3 for colour, 4 for CMYK. */
  readonly components: number;
  readonly scans: number;
  /** The end of the picture. Bytes after it are ignored. */
  readonly end: number;
}

const MARKER = 0xff;
const END = 0xd9;
const START_OF_SCAN = 0xda;
/** Baseline, extended and progressive with Huffman coding, which all programs write. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** The other frames: lossless, hierarchical, arithmetic. */
const OTHER_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

/** Walks through a JPEG's segments (FF, marker, length). Undefined when it is incomplete, broken or of a rare kind. */
export function readJpegOutline(bytes: Uint8Array): JpegOutline | undefined {
  const at = (index: number) => bytes[index] ?? 0;
  const word = (index: number) => at(index) * 256 + at(index + 1);
  if (word(0) !== 0xffd8) return undefined;
  let frame: Pick<JpegOutline, 'width' | 'height' | 'components'> | undefined;
  let scans = 0;

  for (let position = 2; position + 1 < bytes.length;) {
    if (at(position) !== MARKER) return undefined;
    const marker = at(position + 1);
    if (marker === MARKER) {
      position += 1;
      continue;
    }
    if (marker === END) return frame && scans > 0 ? { ...frame, scans, end: position + 2 } : undefined;
    const length = word(position + 2);
    if (length < 2 || OTHER_FRAMES.has(marker)) return undefined;
    if (FRAMES.has(marker)) {
      if (frame || at(position + 4) !== 8) return undefined;
      frame = { height: word(position + 5), width: word(position + 7), components: at(position + 9) };
      if (frame.height === 0 || frame.width === 0) return undefined;
    }
    position += 2 + length;
    if (marker !== START_OF_SCAN) continue;
    scans += 1;
    position = endOfScan(bytes, position);
  }
  return undefined;
}

/** Finds the next marker after the coded data. Within the data, FF is followed by 00 or a restart marker. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let position = bytes.indexOf(MARKER, start); position >= 0; position = bytes.indexOf(MARKER, position + 2)) {
    const next = bytes[position + 1] ?? 0;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return position;
  }
  return bytes.length;
}
