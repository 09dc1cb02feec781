import { imageBytes } from '@kalem/domain';

/** The limits of a logo or signature. The size limit of the call is `x-max-body` in the contract. */
export const imageLimits = {
  /** A file must be smaller. The form checks the same limit. */
  bytes: imageBytes,
  /** More than a phone's camera has. Decoded, they take 100 MB. */
  pixels: 25_000_000,
  /** A progressive JPEG has about ten scans. Each costs a pass over all pixels, even if it is tiny. */
  scans: 100,
} as const;
