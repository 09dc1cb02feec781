import type { Fault } from './Fault';
import { FormChecker } from './FormChecker';
import { validateCompany } from './validateCompany';

/** A company in the wizard: as `validateCompany`, and its mail address has to be there. Source: CMP-18 to CMP-23. */
export function validateNewCompany(company: unknown): Fault[] {
  const fields = new FormChecker(company);
  fields.requiredEmail('email');
  return [...fields.faults, ...validateCompany(company).filter(({ path }) => path !== 'email')];
}
