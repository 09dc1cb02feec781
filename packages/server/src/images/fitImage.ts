interface Pixels {
  /** Red, green, blue and alpha of each pixel. */
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/**
 * Scales the picture down to at most `most` pixels in each direction by averaging. A smaller picture is returned
 * unchanged.
 */
export function fitImage(image: Pixels, most: number): Pixels {
  const scale = Math.max(image.width, image.height) / most;
  if (scale <= 1) return image;
  const width = Math.max(1, Math.round(image.width / scale));
  const height = Math.max(1, Math.round(image.height / scale));
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const rows = spanOf(y, height, image.height);
    for (let x = 0; x < width; x += 1)
      data.set(meanOf(image, spanOf(x, width, image.width), rows), (y * width + x) * 4);
  }
  return { data, width, height };
}

type Span = readonly [from: number, to: number];

/** The old pixels for a new pixel. At least one. */
function spanOf(index: number, count: number, oldCount: number): Span {
  const from = Math.floor((index * oldCount) / count);
  return [from, Math.max(from + 1, Math.floor(((index + 1) * oldCount) / count))];
}

function meanOf({ data, width }: Pixels, [left, right]: Span, [top, bottom]: Span): [number, number, number, number] {
  let [red, green, blue] = [0, 0, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
      red += data[at] ?? 0;
      green += data[at + 1] ?? 0;
      blue += data[at + 2] ?? 0;
    }
  }
  const count = (right - left) * (bottom - top);
  return [red / count, green / count, blue / count, 255];
}
