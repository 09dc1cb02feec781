import { addDays, istanbulNow } from '@kalem/domain';
import { type BankMovement, tidyMovement } from '@kalem/domain/movements';
import type { components } from '@kalem/openapi';
import { and, eq, max, sql } from 'drizzle-orm';
import { bankOf, type CompanyBank } from '../bank/bankOf';
import { findCompany } from '../companies/statements';
import { writeAudit } from '../db/audit';
import { rowsOf } from '../db/rows';
import { serverQueries, withCompany } from '../db/wall';
import { bankEntries } from '../notes/tables';
import { licenceOf } from '../payments/licence';
import type { CompanyTx } from '../ports/Database';
import { describeError } from '../ports/Log';
import { BankUnreachable } from '../ports/PaymentCollection';
import type { Ports } from '../ports/Ports';
import * as bankProblems from '../problems/bankProblems';
import * as callProblems from '../problems/callProblems';
import { ProblemError } from '../problems/ProblemError';
import { loadMatcher } from './matching/candidates';
import { bankPulls, movements } from './tables';
import { withKeys } from './take';
import { STEP, takeAndMatch } from './takeAndMatch';

type Schemas = components['schemas'];
type Counts = Schemas['BankPullResult'];

const HOUR_MS = 3_600_000;
/** Queries of one account in an hour. A bank allows no more (money-loop 3.1). */
const MOST_QUERIES = 12;
/** Days before the last movement from which is read again, because banks book late. */
const OVERLAP_DAYS = 3;
/** Days that are read at first. A bank gives a week for each query. */
const FIRST_DAYS = 7;
/** Pages of one query, so that a bank without an end does not hold the server. */
const MOST_PAGES = 100;

interface Pulling {
  readonly companyId: string;
  /** Null for the hourly reading. */
  readonly userId: string | null;
}

/**
 * Reads the movements of all collection accounts from the connected bank, page by page, and matches them (MNY-85).
 * Throws 429 after 12 queries of an account in an hour, 409 when the bank does not offer it, and 503 without a bank or
 * its answer. What was read before stays.
 */
export async function pullMovements(ports: Ports, { companyId, userId }: Pulling): Promise<Counts> {
  const { bank, accounts } = await withCompany(ports.db, companyId, async (tx) => ({
    bank: await bankOf(ports, tx),
    accounts: await collectionAccounts(tx),
  }));
  if (!bank || accounts.length === 0) throw bankProblems.bankUnreachable();
  const parts: Counts[] = [];
  for (const account of accounts) parts.push(await pullAccount(ports, bank, { companyId, account }));
  const counts = sumOf(parts);
  if (userId !== null || counts.yeni > 0)
    await withCompany(ports.db, companyId, (tx) =>
      writeAudit(tx, { action: 'pullBankMovements', userId, at: ports.clock.now(), details: counts }),
    );
  return counts;
}

type Account = Pick<typeof bankEntries.$inferSelect, 'iban' | 'paraBirim'>;

function collectionAccounts(tx: CompanyTx): Promise<Account[]> {
  return tx
    .select({ iban: bankEntries.iban, paraBirim: bankEntries.paraBirim })
    .from(bankEntries)
    .where(and(eq(bankEntries.companyId, tx.companyId), eq(bankEntries.tahsilatHesabi, true)))
    .orderBy(bankEntries.paraBirim);
}

interface Place {
  readonly companyId: string;
  readonly account: Account;
}

async function pullAccount(ports: Ports, bank: CompanyBank, place: Place): Promise<Counts> {
  const { companyId, account } = place;
  const now = ports.clock.now();
  const today = istanbulNow(now).date;
  const first = await withCompany(ports.db, companyId, async (tx) => {
    await countQuery(tx, account.iban, now);
    const [last] = await tx
      .select({ tarih: max(movements.tarih) })
      .from(movements)
      .where(and(eq(movements.companyId, companyId), eq(movements.hesap, account.iban), eq(movements.kaynak, 'BANKA')));
    return last?.tarih ? addDays(last.tarih, -OVERLAP_DAYS) : addDays(today, -FIRST_DAYS);
  });
  try {
    const read = await readPages(bank, account, { first, today });
    return await storePull(ports, place, read);
  } catch (error) {
    await withCompany(ports.db, companyId, (tx) => markPull(tx, account.iban, { alinamadi: true }));
    if (!(error instanceof BankUnreachable)) throw error;
    ports.log('warn', 'bank_unreachable', { companyId, ...describeError(error) });
    throw bankProblems.bankUnreachable();
  }
}

