import { eq } from 'drizzle-orm';
import { companies } from '../companies/tables';
import { asServer } from '../db/wall';
import { partners } from '../partners/tables';
import type { CompanyTx } from '../ports/Database';
import type { PaymentCollectionPort } from '../ports/PaymentCollection';
import type { Ports } from '../ports/Ports';
import { secretsOf } from '../webhooks/sign';
import { guardedBank } from './guardedBank';
import { partnerBank } from './partnerBank';

/** The bank of a company, and the id by which its partner knows the company. */
export interface CompanyBank {
  readonly port: PaymentCollectionPort;
  readonly sirketKimligi: string | null;
}

/**
 * The bank that collects for a company: the address of its partner, else the bank of the installation. Undefined when
 * there is none, or while the partner is paused (MNY-76, MNY-77). Call the port outside of the transaction.
 */
export async function bankOf(ports: Ports, tx: CompanyTx): Promise<CompanyBank | undefined> {
  const [company] = await tx
    .select({ partnerId: companies.partnerId, sirketKimligi: companies.partnerRef })
    .from(companies)
    .where(eq(companies.id, tx.companyId));
  if (!company) return undefined;
  const { partnerId, sirketKimligi } = company;
  const partner = partnerId === null ? undefined : await findPartner(tx, partnerId);
  if (partner?.pausedAt) return undefined;
  if (!partner?.tahsilatAdresi) return ports.bank && { port: guardedBank(ports.bank), sirketKimligi };
  if (partner.tahsilatSirri === null) return undefined;
  const sealed = { id: partner.id, sir: partner.tahsilatSirri, eskiSirlar: partner.eskiTahsilatSirlari };
  const secrets = await secretsOf(ports, sealed, ports.clock.now());
  return { port: guardedBank(partnerBank(ports, { url: partner.tahsilatAdresi, secrets })), sirketKimligi };
}

async function findPartner(tx: CompanyTx, id: string): Promise<typeof partners.$inferSelect | undefined> {
  const [partner] = await asServer(tx, 'partners', (server) =>
    server.select().from(partners).where(eq(partners.id, id)),
  );
  return partner;
}
