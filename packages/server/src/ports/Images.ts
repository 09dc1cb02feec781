/** Pictures that people upload. */
export interface Images {
  /**
   * A JPEG decoded and encoded anew: upright, at most 1200 pixels wide and high, with nothing but the picture in it. Rejects with
   * `ImageError` when it cannot be.
   */
  renew(jpeg: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
}
