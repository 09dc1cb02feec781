import { asServer } from '../db/wall';
import { queueMessage } from '../messages/outbox';
import { newMemberMail, operatorActMail, type OperatorAct } from '../messages/templates/company';
import type { Mail } from '../messages/templates/Mail';
import { plainName } from '../people/names';
import { findUser } from '../people/statements';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import type { Language } from '../problems/ProblemError';
import { findCompany } from './statements';
import { companyTitle } from './wire';

/** Mails the owner that a person has accepted an invitation to their company. */
export async function mailNewMember(ports: Ports, tx: CompanyTx, userId: string): Promise<void> {
  const member = await asServer(tx, 'people', (server) => findUser(server, userId));
  if (member)
    await mailOwner(ports, tx, userId, (language, company) =>
      newMemberMail(language, { company, name: plainName(member.name), email: member.email }),
    );
}

/** Mails the owner what an operator changed in their company. */
export function mailOperatorAct(ports: Ports, tx: CompanyTx, userId: string, act: OperatorAct): Promise<void> {
  return mailOwner(ports, tx, userId, (language, company) => operatorActMail(language, { company, act }));
}

/**
 * Queues the mail in the transaction of the change, so that it is sent only if the change happens. Sends nothing to an
 * owner who acts themselves (`actorId`), and nothing in a company of a partner, whose users have no mail address.
 */
export async function mailOwner(
  ports: Ports,
  tx: CompanyTx,
  actorId: string | undefined,
  mailFor: (language: Language, company: string) => Mail,
): Promise<void> {
  const company = await findCompany(tx);
  if (!company || company.partnerId !== null || company.ownerId === actorId) return;
  const owner = await asServer(tx, 'people', (server) => findUser(server, company.ownerId));
  if (!owner) return;
  const mail = mailFor(owner.language, companyTitle(company));
  await queueMessage(ports, tx, { kind: 'mail', to: owner.email, ...mail });
}
