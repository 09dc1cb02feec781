import { DAY_MS } from '@kalem/domain';
import { serverQueries } from '../db/wall';
import { describeError } from '../ports/Log';
import { type MailMessage, MessageRefused } from '../ports/Messages';
import type { Ports } from '../ports/Ports';
import { findMessage, markMessageDropped, markMessageFailed, markMessageSent } from './outbox';

type Row = NonNullable<Awaited<ReturnType<typeof findMessage>>>;
type Reminder = NonNullable<Row['reminder']>;
type Text = Pick<MailMessage, 'subject' | 'body' | 'replyTo'>;

/** What messages contain that is read only when they leave. */
export interface LateParts {
  /** The PDF for a mail. Undefined when the invoice no longer exists. */
  readonly readInvoicePdf: (companyId: string, invoiceId: string) => Promise<Uint8Array | undefined>;
  /** The text of a reminder, unless it has to wait or is not needed any more. */
  readonly mailOfReminder: (reminder: Reminder) => Promise<Text | 'later' | 'never'>;
  readonly endReminder: (reminder: Reminder, outcome: 'GONDERILDI' | 'ULASMADI') => Promise<void>;
}

/** Mail servers usually retry for this long. */
const GIVEN_UP_AFTER_MS = 3 * DAY_MS;
const LATER_SECONDS = 1800;

/**
 * Sends a message of the outbox. Rejects when the adapter failed, so that the job is retried. A message that is refused
 * permanently or three days old is given up. It stays in the outbox. Returns the seconds until a message that has to
 * wait should be tried again.
 */
export async function deliverMessage(ports: Ports, messageId: string, parts: LateParts): Promise<number | undefined> {
  const { db, clock, log } = ports;
  const outbox = serverQueries(db, 'messages');
  const row = await findMessage(outbox, messageId);
  if (!row || row.sentAt || row.failedAt) return undefined;
  const { reminder } = row;
  const text = reminder ? await parts.mailOfReminder(reminder) : textOf(row);
  if (text === 'later') return LATER_SECONDS;
  if (text === 'never') {
    await markMessageDropped(outbox, messageId, clock.now());
    return undefined;
  }
  try {
    await send(ports, row, text, parts);
  } catch (error) {
    const isOver =
      error instanceof MessageRefused || clock.now().getTime() - row.createdAt.getTime() > GIVEN_UP_AFTER_MS;
    if (!isOver) throw error;
    await markMessageFailed(outbox, messageId, clock.now());
    if (reminder) await parts.endReminder(reminder, 'ULASMADI');
    log('error', 'message_given_up', { messageId, kind: row.kind, ...describeError(error) });
    return undefined;
  }
  await markMessageSent(outbox, messageId, clock.now());
  if (reminder) await parts.endReminder(reminder, 'GONDERILDI');
  return undefined;
}

function textOf({ subject, body, replyTo }: Row): Text {
  return { subject: subject ?? '', body, ...(replyTo !== null && { replyTo }) };
}

async function send(ports: Ports, row: Row, text: Text, parts: LateParts): Promise<void> {
  const { id, kind, to } = row;
  if (kind === 'sms') return adapterFor(ports.sms).send({ id, to, body: text.body });
  await adapterFor(ports.mail).send({ id, to, ...text, attachments: await attachmentsOf(row, parts) });
}

/** The adapter existed when the message was queued, but an operator may have removed it since. */
function adapterFor<Port>(adapter: Port | undefined): Port {
  if (!adapter) throw new Error('There is no adapter for this kind of message');
  return adapter;
}

async function attachmentsOf(
  { attachments }: Row,
  { readInvoicePdf }: LateParts,
): Promise<NonNullable<MailMessage['attachments']>> {
  const files = attachments.map(async ({ name, mediaType, invoice }) => {
    const bytes = invoice && (await readInvoicePdf(invoice.companyId, invoice.invoiceId));
    return bytes ? [{ name, mediaType, bytes }] : [];
  });
  return (await Promise.all(files)).flat();
}
