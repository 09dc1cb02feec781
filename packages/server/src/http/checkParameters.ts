import { faultMessage } from '@kalem/domain/messages';
import type { OperationId } from '@kalem/openapi/operations';
import { validators } from '@kalem/openapi/validators';
import * as callProblems from '../problems/callProblems';
import { faultsOf, unstorablePath } from '../problems/contractFaults';

export interface CheckedParameters {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
}

/** Path, query and headers in the contract's types, or 400. Names that the contract does not know pass. */
export function checkParameters(id: OperationId, request: Request, path: Record<string, string>): CheckedParameters {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const headers = Object.fromEntries(request.headers);
  return {
    path: check(`${id}_path`, path),
    query: check(`${id}_query`, query),
    headers: check(`${id}_header`, headers),
  };
}

function check(name: string, values: Record<string, string>): Record<string, unknown> {
  const validate = validators[name];
  if (!validate?.(values)) throw callProblems.badParameters(faultsOf(validate?.errors ?? []));
  const unstorable = unstorablePath(values);
  if (unstorable !== undefined)
    throw callProblems.badParameters([
      { path: unstorable, code: 'INVALID_TEXT', message: faultMessage({ code: 'INVALID_TEXT', params: {} }) },
    ]);
  return values;
}
