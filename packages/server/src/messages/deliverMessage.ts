import { DAY_MS } from '@kalem/domain';
import { serverQueries } from '../db/wall';
import { describeError } from '../ports/Log';
import { type MailMessage, MessageRefused } from '../ports/Messages';
import type { Ports } from '../ports/Ports';
import { findMessage, markMessageFailed, markMessageSent } from './outbox';

type Row = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

/** Reads the PDF for a mail. Undefined when the invoice no longer exists. */
export type ReadInvoicePdf = (companyId: string, invoiceId: string) => Promise<Uint8Array | undefined>;

/** Mail servers usually retry for this long. */
const GIVEN_UP_AFTER_MS = 3 * DAY_MS;

/**
 * Sends a message of the outbox. Rejects when the adapter failed, so that the job is retried. A message that is refused
 * permanently or three days old is given up. It stays in the outbox.
 */
export async function deliverMessage(ports: Ports, messageId: string, readPdf: ReadInvoicePdf): Promise<void> {
  const { db, clock, log } = ports;
  const outbox = serverQueries(db, 'messages');
  const row = await findMessage(outbox, messageId);
  if (!row || row.sentAt || row.failedAt) return;
  try {
    await send(ports, row, readPdf);
  } catch (error) {
    const isOver =
      error instanceof MessageRefused || clock.now().getTime() - row.createdAt.getTime() > GIVEN_UP_AFTER_MS;
    if (!isOver) throw error;
    await markMessageFailed(outbox, messageId, clock.now());
    log('error', 'message_given_up', { messageId, kind: row.kind, ...describeError(error) });
    return;
  }
  await markMessageSent(outbox, messageId, clock.now());
}

async function send(ports: Ports, row: Row, readPdf: ReadInvoicePdf): Promise<void> {
  const { id, kind, to, subject, body } = row;
  if (kind === 'sms') return adapterFor(ports.sms).send({ id, to, body });
  await adapterFor(ports.mail).send({
    id,
    to,
    subject: subject ?? '',
    body,
    attachments: await attachmentsOf(row, readPdf),
  });
}

/** The adapter existed when the message was queued, but an operator may have removed it since. */
function adapterFor<Port>(adapter: Port | undefined): Port {
  if (!adapter) throw new Error('There is no adapter for this kind of message');
  return adapter;
}

async function attachmentsOf(
  { attachments }: Row,
  readPdf: ReadInvoicePdf,
): Promise<NonNullable<MailMessage['attachments']>> {
  const files = attachments.map(async ({ name, mediaType, invoice }) => {
    const bytes = invoice && (await readPdf(invoice.companyId, invoice.invoiceId));
    return bytes ? [{ name, mediaType, bytes }] : [];
  });
  return (await Promise.all(files)).flat();
}
