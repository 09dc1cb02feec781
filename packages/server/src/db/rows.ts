import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { CompanyTx, Queries } from '../ports/Database';

/** The rows of a raw SQL statement. Values are as the drivers return them: bigint and numeric are text. */
export async function rowsOf<Row>(queries: Queries, statement: SQL): Promise<Row[]> {
  const result = (await queries.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}

/** Ids for `in`, as one parameter: a statement can have only so many. */
export function idList(ids: readonly string[]): SQL {
  return sql`(select value::uuid from json_array_elements_text(${JSON.stringify(ids)}::json))`;
}

/**
 * Sends statements of a transaction without waiting for each other's answers. Waits for all answers, so that none is
 * sent after the transaction has ended. Throws the error of the first work that failed.
 */
export async function together<const Work extends readonly PromiseLike<unknown>[]>(
  ...work: Work
): Promise<{ -readonly [Index in keyof Work]: Awaited<Work[Index]> }> {
  // Waited for once: a query of Drizzle runs each time someone waits for it.
  const outcomes = await Promise.allSettled(work);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  return outcomes.map((outcome) => outcome.status === 'fulfilled' && outcome.value) as {
    -readonly [Index in keyof Work]: Awaited<Work[Index]>;
  };
}

const UNIQUE_VIOLATION = '23505';
const LOCK_NOT_AVAILABLE = '55P03';

/** Whether a statement violated a unique constraint. Two concurrent transactions cannot check for it beforehand. */
export function isDuplicate(error: unknown): boolean {
  return stateOf(error) === UNIQUE_VIOLATION;
}

/** Whether a statement waited for a lock longer than `lock_timeout`. */
export function isLocked(error: unknown): boolean {
  return stateOf(error) === LOCK_NOT_AVAILABLE;
}

/** The SQLSTATE of a failed statement. */
function stateOf(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error ? Reflect.get(cause, 'code') : undefined;
}

/**
 * Inserts or updates any number of rows of a table with `id` and `version` in one statement. The rows are sent as one
 * JSON text. A row with an existing id is updated and its version incremented.
 */
export async function putRows(tx: CompanyTx, table: PgTable, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table));
  // A loop, because an import has tens of thousands of rows, and `Object.fromEntries` allocates a pair for each value.
  const valuesOf = (row: object) => {
    const values: Record<string, unknown> = {};
    for (const [field, { name }] of columns) values[name] = Reflect.get(row, field);
    return values;
  };
  const json = JSON.stringify(rows.map(valuesOf));
  const names = columns.map(([, { name }]) => name);
  const changes = names.filter((name) => !['id', 'company_id', 'created_at', 'version'].includes(name));
  const list = (all: readonly string[]) =>
    sql.join(
      all.map((name) => sql.identifier(name)),
      sql`, `,
    );
  await tx.execute(sql`
    insert into ${table} as known (${list(names)})
    select ${list(names)} from json_populate_recordset(null::${table}, ${json}::json)
    on conflict (id) do update set
      version = known.version + 1,
      ${sql.join(
        changes.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
        sql`, `,
      )}
    where known.company_id = ${tx.companyId}::uuid`);
}
