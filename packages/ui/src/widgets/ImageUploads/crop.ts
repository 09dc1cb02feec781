/** The pictures of a company, by their wire names. */
export type ImageKind = 'LOGO' | 'IMZA';

/** The position of a picture behind the frame: zoom, offset in px of the stage, quarter turns to the left. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
  turns: number;
}

export const uncropped: Crop = { zoom: 1, x: 0, y: 0, turns: 0 };

/** The stage and the frame in its centre, in px. */
export const stage = { width: 648, height: 300 };
export const frame = { width: 490, height: 210 };

/** The maximum size of the result in px: sharp in print at its size on documents. */
const most = { width: 840, height: 360 };
const JPEG_QUALITY = 0.92;

/** The picture's size after rotation. */
function sizeOf({ width, height }: ImageBitmap, turns: number): { width: number; height: number } {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Stage px per picture px. At zoom 1 the whole picture is in the frame. */
function scaleOf(picture: ImageBitmap, { zoom, turns }: Crop): number {
  const { width, height } = sizeOf(picture, turns);
  return Math.min(frame.width / width, frame.height / height) * zoom;
}

/** Limits the offset: a picture larger than the frame fills it, a smaller one is centred. */
export function held(picture: ImageBitmap, crop: Crop): Crop {
  const scale = scaleOf(picture, crop);
  const { width, height } = sizeOf(picture, crop.turns);
  const within = (offset: number, room: number) => Math.max(-room, Math.min(room, offset));
  return {
    ...crop,
    x: within(crop.x, Math.max(0, (width * scale - frame.width) / 2)),
    y: within(crop.y, Math.max(0, (height * scale - frame.height) / 2)),
  };
}

/** Draws the picture on the stage. */
export function drawStage(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  canvas.width = stage.width;
  canvas.height = stage.height;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.translate(stage.width / 2 + crop.x, stage.height / 2 + crop.y);
  drawTurned(context, picture, crop.turns, scaleOf(picture, crop));
}

/** The size of the result in px. Pictures are never enlarged. */
export function keptSize(picture: ImageBitmap, crop: Crop): { width: number; height: number; scale: number } {
  const scale = scaleOf(picture, crop);
  const { width, height } = sizeOf(picture, crop.turns);
  const inFrame = {
    width: Math.min(frame.width / scale, width),
    height: Math.min(frame.height / scale, height),
  };
  const reduced = Math.min(1, most.width / inFrame.width, most.height / inFrame.height);
  return {
    width: Math.max(1, Math.round(inFrame.width * reduced)),
    height: Math.max(1, Math.round(inFrame.height * reduced)),
    scale: reduced,
  };
}

/** Renders the frame's content as a JPEG. `whitens` turns the paper behind a signature white. */
export async function renderCrop(picture: ImageBitmap, crop: Crop, { whitens }: { whitens: boolean }): Promise<Blob> {
  const { width, height, scale } = keptSize(picture, crop);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  const perStagePixel = scale / scaleOf(picture, crop);
  context.translate(width / 2 + crop.x * perStagePixel, height / 2 + crop.y * perStagePixel);
  drawTurned(context, picture, crop.turns, scale);
  if (whitens) {
    const pixels = context.getImageData(0, 0, width, height);
    whitenPaper(pixels.data);
    context.putImageData(pixels, 0, 0);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This browser writes no JPEG'))),
      'image/jpeg',
      JPEG_QUALITY,
    );
  });
}

function drawTurned(context: CanvasRenderingContext2D, picture: ImageBitmap, turns: number, scale: number): void {
  context.rotate((-turns * Math.PI) / 2);
  context.scale(scale, scale);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
}

/** A pixel darker than this share of the paper's brightness is ink. */
const INK_SHARE = 0.82;

/**
 * Turns the paper white and keeps the ink. Most pixels of a signature are paper, so their median is the paper's
 * brightness.
 */
export function whitenPaper(pixels: Uint8ClampedArray): void {
  const paper = medianBrightness(pixels);
  for (let at = 0; at < pixels.length; at += 4)
    if (brightnessAt(pixels, at) >= paper * INK_SHARE) pixels.fill(255, at, at + 3);
}

function medianBrightness(pixels: Uint8ClampedArray): number {
  const counts = new Uint32Array(256);
  for (let at = 0; at < pixels.length; at += 4) {
    const brightness = brightnessAt(pixels, at);
    counts[brightness] = (counts[brightness] ?? 0) + 1;
  }
  let darker = 0;
  return counts.findIndex((count) => (darker += count) * 8 >= pixels.length);
}

function brightnessAt(pixels: Uint8ClampedArray, at: number): number {
  const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
  return Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
}
