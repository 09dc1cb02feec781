import { addInvoices, writeEmptyDatabase, writeImage } from '@kalem/server/page/image';
import { foundCompany } from './company';
import { fillWeek, listNow } from './week';

/**
 * Writes the images that pages start from: `tsx writeImages.ts empty <file>`, `week <file of the database> <file of the
 * portal>`, or `years`, which is the week with 5,000 more invoices.
 */
const [name, database, portal] = process.argv.slice(2);
if (!database) throw new Error('Name the image and its files.');

if ((name === 'week' || name === 'years') && portal) {
  await writeImage({ database, portal }, { clock: { now: listNow } }, async (server, db) => {
    const scenario = await foundCompany(server);
    await fillWeek(scenario);
    if (name === 'years') await addInvoices(db, scenario.companyId, 5_000, '2026-11-21');
  });
} else {
  await writeEmptyDatabase(database);
}
// Timers of the server would keep the process alive.
process.exit();
