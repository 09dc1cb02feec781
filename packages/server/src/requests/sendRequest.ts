import { type AuditAction, writeAudit } from '../db/audit';
import { isDuplicate } from '../db/rows';
import { readCompany, serverQueries, withCompany } from '../db/wall';
import { answerInTurn, isAbsent, lookAgainSeconds, type PortalTurn, takeOverSeconds, valueOf } from '../portal/turn';
import type { CompanyTx } from '../ports/Database';
import type { PortalAnswer } from '../ports/Portal';
import type { Ports } from '../ports/Ports';
import * as portalProblems from '../problems/portalProblems';
import type { ProblemError } from '../problems/ProblemError';
import * as requestProblems from '../problems/requestProblems';
import { lookAt, type Sighting } from './look';
import {
  beginSentRequest,
  countRequestLook,
  endSentRequest,
  findSentRequest,
  forgetSentRequest,
  newestSentRequest,
  type SentRequest,
} from './sentRequests';

/** The sender of a request or answer. The id comes from the Idempotency-Key, so a repeated call is the same request. */
export interface Sender {
  readonly companyId: string;
  readonly userId: string;
  readonly id: string;
}

type Status = 'OLUSTU' | 'KABUL' | 'RET';
type NewRequest = Omit<SentRequest, 'companyId' | 'durum' | 'bakilma' | 'startedAt'>;

interface Sending<Row> {
  readonly request: NewRequest;
  /** Reads the state of the document, or of the request to be answered, from the portal's list. */
  look(): Promise<PortalAnswer<Sighting<Row>>>;
  send(row: Row): Promise<PortalAnswer<Status>>;
  /** Stores the outcome in our own tables. */
  note(tx: CompanyTx, durum: Status): Promise<void>;
  /** The problem when the request cannot be sent. */
  refusal(kind: 'absent' | 'closed' | 'made'): ProblemError;
}

/**
 * Sends a request or an answer at most once. It is stored before it is sent. If the portal's answer is lost, the
 * portal's list decides, now or in a job. Until then, another call gets "outcome unknown". A repetition of the same
 * call succeeds when the request was carried out.
 */
export async function sendOnce<Row>(turn: PortalTurn, sending: Sending<Row>): Promise<void> {
  const { db } = turn.ports;
  const { request } = sending;
  const earlier = await readCompany(db, turn.companyId, (tx) => newestSentRequest(tx, request));
  if (earlier?.id === request.id && earlier.durum === 'YAPILDI') return;
  const seen = valueOf(await sending.look());
  if (earlier?.durum === 'BELIRSIZ') {
    const durum = await decideSent(turn, earlier, seen);
    if (durum === 'BELIRSIZ') throw requestProblems.outcomeUnknown();
    if (durum === 'YAPILDI' && earlier.islem === request.islem) return;
  }
  if (seen.kind !== 'open') throw sending.refusal(seen.kind);
  await sendOut(turn, sending, seen.row, earlier);
}

/** Looks up the outcome of an open request in the portal's lists. Returns whether it is known now. */
export async function settleRequest(ports: Ports, companyId: string, requestId: string): Promise<boolean> {
  const answer = await answerInTurn(ports, companyId, async (turn): Promise<PortalAnswer<boolean>> => {
    const sent = await readCompany(ports.db, companyId, (tx) => findSentRequest(tx, { id: requestId }));
    if (sent?.durum !== 'BELIRSIZ') return { ok: true, value: true };
    const seen = await lookAt(turn, sent);
    return seen.ok ? { ok: true, value: (await decideSent(turn, sent, seen.value)) !== 'BELIRSIZ' } : seen;
  });
  return answer.ok && answer.value;
}

