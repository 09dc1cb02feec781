import type { TestServer } from '@kalem/server/testing';

export interface RecordedCall {
  line: string;
  authorization: string | null;
  key: string | null;
  contentType: string | null;
  body: string;
  status: number;
}

type Answer = (request: Request) => Response | Promise<Response>;

/** Wraps the real server in a fetch that records its calls. `next` queues a response for the next call that matches. */
export function recordCalls(server: TestServer) {
  const calls: RecordedCall[] = [];
  const planned: { line: string; answer: Answer }[] = [];
  return {
    calls,
    lines: () => calls.map(({ line }) => line),
    clear: () => void calls.splice(0),
    next: (line: string, answer: Answer) => void planned.push({ line, answer }),
    fetch: async (request: Request): Promise<Response> => {
      const line = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
      const { headers } = request;
      const call: RecordedCall = {
        line,
        authorization: headers.get('Authorization'),
        key: headers.get('Idempotency-Key'),
        contentType: headers.get('Content-Type'),
        body: await request.clone().text(),
        status: 0,
      };
      calls.push(call);
      const index = planned.findIndex((plan) => plan.line === line);
      const [plan] = index < 0 ? [] : planned.splice(index, 1);
      const response = await (plan ? plan.answer(request) : server.fetch(request));
      call.status = response.status;
      return response;
    },
  };
}
