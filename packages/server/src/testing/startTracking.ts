import type { Owner } from './people';
import type { TestServer } from './startTestServer';

/** Starts the tracking of receivables on a day, null for none, and books the invoices since then (MNY-23). */
export async function startTracking(server: TestServer, owner: Owner, baslangic: string | null): Promise<void> {
  await owner.client.PUT('/tahsilat-ayarlari', {
    params: { query: owner.query },
    body: { vadeGunu: null, vadeyiGoster: true, baslangic },
  });
  await server.runJobs();
}
