import { type OperationId, operations } from '@kalem/openapi/operations';
import { isLarge, otherCalls } from '../pieces';
import type { Ports } from '../ports/Ports';
import type { UploadedFile } from '../ports/Spreadsheets';
import * as callProblems from '../problems/callProblems';
import { authenticate, authorize, type Caller } from './access';
import type { Once } from './answerOnce';
import { parseBody, readBody } from './body';
import type { BodyBudget, HeldBody } from './bodyBudget';
import type { CallLimit } from './callLimit';
import { faultsIn, faultsInBody } from './checkContract';
import { type Deadline, portsWithin } from './deadline';

export interface IncomingCall {
  readonly request: Request;
  readonly path: Record<string, string>;
  readonly address: string | undefined;
  readonly limit: CallLimit;
  readonly budget: BodyBudget;
}

/** Who sends a body for longer than this may have lost his session or permission meanwhile. */
const SLOW_BODY_MS = 1000;

/** The order of the checks: session, count of calls, membership and permission, licence, parameters, body. */
export async function prepareCall(
  id: OperationId,
  ports: Ports,
  { request, path, address, limit }: IncomingCall,
  { deadline, held }: { readonly deadline: Deadline; readonly held: HeldBody },
) {
  const access = operations[id];
  const now = ports.clock.now();
  const early = await callerOf(id, ports, request).catch((error: unknown) => {
    limit.stranger(address);
    throw error;
  });
  if (early) limit.known(early.user.apiKey?.id ?? early.user.id);
  else limit.stranger(address);
  if (early) authorize(access, early, now);
  const parameters = checkParameters(id, request, path);

  const who = early?.companyId ?? early?.user.id ?? address ?? '';
  const isUpload = access.bodies.some((type) => type === 'multipart/form-data');
  const onBytes = (count: number) => {
    held.hold(who, count);
    if (isUpload) deadline.extend();
  };
  const began = performance.now();
  const bytes =
    access.bodies.length > 0
      ? await readBody(request, access.maxBody, { onBytes, signal: deadline.signal })
      : undefined;
  const isSlow = performance.now() - began > SLOW_BODY_MS;
  const caller = isSlow ? await callerOf(id, ports, request) : early;
  if (caller && isSlow) authorize(access, caller, ports.clock.now());
  const data = bytes && (await parseBody(bytes, request.headers.get('content-type'), access.bodies));
  if (bytes && isLarge(bytes)) await otherCalls();
  const body = bytes && (await checkBody(id, data));
  const once = await onceOf(id, ports, request, () => contentOf(bytes, body), caller);
  return {
    call: {
      ports: portsWithin(ports, deadline, caller?.companyId),
      request,
      address,
      now,
      ...parameters,
      body,
      user: caller?.user,
      member: caller?.member,
    },
    once,
  };
}

async function callerOf(id: OperationId, ports: Ports, request: Request): Promise<Caller | undefined> {
  const { permission, sessionOptional, path } = operations[id];
  if (permission === 'public') return undefined;
  if (sessionOptional && !request.headers.has('authorization')) return undefined;
  return authenticate(ports, request, path);
}

interface CheckedParameters {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
}

/** Path, query and headers in the contract's types, or 400. Names that the contract does not know pass. */
function checkParameters(id: OperationId, request: Request, path: Record<string, string>): CheckedParameters {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const headers = Object.fromEntries(request.headers);
  return {
    path: checkPart(`${id}_path`, path),
    query: checkPart(`${id}_query`, query),
    headers: checkPart(`${id}_header`, headers),
  };
}

function checkPart(name: string, values: Record<string, string>): Record<string, unknown> {
  const faults = faultsIn(name, values);
  if (faults.length > 0) throw callProblems.badParameters(faults);
  return values;
}

/** The body when it keeps to the contract, else 422 with a fault for each wrong field. */
async function checkBody(id: OperationId, body: unknown): Promise<unknown> {
  // A file is checked by its handler.
  if (operations[id].bodies.some((type) => type === 'multipart/form-data')) return body;
  const faults = await faultsInBody(`${id}_body`, body);
  if (faults.length > 0) throw callProblems.invalidFields(faults);
  return body;
}

async function onceOf(
  id: OperationId,
  { secrets }: Ports,
  request: Request,
  content: () => Promise<string>,
  caller: Caller | undefined,
): Promise<Once | undefined> {
  const key = request.headers.get('idempotency-key');
  if (!operations[id].idempotent || key === null) return undefined;
  const { pathname, search } = new URL(request.url);
  const callMac = await secrets.mac('idempotency', `${request.method} ${pathname}${search}\n${await content()}`);
  return { scope: caller?.user.apiKey?.id ?? caller?.user.id ?? 'public', key, callMac };
}

/** What makes two bodies the same: of an upload its file, because every form has a boundary of its own. */
async function contentOf(bytes: Uint8Array<ArrayBuffer> | undefined, body: unknown): Promise<string> {
  if (!isUpload(body)) return new TextDecoder().decode(bytes);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body.file.bytes));
  return `${body.file.name}\n${digest.join()}`;
}

function isUpload(body: unknown): body is { readonly file: UploadedFile } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'file' in body &&
    typeof body.file === 'object' &&
    body.file !== null &&
    'bytes' in body.file &&
    body.file.bytes instanceof Uint8Array
  );
}
