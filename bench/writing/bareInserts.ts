import pg from 'pg';

/** The tables that a saved invoice writes to. */
const TABLES = ['public.invoice', 'public.idempotency_key', 'public.audit_log', 'pgboss.job'];

/** As many connections as the server has. */
const CONNECTIONS = 10;

interface Inserts {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/**
 * Inserts the rows of `count` saved invoices again, into tables with the same indexes: one transaction per invoice,
 * `atOnce` at a time, and no other work. Returns the milliseconds of each insert and of all.
 */
export async function bareInserts(
  connection: pg.PoolConfig,
  count: number,
  atOnce: number,
): Promise<{ times: number[]; ms: number }> {
  // Keeps values in the text format of PostgreSQL, so that they can be inserted unchanged.
  const types = { getTypeParser: () => (value: unknown) => value } as unknown as pg.CustomTypesConfig;
  const pool = new pg.Pool({ ...connection, max: CONNECTIONS, types });
  try {
    await pool.query('create schema bare');
    const all: Inserts[] = [];
    for (const table of TABLES) all.push(await copyOf(pool, table, count));
    const times: number[] = [];
    let next = 0;
    const began = performance.now();
    const work = async () => {
      for (let index = next++; index < count; index = next++) {
        const asked = performance.now();
        await insert(pool, all, index);
        times.push(performance.now() - asked);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const ms = performance.now() - began;
    await pool.query('drop schema bare cascade');
    return { times, ms };
  } finally {
    await pool.end();
  }
}

/** Creates an empty table with the indexes of another, and returns the last rows of that table. */
async function copyOf(pool: pg.Pool, table: string, count: number): Promise<Inserts> {
  const [schema, name] = table.split('.');
  await pool.query(`create table bare.${name} (like ${table} including generated including indexes)`);
  const { rows: columns } = await pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns
      where table_schema = $1 and table_name = $2 and is_generated = 'NEVER' order by ordinal_position`,
    [schema, name],
  );
  const names = columns.map(({ column_name }) => `"${column_name}"`);
  const { rows } = await pool.query<unknown[]>({
    text: `select ${names.join(', ')} from ${table} order by ctid desc limit ${count}`,
    rowMode: 'array',
  });
  return { table: `bare.${name}`, columns: names, rows };
}

async function insert(pool: pg.Pool, all: readonly Inserts[], index: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const { table, columns, rows } of all) {
      const values = rows[index];
      if (!values) continue;
      const places = values.map((_, place) => `$${place + 1}`).join(', ');
      await client.query({
        name: table,
        text: `insert into ${table} (${columns.join(', ')}) values (${places})`,
        values: [...values],
      });
    }
    await client.query('commit');
  } finally {
    client.release();
  }
}
