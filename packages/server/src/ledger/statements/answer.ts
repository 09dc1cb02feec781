import { and, eq, isNull } from 'drizzle-orm';
import { findCompany } from '../../companies/statements';
import { asServer, withCompany } from '../../db/wall';
import { queueMessage } from '../../messages/outbox';
import { statementAnswerMail } from '../../messages/templates/company';
import { plainName } from '../../people/names';
import { findUser } from '../../people/statements';
import type { CompanyTx } from '../../ports/Database';
import type { Ports } from '../../ports/Ports';
import type { Language } from '../../problems/ProblemError';
import { statementLinks } from '../tables';
import type { StatementLinkRow } from './links';

/** The longest text of an answer that is kept. */
export const LONGEST_ANSWER = 500;

interface Answer {
  readonly sonuc: 'MUTABIK' | 'MUTABIK_DEGIL';
  readonly metin?: string | undefined;
}

/**
 * Keeps the customer's answer and mails it to the company. A later answer changes nothing (MNY-56), so that what the
 * customer has confirmed stays.
 */
export async function keepAnswer(ports: Ports, link: StatementLinkRow, { sonuc, metin = '' }: Answer): Promise<void> {
  const { companyId, id } = link;
  const yanitMetni = [...metin.trim()].slice(0, LONGEST_ANSWER).join('');
  await withCompany(ports.db, companyId, async (tx) => {
    const kept = await tx
      .update(statementLinks)
      .set({ yanit: sonuc, yanitMetni, yanitAt: ports.clock.now() })
      .where(and(eq(statementLinks.companyId, companyId), eq(statementLinks.id, id), isNull(statementLinks.yanit)))
      .returning({ id: statementLinks.id });
    if (kept.length > 0) await mailAnswer(ports, tx, { link, sonuc, metin: yanitMetni });
  });
}

async function mailAnswer(
  ports: Ports,
  tx: CompanyTx,
  { link, sonuc, metin }: { link: StatementLinkRow; sonuc: Answer['sonuc']; metin: string },
): Promise<void> {
  const receiver = await receiverOf(tx);
  if (!receiver) return;
  const { to, language } = receiver;
  const mail = statementAnswerMail(language, {
    customer: plainName(link.cari, 120),
    agrees: sonuc === 'MUTABIK',
    balance: link.cumle,
    text: plainName(metin, LONGEST_ANSWER),
  });
  await queueMessage(ports, tx, { kind: 'mail', to, ...mail });
}

/** The company's own address, else its owner's. The users of a partner's company have none. */
async function receiverOf(tx: CompanyTx): Promise<{ to: string; language: Language } | undefined> {
  const company = await findCompany(tx);
  if (!company) return undefined;
  if (company.email !== '') return { to: company.email, language: 'tr' };
  if (company.partnerId !== null) return undefined;
  const owner = await asServer(tx, 'people', (server) => findUser(server, company.ownerId));
  return owner && { to: owner.email, language: owner.language };
}
