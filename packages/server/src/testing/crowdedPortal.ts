import { createPortalSimulator, type PortalSimulatorOptions } from '@kalem/portal-simulator';

interface StoredPortal {
  documents: { ettn: string; belgeNumarasi: string; seller: { vknTckn: string } }[];
}

/** A simulated portal in which one seller has many copies of its seeded invoices, all of one `day` where given. */
export async function crowdedPortal(
  now: Date,
  vknTckn: string,
  count: number,
  day?: string,
): Promise<NonNullable<PortalSimulatorOptions['storage']>> {
  let text = '';
  const seeding = createPortalSimulator({
    clock: { now: () => now },
    storage: {
      load: () => Promise.resolve(null),
      save: (saved) => {
        text = saved;
        return Promise.resolve();
      },
    },
  });
  await seeding.ready();
  const portal = JSON.parse(text) as StoredPortal;
  const own = portal.documents.filter(
    ({ seller, belgeNumarasi }) => seller.vknTckn === vknTckn && belgeNumarasi.startsWith('GIB'),
  );
  const copies = Array.from({ length: Math.max(0, count - own.length) }, (_, index) => {
    const original = own[index % own.length];
    return {
      ...original,
      ...(day && { tarih: day }),
      ettn: crypto.randomUUID(),
      belgeNumarasi: `GIB2026${String(500_000_000 + index)}`,
    };
  });
  const crowded = JSON.stringify({ ...portal, documents: [...portal.documents, ...copies] });
  return { load: () => Promise.resolve(crowded), save: () => Promise.resolve() };
}
