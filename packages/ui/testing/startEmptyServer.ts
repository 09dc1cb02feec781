import { startPageServer, type PageServer } from '@kalem/server/page';
import database from 'virtual:kalem-page-database';

/** The real server in the page, with nobody in it. */
export async function startEmptyServer(options: Parameters<typeof startPageServer>[0] = {}): Promise<PageServer> {
  const dump = await (await fetch(database)).blob();
  return startPageServer({ dump, ...options });
}
