import type { Reader } from './Spreadsheets';

/** Processes uploaded pictures. */
export interface Images {
  /**
   * Decodes and re-encodes a JPEG: upright, at most 1200 pixels wide and high, without metadata. Rejects with
   * `ImageError` when that is impossible.
   */
  renew(jpeg: Uint8Array<ArrayBuffer>, reader?: Reader): Promise<Uint8Array<ArrayBuffer>>;
}

export type ImageFailure = 'unreadable' | 'tooManyPixels' | 'notRgb';

/** Why a picture cannot be used: damaged or too slow, too many pixels, or CMYK colours. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
  readonly failure: ImageFailure;

  constructor(failure: ImageFailure) {
    super(failure);
    this.failure = failure;
  }
}
