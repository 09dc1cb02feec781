import type { OperationId } from '@kalem/openapi/operations';
import type { Ports } from '../ports/Ports';
import { ProblemError } from '../problems/ProblemError';
import * as callProblems from '../problems/callProblems';
import { checkAnswer } from './checkAnswer';
import { describeError } from '../ports/Log';
import { problemResponse } from './problemResponse';

/** The answer of `work`, or the problem that it threw. Outside production an answer that breaks the contract is a 500 with the reason logged. */
export async function settle(
  id: OperationId,
  { log, config }: Ports,
  requestId: string,
  work: () => Promise<Response>,
): Promise<Response> {
  const response = await work().catch((error: unknown) => {
    if (error instanceof ProblemError) return problemResponse(error);
    log('error', 'call_failed', { requestId, operation: id, ...describeError(error) });
    return problemResponse(callProblems.unexpected());
  });
  const wrong = config.production ? undefined : await checkAnswer(id, response);
  if (wrong === undefined) return response;
  log('error', 'contract_broken', { requestId, operation: id, reason: wrong });
  return problemResponse(callProblems.unexpected());
}
