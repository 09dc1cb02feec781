import { type OperationId, operations } from '@kalem/openapi/operations';
import { validators } from '@kalem/openapi/validators';
import type { Leave } from '../createTurns';
import { describeError } from '../ports/Log';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import { problemOfDatabase } from '../problems/databaseProblems';
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

/** One call through session, contract, permission, licence and idempotency to its answer. Never rejects. */
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
  // What has begun goes on after the time is over: a write to the portal has to end, and its answer is kept for a
  // repetition.
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

/** The answer of `work`, or its problem. Outside production one that breaks the contract is a logged 500. */
async function answerOf(
  id: OperationId,
  { log, config }: Ports,
  { callId, signal, language }: { readonly callId: string; readonly signal: AbortSignal; readonly language: Language },
  work: () => Promise<Response>,
): Promise<Response> {
  const response = await work().catch((error: unknown) => {
    if (error instanceof ProblemError) return problemResponse(error, language);
    // Nobody hears this answer. The reason of a caller who left comes from the adapter, and may be just a text.
    const isLeft = signal.aborted && error === signal.reason;
    if (isLeft || (error instanceof DOMException && error.name === 'AbortError'))
      return problemResponse(callProblems.tookTooLong(), language);
    const problem = problemOfDatabase(error);
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

/** Says how an answer breaks the contract; undefined when it keeps to it. */
async function checkAnswer(id: OperationId, response: Response): Promise<string | undefined> {
  const statuses: readonly number[] = operations[id].statuses;
  if (!statuses.includes(response.status)) return `${id} answered ${response.status}, which the contract does not name`;
  if (response.status === 429 && !response.headers.has('Retry-After')) return `${id} answered 429 without Retry-After`;
  const validate = validators[response.status < 400 ? `${id}_response${response.status}` : 'problem'];
  if (!validate) return undefined;
  if (validate(await response.clone().json())) return undefined;
  return `${id} answered a wrong ${response.status}: ${validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ')}`;
}
