import { readCompany, withCompany } from '../db/wall';
import type { Handlers } from '../http/Handler';
import { refuseLongPeriod } from '../problems/faults';
import { homeFigures, salesByMonth, type Sight } from './figures';
import { pendingOf } from './pending';

/** The figures of a company, from the stored data: home page, and sales to one customer. Never queries the portal. */
export const anasayfaRoutes = {
  getHomeFigures: async ({ ports, member, query: { baslangicTarihi, bitisTarihi } }) => {
    const days = { from: baslangicTarihi, to: bitisTarihi };
    refuseLongPeriod(days);
    return {
      status: 200,
      body: await withCompany(ports.db, member.companyId, (tx) => homeFigures(tx, sightOf(member), days)),
    };
  },

  sumInvoicesByMonth: async ({ ports, member, query: { companyId: _, ...filter } }) => ({
    status: 200,
    body: {
      items: await readCompany(ports.db, member.companyId, (tx) => salesByMonth(tx, sightOf(member), filter)),
    },
  }),

  listPending: async ({ ports, language, user, member, now }) => {
    const asked = { userId: user.id, now, language };
    return {
      status: 200,
      body: await withCompany(ports.db, member.companyId, (tx) => pendingOf(tx, sightOf(member), asked)),
    };
  },
} satisfies Partial<Handlers>;

const everything: Sight = {
  faturaRead: true,
  adimaDuzenlenenFaturalarRead: true,
  iptalItirazRead: true,
  cariRead: true,
  stokRead: true,
  tahsilatRead: true,
};

/** The owner sees everything. */
function sightOf({ owner, permissions }: { owner: boolean; permissions: Sight }): Sight {
  if (owner) return everything;
  return permissions;
}
