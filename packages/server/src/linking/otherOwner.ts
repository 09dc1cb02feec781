// Linking a company when another user already has one with the same tax number.

import { istanbulNow } from '@kalem/domain';
import { closeCompany, type findCompanyByNumber } from '../companies/statements';
import { companyTitle } from '../companies/wire';
import { writeAudit } from '../db/audit';
import { asCompany, withServer } from '../db/wall';
import { messageIdOf, queueMessage } from '../messages/outbox';
import { companyClosedMail, ownedByAnotherMail, ownerAskedMail } from '../messages/templates/ownership';
import { findUser } from '../people/statements';
import type { ServerTransaction } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as companyProblems from '../problems/companyProblems';

type OpenCompany = NonNullable<Awaited<ReturnType<typeof findCompanyByNumber>>>;

/** Closes a company that was never proven, and mails its maker. */
export async function closeUnproven(ports: Ports, server: ServerTransaction, company: OpenCompany): Promise<void> {
  const now = ports.clock.now();
  const isClosed = await asCompany(server, company.id, (tx) => closeCompany(tx, company.ownerId, now));
  if (!isClosed) throw companyProblems.alreadyThere();
  await writeAudit(server, { action: 'closeUnprovenCompany', companyId: company.id, entityId: company.id, at: now });
  const maker = await findUser(server, company.ownerId);
  if (!maker) return;
  const mail = companyClosedMail(maker.language, { company: companyTitle(company) });
  await queueMessage(ports, server, { kind: 'mail', to: maker.email, ...mail });
}

/**
 * Mails the owner of a proven company, and the user who proved it too, how to hand it over. At most once a day
 * for each pair.
 */
export async function askOwner(ports: Ports, company: OpenCompany, userId: string): Promise<void> {
  const day = istanbulNow(ports.clock.now()).date;
  const name = companyTitle(company);
  await withServer(ports.db, 'people', async (tx) => {
    const [owner, asker] = [await findUser(tx, company.ownerId), await findUser(tx, userId)];
    if (!owner || !asker) return;
    await queueMessage(ports, tx, {
      kind: 'mail',
      id: await messageIdOf('askOwner', company.id, userId, day),
      to: owner.email,
      ...ownerAskedMail(owner.language, { company: name, asker: asker.email }),
    });
    await queueMessage(ports, tx, {
      kind: 'mail',
      id: await messageIdOf('askedOwner', company.id, userId, day),
      to: asker.email,
      ...ownedByAnotherMail(asker.language, { company: name }),
    });
  });
}
