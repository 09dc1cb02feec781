import { imageBytes } from '@kalem/domain';

/** A logo or signature. How many bytes a call may send is `x-max-body` in the contract. */
export const imageLimits = {
  /** A file has fewer bytes; the form says so before it sends one. */
  bytes: imageBytes,
  /** More than a phone's camera has; decoded, they take 100 MB. */
  pixels: 25_000_000,
  /** A progressive JPEG has about ten; each costs a pass over all pixels, however little it holds. */
  scans: 100,
} as const;
