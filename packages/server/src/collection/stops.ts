import { and, eq, inArray } from 'drizzle-orm';
import { markup } from '@kalem/domain/document';
import { findCompany } from '../companies/statements';
import { companyTitle } from '../companies/wire';
import { writeAudit } from '../db/audit';
import { serverQueries, withCompany } from '../db/wall';
import { messageIdOf } from '../messages/outbox';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import type { Language } from '../problems/ProblemError';
import { idOfLinkKey } from '../publicPages/linkKeys';
import { publicPage } from '../publicPages/page';
import { reminders, reminderStops } from './tables';

/** The address is kept as a hash: it only has to be recognized. */
const hashOf = (companyId: string, address: string) => messageIdOf('reminder stop', companyId, address);

/** Those addresses whose reader wants no reminders of this company. They are in lower case. */
export async function stoppedAmong(tx: CompanyTx, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const byHash = new Map<string, string>();
  for (const address of new Set(addresses)) byHash.set(await hashOf(tx.companyId, address), address);
  if (byHash.size === 0) return new Set();
  const rows = await tx
    .select({ hash: reminderStops.adresHash })
    .from(reminderStops)
    .where(and(eq(reminderStops.companyId, tx.companyId), inArray(reminderStops.adresHash, [...byHash.keys()])));
  return new Set(rows.flatMap(({ hash }) => byHash.get(hash) ?? []));
}

/** Lifts the stop of addresses, after their reader wanted reminders again (MNY-66). */
export async function liftStops(tx: CompanyTx, addresses: readonly string[]): Promise<void> {
  const hashes = await Promise.all(addresses.map((address) => hashOf(tx.companyId, address)));
  if (hashes.length === 0) return;
  await tx
    .delete(reminderStops)
    .where(and(eq(reminderStops.companyId, tx.companyId), inArray(reminderStops.adresHash, hashes)));
}

interface Stoppable {
  readonly companyId: string;
  readonly debtorId: string;
  readonly adres: string;
}

/** The mail of a key in a URL; undefined for an altered key, or a mail whose entry in the log is gone. */
export async function findStoppable(ports: Ports, jeton: string): Promise<Stoppable | undefined> {
  const id = await idOfLinkKey(ports, 'reminder stop', jeton);
  if (id === undefined) return undefined;
  // The address names no company. The signature proves that we made it.
  const [row] = await serverQueries(ports.db, 'signedLink')
    .select({ companyId: reminders.companyId, debtorId: reminders.debtorId, adres: reminders.adres })
    .from(reminders)
    .where(eq(reminders.id, id));
  return row?.adres == null ? undefined : { ...row, adres: row.adres };
}

/** Stops this company's reminder mails to this address. A second time changes nothing. */
export async function stopReminders({ db, clock }: Ports, { companyId, debtorId, adres }: Stoppable): Promise<void> {
  await withCompany(db, companyId, async (tx) => {
    const stopped = await tx
      .insert(reminderStops)
      .values({ companyId, adresHash: await hashOf(companyId, adres), createdAt: clock.now() })
      .onConflictDoNothing()
      .returning({ hash: reminderStops.adresHash });
    if (stopped.length > 0) await writeAudit(tx, { action: 'stopReminders', entityId: debtorId, at: clock.now() });
  });
}

const words = {
  tr: {
    title: 'Hatırlatmalar',
    question: 'Bu hatırlatmaları almak istemiyorum',
    help: (company: string) =>
      `${company} bu adrese artık ödeme hatırlatması göndermez. Faturalarınız gelmeye devam eder.`,
    stop: 'Hatırlatmaları durdur',
    stopped: 'Bu adrese artık hatırlatma gönderilmeyecek.',
  },
  en: {
    title: 'Reminders',
    question: 'I do not want these reminders',
    help: (company: string) =>
      `${company} will send no more payment reminders to this address. Your invoices still arrive.`,
    stop: 'Stop reminders',
    stopped: 'No more reminders will be sent to this address.',
  },
};

/** The page behind the link in a reminder (MNY-66). It shows no address and no invoice. */
export async function stopPage(
  { db }: Ports,
  { companyId, adres }: Stoppable,
  { jeton, language }: { readonly jeton: string; readonly language: Language },
): Promise<Response> {
  const { title, question, help, stop, stopped } = words[language];
  const [company, isStopped] = await withCompany(db, companyId, async (tx) => {
    const known = await findCompany(tx);
    return [known ? companyTitle(known) : '', (await stoppedAmong(tx, [adres])).has(adres)] as const;
  });
  const body = isStopped
    ? markup`<h1>${title}</h1>
<p role="status"><b>${stopped}</b></p>`
    : markup`<h1>${question}</h1>
<p>${help(company)}</p>
<form method="post" action="${jeton}"><button class="first">${stop}</button></form>`;
  return publicPage({ language, title, body });
}
