/**
 * Why a code did not sign, in words for people, and what that leaves: `code` was wrong and another may be typed; the signature is
 * `spent` and needs a new code; the answer was `lost`, so the same call is repeated with the same key; anything else is `refused`.
 */
export interface SigningProblem {
  kind: 'code' | 'spent' | 'lost' | 'refused';
  message: string;
}
