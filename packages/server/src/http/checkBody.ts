import { faultMessage } from '@kalem/domain/messages';
import { type OperationId, operations } from '@kalem/openapi/operations';
import { validators } from '@kalem/openapi/validators';
import * as callProblems from '../problems/callProblems';
import { faultsOf, unstorablePath } from '../problems/contractFaults';

/** The body when it keeps to the contract, else 422 with a fault for each wrong field. */
export function checkBody(id: OperationId, body: unknown): unknown {
  // A file is checked by its handler.
  if (operations[id].bodies.some((type) => type === 'multipart/form-data')) return body;
  const validate = validators[`${id}_body`];
  if (!validate?.(body)) throw callProblems.invalidFields(faultsOf(validate?.errors ?? []));
  const unstorable = unstorablePath(body);
  if (unstorable !== undefined)
    throw callProblems.invalidFields([
      { path: unstorable, code: 'INVALID_TEXT', message: faultMessage({ code: 'INVALID_TEXT', params: {} }) },
    ]);
  return body;
}
