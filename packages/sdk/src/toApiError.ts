import { ApiError, type Fault } from './ApiError';
import { errorTexts } from './errorTexts';

/** The error of a refused call; its text is the first that ERR-01 finds: session, the server's, the status line's, ours. */
export function toApiError(response: Response, body: string): ApiError {
  const problem = readProblem(parsed(body));
  return new ApiError({
    status: response.status,
    code: problem.code ?? `HTTP_${response.status}`,
    message:
      response.status === 401
        ? errorTexts.sessionOver
        : problem.message || response.statusText || errorTexts.unexpected,
    faults: problem.faults,
    requestId: response.headers.get('X-Request-Id') ?? undefined,
    retryAfter: secondsOf(response.headers.get('Retry-After')),
    location: response.headers.get('Location') ?? undefined,
  });
}

/** Seconds, which is all that our server sends; a proxy's date is not followed. */
function secondsOf(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
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
