import type { Fault } from '@kalem/domain';
import { faultMessage } from '@kalem/domain/messages';
import * as callProblems from './callProblems';

/** Answers 422 when the domain found errors; warnings pass. */
export function refuseFaults(faults: readonly Fault[]): void {
  const errors = faults.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  throw callProblems.invalidFields(
    errors.map((fault) => ({ path: fault.path, code: fault.code, message: faultMessage(fault) })),
  );
}

type With<Body, Name extends keyof Body> = Body & { [Key in Name]-?: NonNullable<Body[Key]> };

/** The body with these fields, else 422 with REQUIRED at each: for what only some calls with a schema require. */
export function refuseMissing<Body extends object, Name extends keyof Body & string>(
  body: Body,
  names: readonly Name[],
): With<Body, Name> {
  const missing = names.filter((name) => body[name] === undefined || body[name] === null || body[name] === '');
  refuseFaults(missing.map((path) => ({ path, code: 'REQUIRED', params: {}, severity: 'error' })));
  return body as With<Body, Name>;
}
