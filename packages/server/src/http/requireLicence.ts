import { licenceStatus } from '@kalem/domain';
import { accessProblems } from '../problems/accessProblems';
import type { Member } from './Session';

/** Answers 402 for a company that is neither in trial nor licensed (PAY-01, PAY-21). */
export function requireLicence({ createdAt, paidAt, demoDuration }: Member['licence'], now: Date): void {
  const company = { createdAt: createdAt.toISOString(), paidAt: { Valid: paidAt !== null, Time: paidAt?.toISOString() ?? '' }, demoDuration };
  if (!licenceStatus(company, now).active) throw accessProblems.licenceOver();
}
