import { type OperationId, operations } from '@kalem/openapi/operations';
import { validators } from '@kalem/openapi/validators';
import type { Leave } from '../createTurns';
import { describeError } from '../ports/Log';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import { isConflict, problemOfDatabase } from '../problems/databaseProblems';
import { type Language, ProblemError } from '../problems/ProblemError';
import { answerOnce } from './answerOnce';
import type { Handlers } from './Handler';
import { languageOf } from './languageOf';
import { type IncomingCall, prepareCall } from './prepareCall';
import { startDeadline } from './deadline';
import { problemResponse } from './problemResponse';

interface JsonAnswer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

/** Takes one call through session, contract, permission, licence and idempotency. Never rejects. */
export async function answerCall(
  id: OperationId,
  handlers: Handlers,
  ports: Ports,
  incoming: IncomingCall,
): Promise<Response> {
  const { request } = incoming;
  const callId = callIdOf(request);
  const heard = { callId, signal: request.signal, language: languageOf(request) };
  const began = performance.now();
  let companyId: string | null = null;
  const handle = handlers[id] as (call: unknown) => Promise<JsonAnswer | Response>;
  const deadline = startDeadline(ports.config, request);
  const held = incoming.budget.open(operations[id].maxBody);
  let leave: Leave | undefined;
  const enter = async (who: string) => void (leave = await incoming.turns.enter(who, deadline.signal));
  const work = answerOf(id, ports, heard, async () => {
    const { call, once } = await prepareCall(id, ports, incoming, { deadline, held, enter });
    companyId = call.member?.companyId ?? null;
    const answer = (newId: string) =>
      answerOf(id, ports, heard, async () => responseOf(await handle({ ...call, newId, language: heard.language })));
    return once ? answerOnce(ports, once, answer) : answer(crypto.randomUUID());
  }).finally(() => {
    deadline.end();
    held.release();
    leave?.();
  });
  // After the deadline the work continues in the background: a write to the portal must finish, and its answer is
  // stored for a repeated Idempotency-Key.
  const response = await answerOf(id, ports, heard, () => Promise.race([work, deadline.over]));
  response.headers.set('X-Request-Id', callId);
  const milliseconds = performance.now() - began;
  ports.metrics?.call(id, response.status, milliseconds / 1000);
  ports.log('info', 'call', {
    requestId: callId,
    method: request.method,
    operation: id,
    status: response.status,
    ms: Math.round(milliseconds),
    companyId,
  });
  return response;
}

function callIdOf(request: Request): string {
  const given = request.headers.get('x-request-id');
  return given !== null && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}

function responseOf(answer: JsonAnswer | Response): Response {
  if (answer instanceof Response) return answer;
  const { status, headers, body } = answer;
  return body === undefined ? new Response(null, { status, headers }) : Response.json(body, { status, headers });
}

/**
 * The answer of `work`, or its problem. Outside production, an answer that violates the contract becomes a logged 500.
 */
async function answerOf(
  id: OperationId,
  { log, config }: Ports,
  { callId, signal, language }: { readonly callId: string; readonly signal: AbortSignal; readonly language: Language },
  work: () => Promise<Response>,
): Promise<Response> {
  const response = await work().catch((error: unknown) => {
    if (error instanceof ProblemError) return problemResponse(error, language);
    // The caller has disconnected, so this answer is never read. The adapter chooses the abort reason, which may be a
    // plain string.
    const isLeft = signal.aborted && error === signal.reason;
    if (isLeft || (error instanceof DOMException && error.name === 'AbortError'))
      return problemResponse(callProblems.tookTooLong(), language);
    const problem = problemOfDatabase(error) ?? (isConflict(error) ? callProblems.busy(1) : undefined);
    if (problem) {
      log('warn', 'database_trouble', {
        requestId: callId,
        operation: id,
        code: problem.code,
        ...describeError(error),
      });
      return problemResponse(problem, language);
    }
    log('error', 'call_failed', { requestId: callId, operation: id, ...describeError(error) });
    return problemResponse(callProblems.unexpected(), language);
  });
  const wrong = config.production ? undefined : await checkAnswer(id, response);
  if (wrong === undefined) return response;
  log('error', 'contract_broken', { requestId: callId, operation: id, reason: wrong });
  return problemResponse(callProblems.unexpected(), language);
}

/** Describes how a response violates the contract. Undefined when it is valid. */
async function checkAnswer(id: OperationId, response: Response): Promise<string | undefined> {
  const statuses: readonly number[] = operations[id].statuses;
  if (!statuses.includes(response.status)) return `${id} answered ${response.status}, which the contract does not name`;
  if (response.status === 429 && !response.headers.has('Retry-After')) return `${id} answered 429 without Retry-After`;
  const type = response.headers.get('Content-Type')?.split(';')[0] ?? '';
  const files: readonly string[] = operations[id].files;
  if (files.includes(type)) return undefined;
  const validate = validators[response.status < 400 ? `${id}_response${response.status}` : 'problem'];
  if (!validate) return undefined;
  if (validate(await response.clone().json())) return undefined;
  return `${id} answered a wrong ${response.status}: ${validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ')}`;
}
