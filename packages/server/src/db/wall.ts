import { type SQL, sql } from 'drizzle-orm';
import {
  type CompanyTx,
  type Database,
  type Queries,
  raw,
  type RawDatabase,
  type ServerTransaction,
  type ServerTx,
  side,
  type Tx,
} from '../ports/Database';
import { rowsOf } from './rows';

/**
 * The work that the server does as itself, outside of the wall around one company, and the rooms that do it. Each line
 * explains why it cannot be work for one company. `scripts/repository.test.ts` refuses every other call of the three
 * functions below.
 */
export const serverWork = {
  /** Callers, and the companies they belong to, are looked up before there is a company to ask for. */
  caller: ['companies', 'http', 'linking', 'partners'],
  /** Attempts, and first answers by key, are counted by person and address. */
  calls: ['http', 'limits', 'linking'],
  /** Accounts, passwords and sessions belong to people, who may be in several companies or in none. */
  people: [
    'admin',
    'companies',
    'ledger',
    'limits',
    'linking',
    'notices',
    'payments',
    'people',
    'collection',
    'sessions',
  ],
  /** A company, even a deleted one, is found by its tax number, and created before it has a wall. */
  openCompany: ['companies', 'linking'],
  /** A partner knows its people and companies by its own ids, before there is a company to ask for. */
  partners: ['partners', 'bank', 'collection'],
  /** Admins see all companies (ADM-08); campaigns and their coupons belong to none. */
  operator: ['admin', 'partners', 'people'],
  /** The bank knows a payment by its id alone (PAY-18); a coupon has no company until it is used. */
  payments: ['payments'],
  /** Mails and SMS on their way carry no company, nor do the notices that have gone out. */
  messages: ['messages', 'node', 'notices', 'page'],
  /** Webhook deliveries belong to the partner, who has many companies. */
  webhooks: ['webhooks', 'ledger'],
  /** The central bank's bulletins are the same for everybody. */
  rates: ['ledger', 'rates'],
  /** A signed link names no company: its signature does (API-94). */
  signedLink: ['collection', 'invoices', 'ledger'],
  /** `like` is not leakproof, so row-level security would bar its index. The query names its company. */
  search: ['cards'],
  /** The queue belongs to all companies. */
  jobs: ['adapters', 'invoices', 'node', 'received', 'requests'],
  /** The holders of portal leases are read every few seconds, and the idle leases of all companies. */
  portalLease: ['portal'],
  /** The sweep searches all companies for interrupted work, due work and expired rows. */
  sweep: ['backgroundWork', 'jobs', 'ledger', 'notices', 'collection', 'movements', 'sync'],
  /** Migrations, and whether the database is ready. */
  schema: ['db'],
  /** The demo's accounts, and the books of the simulated bank. */
  demo: ['adapters', 'seedDemo'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type ServerWork = keyof typeof serverWork;

/**
 * A transaction that sees and changes the rows of one company only, whatever its queries say: the database itself is
 * the second wall. It may touch the tables that have a `company_id`, and `company`; for anything else inside it use
 * `asServer`.
 */
export function withCompany<T>(db: Database, companyId: string, work: (tx: CompanyTx) => Promise<T>): Promise<T> {
  const { queries, transaction } = db[raw];
  return behindWall(queries, transaction, companyId, work);
}

/** Like `withCompany`, for one statement that reads: the transaction ends behind it without waiting for the answer. */
export function readCompany<T>(db: Database, companyId: string, ask: (tx: CompanyTx) => Promise<T>): Promise<T> {
  const { queries, inOneGo } = db[raw];
  return behindWall(queries, inOneGo, companyId, ask);
}

/** Like `readCompany`, for one statement that writes. */
export const writeCompany = readCompany;

/** The server itself, outside of a transaction: each query runs on its own connection. */
export function serverQueries(db: Database, _reason: ServerWork): ServerTx {
  return Object.assign(db[raw].queries, { [side]: 'server' as const });
}

/** A transaction of the server itself. */
export function withServer<T>(
  db: Database,
  _reason: ServerWork,
  work: (tx: ServerTransaction) => Promise<T>,
): Promise<T> {
  return db[raw].transaction((tx) =>
    work(Object.assign(tx, { [side]: 'server' as const, isTransaction: true as const })),
  );
}

/**
 * Steps out of the wall for a moment, in the same transaction, and back again also when `work` fails. Do not use the
 * company's transaction until it returns: it has left the wall too.
 */
export function asServer<T>(tx: Tx, _reason: ServerWork, work: (tx: ServerTx) => Promise<T>): Promise<T> {
  if (tx.companyId === undefined) return work(tx);
  const outside = seenAs(tx, { companyId: undefined, [side]: 'server' as const });
  const place = { there: sql`select set_config('role', 'none', true)`, back: behindWallOf(tx.companyId) };
  return inPlace(tx, place, () => work(outside));
}

/** Enters the wall of a company that was just created or locked, in the same transaction. */
export function asCompany<T>(
  tx: ServerTransaction,
  companyId: string,
  work: (tx: CompanyTx) => Promise<T>,
): Promise<T> {
  const inside = seenAs(tx, { companyId, [side]: 'company' as const });
  const back = sql`select set_config('role', 'none', true), set_config('kalem.company_id', '', true)`;
  const place = { there: behindWallOf(companyId), back };
  return inPlace(tx, place, () => work(inside));
}

/** Whether row-level security applies to work for one company. */
export async function hasCompanyWall(db: Database): Promise<boolean> {
  return (await roleOf(db[raw].queries)) !== 'none';
}

async function behindWall<T>(
  queries: Queries,
  transaction: RawDatabase['transaction'],
  companyId: string,
  work: (tx: CompanyTx) => Promise<T>,
): Promise<T> {
  const role = await roleOf(queries);
  return transaction(async (tx) => {
    // Sent before the first query without waiting: if it fails, the transaction is aborted, and its queries fail too.
    const wall = tx
      .execute(sql`select set_config('kalem.company_id', ${companyId}, true), set_config('role', ${role}, true)`)
      .then(() => undefined);
    wall.catch(() => undefined);
    const result = await work(Object.assign(tx, { companyId, [side]: 'company' as const }));
    await wall;
    return result;
  });
}

/** The role for company work, queried once. A new grant takes effect at the next start. */
const roles = new WeakMap<Queries, Promise<string>>();

function roleOf(queries: Queries): Promise<string> {
  const known =
    roles.get(queries) ??
    rowsOf<{ role: string }>(queries, sql`select ${companyRole} as role`).then(([row]) => row?.role ?? 'none');
  roles.set(queries, known);
  known.catch(() => roles.delete(queries));
  return known;
}

/**
 * The role for company work: `kalem_member`, or `none` when the database administrator does not allow it. Without the
 * role, row-level security does not apply, and only the conditions in the queries separate companies.
 */
const companyRole = sql`coalesce((
  select rolname from pg_roles where rolname = 'kalem_member'
    and pg_has_role(session_user, oid, case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end)
), 'none')`;

/** The same transaction with other type marks. */
function seenAs<Marks extends object>(tx: Queries, marks: Marks): Queries & Marks {
  const view: Queries = Object.create(tx);
  return Object.assign(view, marks);
}

const behindWallOf = (companyId: string) =>
  sql`select set_config('kalem.company_id', ${companyId}, true), set_config('role', ${companyRole}, true)`;

/** Runs `work` on the other side of the wall. The statement `there` is sent before its first query without waiting. */
async function inPlace<T>(
  tx: Queries,
  { there, back }: { readonly there: SQL; readonly back: SQL },
  work: () => Promise<T>,
): Promise<T> {
  const crossed = tx.execute(there).then(() => undefined);
  crossed.catch(() => undefined);
  let result: T;
  try {
    result = await work();
  } catch (error) {
    // After a failed statement the transaction accepts no more queries, not even this one. The first error is the
    // cause.
    await tx.execute(back).catch(() => undefined);
    await crossed;
    throw error;
  }
  await tx.execute(back);
  await crossed;
  return result;
}
