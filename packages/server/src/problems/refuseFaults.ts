import type { Fault } from '@kalem/domain';
import { faultMessage } from '@kalem/domain/messages';
import * as requestProblems from './requestProblems';

/** Answers 422 when the domain found errors; warnings pass. */
export function refuseFaults(faults: readonly Fault[]): void {
  const errors = faults.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  throw requestProblems.invalidFields(
    errors.map((fault) => ({ path: fault.path, code: fault.code, message: faultMessage(fault) })),
  );
}