async function sendOut<Row>(
  turn: PortalTurn,
  sending: Sending<Row>,
  row: Row,
  earlier: SentRequest | undefined,
): Promise<void> {
  const { ports, companyId } = turn;
  const { request } = sending;
  const now = ports.clock.now();
  const begun = await withCompany(ports.db, companyId, async (tx) => {
    await ports.jobs.enqueue(tx, 'settleRequest', { companyId, requestId: request.id }, takeOverSeconds);
    return beginSentRequest(tx, { ...request, startedAt: now });
  }).catch((error: unknown) => {
    if (isDuplicate(error)) return false;
    throw error;
  });
  if (!begun) throw requestProblems.outcomeUnknown();
  const answer = await sending.send(row);
  if (answer.ok) return finish(turn, sending, answer.value);
  const { failure } = answer;
  if (failure.kind === 'unknown') return lookWhatBecameOfIt(turn, sending);
  if (failure.kind !== 'refused') {
    await withCompany(ports.db, companyId, (tx) => forgetSentRequest(tx, request));
    throw portalProblems.of(failure);
  }
  // The real portal may not list requests. Then its refusal of a second request proves that the first one was carried
  // out.
  const isThereAfterAll =
    earlier?.durum === 'YAPILMADI' && earlier.islem === request.islem && failure.reason === 'cannotRaiseRequest';
  if (isThereAfterAll) return finish(turn, sending, 'OLUSTU');
  await withCompany(ports.db, companyId, (tx) => endSentRequest(tx, request, 'REDDEDILDI'));
  throw portalProblems.refused(failure.text);
}

function finish<Row>(
  { ports: { db, clock }, companyId }: PortalTurn,
  { request, note }: Sending<Row>,
  durum: Status,
): Promise<void> {
  return withCompany(db, companyId, async (tx) => {
    await endSentRequest(tx, request, 'YAPILDI');
    await note(tx, durum);
    await auditSent(tx, request, clock.now());
  });
}

async function lookWhatBecameOfIt<Row>(turn: PortalTurn, { request, look }: Sending<Row>): Promise<void> {
  const { ports, companyId } = turn;
  const seen = await look();
  const sent = await readCompany(ports.db, companyId, (tx) => findSentRequest(tx, request));
  if (seen.ok && sent && (await decideSent(turn, sent, seen.value)) === 'YAPILDI') return;
  await ports.jobs.enqueue(
    serverQueries(ports.db, 'jobs'),
    'settleRequest',
    { companyId, requestId: request.id },
    lookAgainSeconds,
  );
  throw requestProblems.outcomeUnknown();
}

/**
 * Decides the outcome of a request by the portal's list. Returns its state. A BELIRSIZ request is checked again later.
 */
async function decideSent(
  { ports: { db, clock }, companyId }: PortalTurn,
  sent: SentRequest,
  seen: Sighting<unknown>,
): Promise<SentRequest['durum']> {
  const now = clock.now();
  return withCompany(db, companyId, async (tx) => {
    if (seen.kind === 'made') {
      const durum = seen.islem === sent.islem ? 'YAPILDI' : 'YAPILMADI';
      await endSentRequest(tx, sent, durum);
      if (durum === 'YAPILDI') await auditSent(tx, sent, now);
      return durum;
    }
    await countRequestLook(tx, sent);
    if (!isAbsent(sent.bakilma + 1, sent.startedAt, now)) return 'BELIRSIZ';
    await endSentRequest(tx, sent, 'YAPILMADI');
    return 'YAPILMADI';
  });
}

/** Writes to the audit log that a request or an answer was carried out. */
function auditSent(
  tx: CompanyTx,
  { id, userId, yon, islem }: Pick<SentRequest, 'id' | 'userId' | 'yon' | 'islem'>,
  now: Date,
): Promise<void> {
  return writeAudit(tx, {
    action: actionOf({ yon, islem }),
    ...(userId !== null && { userId }),
    entityId: id,
    at: now,
  });
}

/** The operation that created the request. */
function actionOf({ yon, islem }: Pick<SentRequest, 'yon' | 'islem'>): AuditAction {
  if (islem === 'KABUL') return 'acceptRequest';
  if (islem === 'RET') return 'rejectRequest';
  if (yon === 'ADIMA') return islem === 'IPTAL' ? 'requestCancelOfReceived' : 'requestObjectionToReceived';
  return islem === 'IPTAL' ? 'requestCancel' : 'requestObjection';
}
