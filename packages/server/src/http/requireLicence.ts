import { licenceOf } from '../db/licenceOf';
import * as accessProblems from '../problems/accessProblems';
import type { Member } from './Session';

/** Answers 402 for a company that is neither in trial nor licensed (PAY-01, PAY-21). */
export function requireLicence(licence: Member['licence'], now: Date): void {
  if (!licenceOf(licence, now).active) throw accessProblems.licenceOver();
}
