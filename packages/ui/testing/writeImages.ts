import { writeEmptyDatabase, writeImage } from '@kalem/server/page/image';
import { foundCompany } from './company';
import { fillWeek, listNow } from './week';

/** Makes what pages open: `tsx writeImages.ts empty <file>`, or `week <file of the database> <file of the portal>`. */
const [name, database, portal] = process.argv.slice(2);
if (!database) throw new Error('Name the image and its files.');

if (name === 'week' && portal) {
  await writeImage({ database, portal }, { clock: { now: listNow } }, async (server) => {
    await fillWeek(await foundCompany(server));
  });
} else {
  await writeEmptyDatabase(database);
}
// What the server keeps for later calls would hold the process.
process.exit();
