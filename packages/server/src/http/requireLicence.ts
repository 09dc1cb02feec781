import { accessProblems } from '../problems/accessProblems';
import type { Member } from './Session';

const DAY_MS = 86_400_000;

/** Answers 402 for a company that is neither in trial nor licensed (PAY-01, PAY-21). */
export function requireLicence({ createdAt, paidAt, demoDuration }: Member['licence'], now: Date): void {
  const inTrial = now.getTime() - createdAt.getTime() < (7 + demoDuration) * DAY_MS;
  const paid = paidAt !== null && now.getTime() - paidAt.getTime() < 365 * DAY_MS;
  if (!inTrial && !paid) throw accessProblems.licenceOver();
}
