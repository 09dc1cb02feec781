import type { components } from '@kalem/sdk';
import type { SigningProblem } from './SigningProblem';

export type SigningItem = components['schemas']['SigningResult']['items'][number];

/** Where a signing stands. */
export type SigningPhase =
  /** A code is being asked for. */
  | { name: 'asking' }
  /** No code was sent, and why. */
  | { name: 'refused'; message: string }
  /** A code was sent to `phoneNumber`; `deadline` is the moment (milliseconds since 1970) from which it is no longer taken. */
  | {
      name: 'code';
      signatureId: string;
      phoneNumber: string;
      deadline: number;
      isConfirming: boolean;
      problem?: SigningProblem;
    }
  /** What the portal approved. While `isOpen` the answer is lost: nobody knows yet what became of those that are not approved. */
  | { name: 'result'; items: readonly SigningItem[]; isOpen: boolean };
