import { DAY_MS } from '@kalem/domain';
import { writeAudit } from '../db/audit';
import { serverQueries, withServer } from '../db/wall';
import { queueMessage } from '../messages/outbox';
import { webhookPausedMail } from '../messages/templates/outsiders';
import type { ServerTransaction, ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import type { WebhookAnswer } from '../ports/Webhooks';
import {
  addressOf,
  type DeliveryRow,
  dueDeliveries,
  holdOn,
  holdWebhook,
  letGo,
  nextDue,
  markFailure,
  markSuccess,
  addTry,
  pauseFailing,
  type WebhookRow,
} from './deliveries';
import { secretsOf, signedHeaders } from './sign';

/** The time limit of one run, so that other addresses get a turn and shutdown is quick. */
const RUN_MS = 8_000;
/** At most this many events of one address are sent at once. */
const AT_ONCE = 8;
/** The pause while another server delivers to this address. */
const BUSY_SECONDS = 5;
/** After this many failures in a row, an address gets only one event a minute. */
const MANY_FAILURES = 10;
const REST_SECONDS = 60;

/**
 * Delivers the due events of an address. Returns the pause in seconds until the next one is due, or undefined when none
 * waits. Only one server delivers to an address at a time, so that events of the same entity keep their order. If it
 * dies, another takes over after a minute and repeats unconfirmed events with the same webhook-id.
 */
export async function deliverWebhooks(ports: Ports, webhookId: string): Promise<number | undefined> {
  const { db, clock } = ports;
  const server = serverQueries(db, 'webhooks');
  const held = await holdWebhook(server, webhookId, clock.now());
  if (!held) return held === undefined ? BUSY_SECONDS : undefined;
  try {
    const webhook = await deliverDue(ports, server, held);
    return webhook && (await pauseUntilDue(server, webhook, clock.now()));
  } finally {
    await letGo(server, webhookId);
  }
}

async function deliverDue(ports: Ports, server: ServerTx, held: WebhookRow): Promise<WebhookRow | undefined> {
  const stopAt = Date.now() + RUN_MS;
  let webhook: WebhookRow | undefined = held;
  do {
    const now = ports.clock.now();
    const due: DeliveryRow[] = await dueDeliveries(server, webhook, now, isResting(webhook) ? 1 : AT_ONCE);
    if (due.length === 0) return webhook;
    const { url, ...secrets } = webhook;
    const signing = await secretsOf(ports, secrets, now);
    await Promise.all(due.map((delivery) => deliver(ports, delivery, { url, secrets: signing })));
    webhook = await holdOn(server, webhook.id, ports.clock.now());
  } while (webhook && !isResting(webhook) && Date.now() < stopAt);
  return webhook;
}

async function pauseUntilDue(server: ServerTx, webhook: WebhookRow, now: Date): Promise<number | undefined> {
  const next = await nextDue(server, webhook);
  if (!next) return undefined;
  const seconds = Math.max(0, Math.ceil((next.getTime() - now.getTime()) / 1000));
  return isResting(webhook) ? Math.max(seconds, REST_SECONDS) : seconds;
}

function isResting({ hataSayisi }: WebhookRow): boolean {
  return hataSayisi >= MANY_FAILURES;
}

async function deliver(
  ports: Ports,
  delivery: DeliveryRow,
  { url, secrets }: { url: string; secrets: readonly string[] },
): Promise<void> {
  const { db, clock } = ports;
  const at = clock.now();
  const headers = await signedHeaders(secrets, { id: delivery.id, body: delivery.govde, at });
  const begun = performance.now();
  const answer = await ports.webhooks.post({
    url,
    headers: { ...headers, 'Content-Type': 'application/json', 'User-Agent': 'Kalem-Webhooks/1' },
    body: delivery.govde,
  });
  const attempt = {
    an: at.toISOString(),
    sure: Math.round(performance.now() - begun),
    yanitKodu: 'status' in answer ? answer.status : null,
    hata: 'failure' in answer ? answer.failure : null,
    yanit: 'text' in answer ? plain(answer.text) : '',
  };
  await withServer(db, 'webhooks', async (tx) => {
    const now = clock.now();
    if (isTaken(answer)) {
      await markSuccess(tx, delivery.webhookId, now);
      await addTry(tx, delivery, attempt, { durum: 'ILETILDI', iletildiAt: now });
      return;
    }
    const webhook = await markFailure(tx, delivery.webhookId, now);
    await addTry(tx, delivery, attempt, webhook ? afterFailure(delivery, webhook, now) : {});
    if (webhook && isOver(webhook, answer, now)) await pauseAndTell(ports, tx, webhook);
  });
}

/**
 * Text that the database accepts: without control characters, and without lone surrogates, which cutting leaves behind.
 * Otherwise the try cannot be stored, and the event would be sent forever (ATK-66).
 */
function plain(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
}

function isTaken(answer: WebhookAnswer): boolean {
  return 'status' in answer && answer.status >= 200 && answer.status < 300;
}

/** Seconds before each retry, as Standard Webhooks propose: a bit more than three days in all. */
const PAUSES = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];

/**
 * Schedules the next try, with a random delay so that failed events do not all return at once. After the last try the
 * event is given up. Exception: an address that accepts nothing keeps its events until it is paused and opened again.
 */
function afterFailure({ denemeSayisi }: DeliveryRow, webhook: WebhookRow, now: Date) {
  const pause = PAUSES[denemeSayisi];
  if (pause === undefined && !isFailingLong(webhook, now)) return { durum: 'ILETILEMEDI' as const };
  const seconds = (pause ?? REST_SECONDS) * (1 + Math.random() / 10);
  return { denemeSayisi: denemeSayisi + 1, sonrakiDeneme: new Date(now.getTime() + seconds * 1000) };
}

const GONE = 410;
const FAILING_MS = 3 * DAY_MS;

/** Whether to pause the address: no success for three days, or the receiver answered 410. */
function isOver(webhook: WebhookRow, answer: WebhookAnswer, now: Date): boolean {
  return isFailingLong(webhook, now) || ('status' in answer && answer.status === GONE);
}

function isFailingLong({ basarisizBeri }: WebhookRow, now: Date): boolean {
  return basarisizBeri !== null && now.getTime() - basarisizBeri.getTime() >= FAILING_MS;
}

async function pauseAndTell(ports: Ports, tx: ServerTransaction, { id, url, email }: WebhookRow): Promise<void> {
  if (!(await pauseFailing(tx, id))) return;
  await writeAudit(tx, { action: 'pauseWebhook', entityId: id, at: ports.clock.now(), details: addressOf({ url }) });
  const mail = webhookPausedMail('tr', { origin: new URL(url).origin });
  await queueMessage(ports, tx, { kind: 'mail', to: email, ...mail });
}
