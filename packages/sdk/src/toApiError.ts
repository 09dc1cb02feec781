import { ApiError, type Fault } from './ApiError';
import { errorTexts } from './errorTexts';

/** The error of a refused call; its text is the first that ERR-01 finds: session, the server's, the status line's, ours. */
export function toApiError(response: Response, body: unknown): ApiError {
  const problem = readProblem(body);
  return new ApiError({
    status: response.status,
    code: problem.code ?? `HTTP_${response.status}`,
    message: response.status === 401 ? errorTexts.sessionOver : problem.message || response.statusText || errorTexts.unexpected,
    faults: problem.faults,
    requestId: response.headers.get('X-Request-Id') ?? undefined,
    location: response.headers.get('Location') ?? undefined,
  });
}

type ReadProblem = { code: string | undefined; message: string; faults: Fault[] };

/** A proxy in between may answer anything, so nothing of a Problem is taken for granted. */
function readProblem(body: unknown): ReadProblem {
  const { code, message, faults } = fieldsOf(body);
  return {
    code: typeof code === 'string' ? code : undefined,
    message: typeof message === 'string' ? message : '',
    faults: Array.isArray(faults) ? faults.filter(isFault) : [],
  };
}

function isFault(value: unknown): value is Fault {
  const { path, code, message } = fieldsOf(value);
  return typeof path === 'string' && typeof code === 'string' && typeof message === 'string';
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
