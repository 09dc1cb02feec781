import { findInvoice } from '../../db/queries/findInvoice';
import { findMessage, markMessageFailed, markMessageSent } from '../../db/queries/outboxMessage';
import { withCompany } from '../../db/withCompany';
import { describeError } from '../../http/describeError';
import type { MailMessage } from '../../ports/Mail';
import { MessageRefused } from '../../ports/MessageRefused';
import type { Ports } from '../../Ports';
import { readDocument } from '../documents/readDocument';

type Row = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

/** As long as mail servers commonly keep trying. */
const GIVEN_UP_AFTER_MS = 3 * 86_400_000;

/**
 * Sends a message of the outbox. Rejects when the service could not take it, so that its job tries again; one that is refused for good, or
 * three days old, is given up and stays in the outbox.
 */
export async function deliverMessage(ports: Ports, messageId: string): Promise<void> {
  const { db, clock, log } = ports;
  const row = await findMessage(db.queries, messageId);
  if (!row || row.sentAt || row.failedAt) return;
  try {
    await send(ports, row);
  } catch (error) {
    const isOver =
      error instanceof MessageRefused || clock.now().getTime() - row.createdAt.getTime() > GIVEN_UP_AFTER_MS;
    if (!isOver) throw error;
    await markMessageFailed(db.queries, messageId, clock.now());
    log('error', 'message_given_up', { messageId, kind: row.kind, ...describeError(error) });
    return;
  }
  await markMessageSent(db.queries, messageId, clock.now());
}

async function send(ports: Ports, row: Row): Promise<void> {
  const { id, kind, to, subject, body } = row;
  if (kind === 'sms') return serviceFor(ports.sms).send({ id, to, body });
  await serviceFor(ports.mail).send({
    id,
    to,
    subject: subject ?? '',
    body,
    attachments: await attachmentsOf(ports, row),
  });
}

/** It was there when the message was written; an operator may have taken it away since. */
function serviceFor<Service>(service: Service | undefined): Service {
  if (!service) throw new Error('There is no service for this kind of message');
  return service;
}

async function attachmentsOf(ports: Ports, { attachments }: Row): Promise<NonNullable<MailMessage['attachments']>> {
  const files = attachments.map(async ({ name, mediaType, invoice }) => {
    const row =
      invoice &&
      (await withCompany(ports.db, invoice.companyId, (tx) => findInvoice(tx, invoice.companyId, invoice.invoiceId)));
    return row ? [{ name, mediaType, bytes: await readDocument(ports, row, 'pdf') }] : [];
  });
  return (await Promise.all(files)).flat();
}
