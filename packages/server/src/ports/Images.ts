import type { Reader } from './Spreadsheets';

/** Pictures that people upload. */
export interface Images {
  /**
   * A JPEG decoded and re-encoded: upright, at most 1200 pixels wide and high, with nothing but the picture in it.
   * Rejects with `ImageError` when it cannot be.
   */
  renew(jpeg: Uint8Array<ArrayBuffer>, reader?: Reader): Promise<Uint8Array<ArrayBuffer>>;
}

export type ImageFailure = 'unreadable' | 'tooManyPixels' | 'notRgb';

/** Why a picture cannot be used: damaged or too slow; too many pixels; colours of print (CMYK). */
export class ImageError extends Error {
  override readonly name = 'ImageError';
  readonly failure: ImageFailure;

  constructor(failure: ImageFailure) {
    super(failure);
    this.failure = failure;
  }
}
