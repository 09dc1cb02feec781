import { type OperationId, operations } from '@kalem/openapi/operations';
import { validators } from '@kalem/openapi/validators';

/** Says how an answer breaks the contract; undefined when it keeps to it. */
export async function checkAnswer(id: OperationId, response: Response): Promise<string | undefined> {
  const statuses: readonly number[] = operations[id].statuses;
  if (!statuses.includes(response.status)) return `${id} answered ${response.status}, which the contract does not name`;
  if (response.status === 429 && !response.headers.has('Retry-After')) return `${id} answered 429 without Retry-After`;
  const validate = validators[response.status < 400 ? `${id}_response${response.status}` : 'problem'];
  if (!validate) return undefined;
  if (validate(await response.clone().json())) return undefined;
  return `${id} answered a wrong ${response.status}: ${validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ')}`;
}
