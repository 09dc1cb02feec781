import { licenceOf } from '../db/licenceOf';
import * as callProblems from '../problems/callProblems';
import type { Member } from '../companies/permissions';

/** Answers 402 for a company that is neither in trial nor licensed (PAY-01, PAY-21). */
export function requireLicence(licence: Member['licence'], now: Date): void {
  if (!licenceOf(licence, now).active) throw callProblems.licenceOver();
}
