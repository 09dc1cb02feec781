import type { Hono } from 'hono';
import { type OperationId, operations } from '@kalem/openapi/operations';
import { createTurns } from '../createTurns';
import type { Ports } from '../ports/Ports';
import { answerCall } from './answerCall';
import { createBodyBudget } from './bodyBudget';
import { createCallLimit } from '../limits/callLimit';
import type { Handlers } from './Handler';

/**
 * Runs at most eight calls of one user, key or partner at once, so that a burst of one caller does not delay the others
 * (ATK-58). Calls without a session are limited by address (`callLimit`).
 */
const callsOfOne = { running: Infinity, runningOfOne: 8, waiting: Infinity, waitingOfOne: Infinity };

export type HostBindings = { Bindings: { address?: string } };

/** Registers a handler for every operation. Throws when an operation has no handler, or a handler no operation. */
export function registerOperations(app: Hono<HostBindings>, handlers: Handlers, ports: Ports): void {
  requireSameNames(Object.keys(operations), Object.keys(handlers));

  const shared = { limit: createCallLimit(ports), budget: createBodyBudget(), turns: createTurns(callsOfOne) };
  // Fixed paths come before paths with parameters. Otherwise `/fatura/all` would match an invoice id.
  for (const id of operationIds().sort(
    (a, b) => Number(operations[a].path.includes('{')) - Number(operations[b].path.includes('{')),
  )) {
    const { method, path } = operations[id];
    app.on(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1'), ({ req, env }) =>
      answerCall(id, handlers, ports, { request: req.raw, path: req.param(), address: env?.address, ...shared }),
    );
  }
}

function operationIds(): OperationId[] {
  return Object.keys(operations) as OperationId[];
}

function requireSameNames(calls: readonly string[], handlers: readonly string[]): void {
  const missing = calls.filter((id) => !handlers.includes(id));
  const unknown = handlers.filter((id) => !calls.includes(id));
  if (missing.length === 0 && unknown.length === 0) return;
  throw new Error(
    `src/routes does not fit openapi.yaml. Without a handler: ${missing.join(', ') || 'none'}. Not in the contract: ${unknown.join(', ') || 'none'}.`,
  );
}
