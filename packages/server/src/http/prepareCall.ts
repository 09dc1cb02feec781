import { type OperationId, operations } from '@kalem/openapi/operations';
import type { Turns } from '../createTurns';
import { isLarge, otherCalls } from '../pieces';
import { authenticatePartner, type CallingPartner } from '../partners/keys';
import type { Ports } from '../ports/Ports';
import type { UploadedFile } from '../ports/Spreadsheets';
import * as callProblems from '../problems/callProblems';
import { authenticate, authorize, type Caller } from './access';
import type { Once } from './answerOnce';
import { parseBody, readBody } from './body';
import type { BodyBudget, HeldBody } from './bodyBudget';
import type { CallLimit } from '../limits/callLimit';
import { faultsIn, faultsInBody } from './checkContract';
import type { Deadline } from './deadline';
import { portsWithin } from './portsWithin';

export interface IncomingCall {
  readonly request: Request;
  readonly path: Record<string, string>;
  readonly address: string | undefined;
  readonly limit: CallLimit;
  readonly budget: BodyBudget;
  readonly turns: Turns;
}

/** The resources of one call. */
interface Means {
  readonly deadline: Deadline;
  readonly held: HeldBody;
  /** Waits until the caller may run another call. The turn ends with the call. */
  readonly enter: (who: string) => Promise<void>;
}

/** If a call takes longer than this to arrive or to get its turn, session and permission are checked again. */
const SLOW_MS = 1000;

/**
 * Runs the checks in this order: session, call limit, membership and permission, licence, parameters, body. The call
 * waits for its turn only after the body has arrived, so that a slow upload does not hold a turn.
 */
export async function prepareCall(
  id: OperationId,
  ports: Ports,
  { request, path, address, limit }: IncomingCall,
  { deadline, held, enter }: Means,
) {
  const access = operations[id];
  const now = ports.clock.now();
  const early = await callingOf(id, ports, request).catch((error: unknown) => {
    limit.stranger(address);
    throw error;
  });
  const known = idOf(early);
  if (known === undefined) limit.stranger(address);
  else limit.known(known);
  if (early.caller) authorize(id, early.caller, now);
  const parameters = checkParameters(id, request, path);

  const who = [early.caller?.companyId, known ?? address].filter((one) => one !== undefined);
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
  // Per company too: calls that wait for one company's portal do not hold up the account or another company.
  if (known !== undefined) await enter(`${known} ${early.caller?.companyId ?? ''}`);
  const isSlow = performance.now() - began > SLOW_MS;
  const calling = isSlow ? await callingOf(id, ports, request) : early;
  const { caller } = calling;
  if (caller && isSlow) authorize(id, caller, ports.clock.now());
  const data = bytes && (await parseBody(bytes, request.headers.get('content-type'), access.bodies));
  if (bytes && isLarge(bytes)) await otherCalls();
  const body = bytes && (await checkBody(id, data));
  const once = await onceOf(id, ports, request, () => contentOf(bytes, body), scopeOf(calling));
  return {
    call: {
      ports: portsWithin(ports, deadline, { companyId: caller?.companyId, address }),
      request,
      address,
      now,
      ...parameters,
      body,
      user: caller?.user,
      member: caller?.member,
      partner: calling.partner,
    },
    once,
  };
}

/** The caller: a user, or the server of a partner. Both are absent for public calls. */
interface Calling {
  readonly caller?: Caller;
  readonly partner?: CallingPartner;
}

async function callingOf(id: OperationId, ports: Ports, request: Request): Promise<Calling> {
  const { permission, sessionOptional } = operations[id];
  if (permission === 'public') return {};
  if (permission === 'partner') return { partner: await authenticatePartner(ports, request) };
  if (sessionOptional && !request.headers.has('authorization')) return {};
  return { caller: await authenticate(ports, request, id) };
}

/** The id under which calls are counted. */
function idOf({ caller, partner }: Calling): string | undefined {
  return partner?.id ?? scopeOf({ caller });
}

/** The id under which Idempotency-Keys are stored. Another key never gets a stored answer, which may hold a session. */
function scopeOf({ caller, partner }: Calling): string | undefined {
  return partner?.keyId ?? caller?.user.apiKey?.id ?? caller?.user.id;
}

interface CheckedParameters {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
}

/** Parses path, query and headers into the types of the contract. Throws 400. Unknown names are ignored. */
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

/** Checks the body against the contract. Throws 422 with a fault for each wrong field. */
async function checkBody(id: OperationId, body: unknown): Promise<unknown> {
  // The handler checks files.
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
  scope = 'public',
): Promise<Once | undefined> {
  const key = request.headers.get('idempotency-key');
  if (!operations[id].idempotent || key === null) return undefined;
  const { pathname, search } = new URL(request.url);
  const callMacs = await secrets.macs('idempotency', `${request.method} ${pathname}${search}\n${await content()}`);
  return { scope, key, callMacs };
}

/**
 * The content that is compared for a repeated call. For an upload it is the file, because each form has another
 * boundary.
 */
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
