import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { CompanyTx, Queries } from '../ports/Database';

/** Rows of a statement in SQL, with values as the drivers give them: bigint and numeric as text. */
export async function rowsOf<Row>(queries: Queries, statement: SQL): Promise<Row[]> {
  const result = (await queries.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}

const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed on a unique value, which two at the same time cannot see beforehand. */
export function isDuplicate(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && Reflect.get(cause, 'code') === UNIQUE_VIOLATION;
}

/**
 * Stores rows of a table with `id` and `version` in one statement, however many they are: they travel as one JSON text.
 * A row whose id exists takes the new values and increments its version.
 */
export async function putRows(tx: CompanyTx, table: PgTable, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table));
  // A loop, because an import brings tens of thousands of rows: `Object.fromEntries` allocates a pair per value.
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
