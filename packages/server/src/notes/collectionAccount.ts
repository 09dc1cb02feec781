import { formatIban } from '@kalem/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import { mailOwner } from '../companies/ownerMails';
import { findCompany } from '../companies/statements';
import { collectionAccountMail } from '../messages/templates/company';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import * as ledgerProblems from '../problems/ledgerProblems';
import type { BankEntryRow } from './statements';
import { bankEntries } from './tables';

type Account = Pick<BankEntryRow, 'id' | 'iban' | 'tahsilatHesabi' | 'hesapSahibi' | 'paraBirim'>;

interface Actor {
  readonly user: { readonly id: string; readonly apiKey: unknown };
  readonly member: { readonly permissions: { readonly companyWrite: boolean } };
}

/** The old and the new IBAN of a currency, for the audit log. */
export interface AccountChange {
  readonly paraBirim: string;
  readonly eskiIban: string;
  readonly yeniIban: string;
}

/**
 * Call before a bank entry is stored or deleted. Where customers pay to is changed by a person who may change the
 * company, and the owner gets a mail, because a foreign IBAN is a known fraud. Another account of the currency is
 * replaced. Returns what changes; empty when it is not about a collection account. Throws 403 (MNY-71).
 */
export async function changeCollectionAccount(
  ports: Ports,
  tx: CompanyTx,
  { before, after }: { readonly before: Account | undefined; readonly after: Account | undefined },
  { user, member }: Actor,
): Promise<AccountChange[]> {
  const currencies = new Set([before, after].flatMap((one) => (one?.tahsilatHesabi ? [one.paraBirim] : [])));
  if (currencies.size === 0 || (before && after && isSame(before, after))) return [];
  if (user.apiKey) throw callProblems.personNeeded();
  if (!member.permissions.companyWrite) throw callProblems.noPermission();
  const company = await findCompany(tx);
  if (company?.partnerId != null) throw ledgerProblems.collectionAccountOfPartner();
  // Two people may choose accounts at once, and a currency has one.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('kalem.account'), hashtext(${tx.companyId}))`);
  const changes: AccountChange[] = [];
  for (const paraBirim of currencies) {
    const old = await findCollectionAccount(tx, paraBirim);
    const isNew = after?.tahsilatHesabi === true && after.paraBirim === paraBirim;
    changes.push({ paraBirim, eskiIban: old?.iban ?? '', yeniIban: isNew ? after.iban : '' });
    if (isNew && old && old.id !== after.id) await replace(tx, paraBirim, after.id);
  }
  if (changes.some(({ eskiIban, yeniIban }) => eskiIban !== yeniIban)) {
    const shown = changes.map(({ paraBirim, eskiIban, yeniIban }) => {
      return { currency: paraBirim, before: formatIban(eskiIban), after: formatIban(yeniIban) };
    });
    // Also when the owner did it: a stolen session is theirs too.
    await mailOwner(ports, tx, undefined, (language, name) =>
      collectionAccountMail(language, { company: name, changes: shown }),
    );
  }
  return changes;
}

/** Whether an IBAN takes the place of another one. */
export function isReplaced(changes: readonly AccountChange[]): boolean {
  return changes.some(({ eskiIban, yeniIban }) => eskiIban !== '' && yeniIban !== '' && eskiIban !== yeniIban);
}

function isSame(before: Account, after: Account): boolean {
  return (
    before.tahsilatHesabi === after.tahsilatHesabi &&
    before.iban === after.iban &&
    before.hesapSahibi === after.hesapSahibi &&
    before.paraBirim === after.paraBirim
  );
}

/** The account that customers pay to in a currency. */
export async function findCollectionAccount(tx: CompanyTx, paraBirim: string): Promise<BankEntryRow | undefined> {
  const [row] = await tx
    .select()
    .from(bankEntries)
    .where(
      and(
        eq(bankEntries.companyId, tx.companyId),
        eq(bankEntries.paraBirim, paraBirim),
        eq(bankEntries.tahsilatHesabi, true),
      ),
    );
  return row;
}

async function replace(tx: CompanyTx, paraBirim: string, id: string): Promise<void> {
  await tx
    .update(bankEntries)
    .set({ tahsilatHesabi: false, version: sql`${bankEntries.version} + 1` })
    .where(
      and(
        eq(bankEntries.companyId, tx.companyId),
        eq(bankEntries.paraBirim, paraBirim),
        eq(bankEntries.tahsilatHesabi, true),
        ne(bankEntries.id, id),
      ),
    );
}
