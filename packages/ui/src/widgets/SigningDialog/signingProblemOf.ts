import { ApiError } from '@kalem/sdk';
import { resolveMessage } from '../../provider/failures';
import { isOutcomeOpen } from './isOutcomeOpen';
import type { SigningProblem } from './SigningProblem';

/** What a failed confirmation means for the signature (SGN-06). */
export function signingProblemOf(error: unknown): SigningProblem {
  return { kind: kindOf(error), message: resolveMessage(error) ?? '' };
}

function kindOf(error: unknown): SigningProblem['kind'] {
  if (isOutcomeOpen(error)) return 'lost';
  if (!(error instanceof ApiError)) return 'refused';
  if (error.code === 'WRONG_SMS_CODE') return 'code';
  return error.status === 400 || error.status === 429 ? 'spent' : 'refused';
}
