import { ApiError } from './ApiError';
import { errorTexts } from './errorTexts';

/** What a call fails with when its user is signed out (SES-12): silent, because `onSessionExpired` has led to the sign-in. */
export function sessionOver(): ApiError {
  return new ApiError({ status: 401, code: 'SESSION_OVER', message: errorTexts.sessionOver });
}
