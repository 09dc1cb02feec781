export type ImageFailure = 'unreadable' | 'tooManyPixels' | 'notRgb';

/** Why a picture cannot be used: damaged or taking too long; more pixels than may be decoded; colours of print (CMYK). */
export class ImageError extends Error {
  override readonly name = 'ImageError';
  readonly failure: ImageFailure;

  constructor(failure: ImageFailure) {
    super(failure);
    this.failure = failure;
  }
}
