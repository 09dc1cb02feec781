import { writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { migrate } from '../db/migrate';
import type { Database } from '../ports/Database';
import { readDocumentFonts, readJpegCodec } from '../node/threads/readAssets';
import { createPageServer, type PageServer, type PageServerOptions } from './createPageServer';
import { pgliteDatabase } from './pgliteDatabase';

export type { PageServer } from './createPageServer';
export { addInvoices } from './addInvoices';

/** A page loads the whole file before it shows anything, so little space is reserved for writes. */
const small = {
  initDbStartParams: ['--wal-segsize=1'],
  postgresqlconf: ['shared_buffers = 8MB', 'min_wal_size = 2MB', 'wal_recycle = off'],
};

/** Writes an empty, migrated database for pages, so that they need not create one. */
export async function writeEmptyDatabase(file: string): Promise<void> {
  const client = await PGlite.create({ extensions: { pg_trgm }, ...small });
  await migrate(pgliteDatabase(client));
  await dump(client, file);
}

/**
 * Writes the database and the portal's data of a server that `fill` has filled. Large data (`addInvoices`) is inserted
 * directly, because calls would take too long.
 */
export async function writeImage(
  files: { database: string; portal: string },
  options: PageServerOptions,
  fill: (server: PageServer, db: Database) => Promise<void>,
): Promise<void> {
  const client = await PGlite.create({ extensions: { pg_trgm }, ...small });
  let state = '';
  const save = (text: string): Promise<void> => {
    state = text;
    return Promise.resolve();
  };
  const server = await createPageServer(
    {
      client,
      origin: 'http://kalem.page',
      fonts: readDocumentFonts,
      codec: readJpegCodec,
      portal: { load: () => Promise.resolve(null), save },
    },
    options,
  );
  await fill(server, pgliteDatabase(client));
  await server.rest();
  await dump(client, files.database);
  writeFileSync(files.portal, state);
}

async function dump(client: PGlite, file: string): Promise<void> {
  // The template databases are a third of the size and are not needed.
  await client.query('update pg_database set datistemplate = false');
  for (const template of ['template0', 'template1']) await client.query(`drop database ${template}`);
  await client.query('checkpoint');
  const image = await client.dumpDataDir('gzip');
  writeFileSync(file, new Uint8Array(await image.arrayBuffer()));
  await client.close();
}
