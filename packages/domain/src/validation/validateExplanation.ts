import type { Fault } from './Fault';
import { FieldChecker } from './FieldChecker';

/** An explanation `{ aciklama }` of the ready notes. Source: NOT-05. */
export function validateExplanation(explanation: unknown): Fault[] {
  const fields = new FieldChecker(explanation);
  fields.required('aciklama');
  return fields.faults;
}