/** Throws 429 after `MOST_QUERIES` in an hour. */
async function countQuery(tx: CompanyTx, hesap: string, now: Date): Promise<void> {
  const { companyId } = tx;
  const [counted] = await tx
    .insert(bankPulls)
    .values({ companyId, hesap, saatBasi: now, sorgu: 1 })
    .onConflictDoUpdate({
      target: [bankPulls.companyId, bankPulls.hesap],
      set: {
        sorgu: sql`case when ${bankPulls.saatBasi} <= ${hourBefore(now)} then 1 else ${bankPulls.sorgu} + 1 end`,
        saatBasi: sql`case when ${bankPulls.saatBasi} <= ${hourBefore(now)} then excluded.saat_basi else ${bankPulls.saatBasi} end`,
      },
    })
    .returning();
  if (!counted || counted.sorgu <= MOST_QUERIES) return;
  throw callProblems.tooManyCalls(Math.ceil((counted.saatBasi.getTime() + HOUR_MS - now.getTime()) / 1000));
}

const hourBefore = (now: Date) => sql`${new Date(now.getTime() - HOUR_MS).toISOString()}::timestamptz`;

interface Days {
  readonly first: string;
  readonly today: string;
}

async function readPages(bank: CompanyBank, { iban, paraBirim }: Account, { first, today }: Days) {
  const read: BankMovement[] = [];
  let imlec: string | undefined;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await bank.port.listMovements({
      ...{ sirketKimligi: bank.sirketKimligi, hesap: iban, baslangicTarihi: first, bitisTarihi: today },
      ...(imlec !== undefined && { imlec }),
    });
    if ('yok' in answer) throw bankProblems.bankUnavailable(answer.yok);
    // Movements in another currency are not of this account.
    for (const one of answer.hareketler) {
      const tidy = one.paraBirim === paraBirim ? tidyMovement({ ...one, hesap: iban }) : undefined;
      if (tidy) read.push(tidy);
    }
    if (answer.sonraki === undefined || answer.sonraki === imlec) break;
    imlec = answer.sonraki;
  }
  return read;
}

async function storePull(ports: Ports, { companyId, account }: Place, read: readonly BankMovement[]): Promise<Counts> {
  const keyed = await withKeys(read);
  const parts: Counts[] = [];
  const matcher = await loadMatcher(ports, companyId, keyed.map(({ tarih }) => tarih).sort()[0] ?? '9999-12-31');
  for (let at = 0; at < keyed.length; at += STEP) {
    const place = { matcher, kaynak: 'BANKA' as const, fileId: null, now: ports.clock.now() };
    const part = keyed.slice(at, at + STEP);
    parts.push(await withCompany(ports.db, companyId, (tx) => takeAndMatch(ports, tx, part, place)));
  }
  await withCompany(ports.db, companyId, (tx) =>
    markPull(tx, account.iban, { alinamadi: false, sonAlim: ports.clock.now() }),
  );
  return sumOf(parts);
}

function sumOf(parts: readonly Counts[]): Counts {
  const sum = (name: keyof Counts) => parts.reduce((total, part) => total + part[name], 0);
  return {
    yeni: sum('yeni'),
    mevcut: sum('mevcut'),
    otomatik: sum('otomatik'),
    oneri: sum('oneri'),
    eslesmedi: sum('eslesmedi'),
  };
}

async function markPull(tx: CompanyTx, hesap: string, change: Partial<typeof bankPulls.$inferInsert>): Promise<void> {
  await tx
    .update(bankPulls)
    .set(change)
    .where(and(eq(bankPulls.companyId, tx.companyId), eq(bankPulls.hesap, hesap)));
}

/** Whether a bank is connected, and how the last reading went. */
export async function pullState(ports: Ports, tx: CompanyTx): Promise<Schemas['BankPullState']> {
  const acik = (await bankOf(ports, tx)) !== undefined && (await collectionAccounts(tx)).length > 0;
  const rows = await tx.select().from(bankPulls).where(eq(bankPulls.companyId, tx.companyId));
  const times = rows.flatMap(({ sonAlim }) => sonAlim?.toISOString() ?? []).sort();
  return { acik, sonAlim: times.at(-1) ?? null, alinamadi: rows.some(({ alinamadi }) => alinamadi) };
}

/** Queues the hourly reading of all companies with a collection account (MNY-85). */
export async function queuePulls(ports: Ports): Promise<void> {
  const server = serverQueries(ports.db, 'sweep');
  const due = await rowsOf<{ companyId: string }>(
    server,
    sql`select distinct company_id as "companyId" from bank_entry where tahsilat_hesabi`,
  );
  for (const { companyId } of due) await ports.jobs.enqueue(server, 'pullMovements', { companyId });
}

/** The hourly reading of one company. Pauses without a bank, and without a licence (MNY-108). */
export async function pullHourly(ports: Ports, companyId: string): Promise<void> {
  const isPaused = await withCompany(ports.db, companyId, async (tx) => {
    const company = await findCompany(tx);
    return !company || company.deletedAt !== null || !licenceOf(company, ports.clock.now()).active;
  });
  if (isPaused || !(await withCompany(ports.db, companyId, (tx) => pullState(ports, tx))).acik) return;
  try {
    await pullMovements(ports, { companyId, userId: null });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
}
