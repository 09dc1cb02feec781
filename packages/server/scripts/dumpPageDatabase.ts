import { writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { migrate } from '../src/db/migrate';
import { pgliteDatabase } from '../src/page/pgliteDatabase';

/** Writes the empty, migrated database that a page opens instead of making one: `tsx dumpPageDatabase.ts <file>`. */
const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file to write.');

const client = await PGlite.create({ extensions: { pg_trgm } });
await migrate(pgliteDatabase(client));
const dump = await client.dumpDataDir('gzip');
writeFileSync(file, new Uint8Array(await dump.arrayBuffer()));
await client.close();
