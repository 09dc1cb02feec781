import { type PortalState, seedState } from '@kalem/portal-simulator';

/** A portal in which one seller has `count` copies of its seeded invoices. All are of one `day`, if given. */
export function crowdedPortal(vknTckn: string, count: number, day?: string): (now: Date) => PortalState {
  return (now) => {
    const portal = seedState(now);
    const own = portal.documents.filter(
      ({ seller, belgeNumarasi }) => seller.vknTckn === vknTckn && belgeNumarasi.startsWith('GIB'),
    );
    const missing = Array.from({ length: Math.max(0, count - own.length) }, (_, index) => own[index % own.length]);
    const copies = missing.flatMap((original, index) =>
      original
        ? {
            ...original,
            ...(day && { tarih: day }),
            ettn: crypto.randomUUID(),
            belgeNumarasi: `GIB2026${String(500_000_000 + index)}`,
          }
        : [],
    );
    return { ...portal, documents: [...portal.documents, ...copies] };
  };
}
