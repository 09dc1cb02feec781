import type { Fault } from './Fault';
import { FieldChecker } from './FieldChecker';

/** Portal credentials `{ userCode, password }`: both have to be there. Source: CMP-12. */
export function validateGibCredentials(form: unknown): Fault[] {
  const fields = new FieldChecker(form);
  for (const field of ['userCode', 'password']) if (fields.isEmpty(field)) fields.error(field, 'REQUIRED');
  return fields.faults;
}
