import type { OperationId } from '@kalem/openapi/operations';
import type { Ports } from '../ports/Ports';
import { answerOnce } from './answerOnce';
import type { Handlers } from './Handler';
import { type IncomingCall, prepareCall } from './prepareCall';
import { settle } from './settle';

interface JsonAnswer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

/** One request through session, contract, permission, licence and idempotency to its handler, and the answer back. Never rejects. */
export async function answerCall(
  id: OperationId,
  handlers: Handlers,
  ports: Ports,
  incoming: IncomingCall,
): Promise<Response> {
  const requestId = requestIdOf(incoming.request);
  const began = performance.now();
  let companyId: string | null = null;
  const handle = handlers[id] as (call: unknown) => Promise<JsonAnswer | Response>;
  const response = await settle(id, ports, requestId, async () => {
    const { call, once } = await prepareCall(id, ports, incoming);
    companyId = call.member?.companyId ?? null;
    const answer = (newId: string) =>
      settle(id, ports, requestId, async () => responseOf(await handle({ ...call, requestId, newId })));
    return once ? answerOnce(ports, once, answer) : answer(crypto.randomUUID());
  });
  response.headers.set('X-Request-Id', requestId);
  const milliseconds = performance.now() - began;
  ports.metrics?.call(id, response.status, milliseconds / 1000);
  ports.log('info', 'call', {
    requestId,
    method: incoming.request.method,
    operation: id,
    status: response.status,
    ms: Math.round(milliseconds),
    companyId,
  });
  return response;
}

function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id');
  return given !== null && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}

function responseOf(answer: JsonAnswer | Response): Response {
  if (answer instanceof Response) return answer;
  const { status, headers, body } = answer;
  return body === undefined ? new Response(null, { status, headers }) : Response.json(body, { status, headers });
}
