import type { components } from '@kalem/openapi';
import { findCompanyOf } from '../companies/statements';
import { companyAnswer } from '../companies/wire';
import { serverQueries, withCompany } from '../db/wall';
import type { Handlers } from '../http/Handler';
import * as callProblems from '../problems/callProblems';
import { changeCredentials, endPortalSession, linkCompany } from './link';
import { findSync, type SyncRow } from './runs';

/** /company/gib, /company/sync and /company/logout: the portal account of a company. */
export const gibRoutes = {
  linkCompany: async ({ ports, user, newId, body }) => {
    const companyId = await linkCompany(ports, user.id, newId, body);
    const found = await findCompanyOf(serverQueries(ports.db, 'caller'), user.id, companyId);
    if (!found) throw callProblems.noPermission();
    return { status: 200, body: companyAnswer(found, user.id) };
  },

  updateGibCredentials: async ({ ports, user, member, body }) => {
    await changeCredentials(ports, { companyId: member.companyId, userId: user.id, credentials: body });
    return { status: 200, body: {} };
  },

  getSync: async ({ ports, member }) => {
    const run = await withCompany(ports.db, member.companyId, findSync);
    return { status: 200, body: syncAnswer(run) };
  },

  logoutCompany: async ({ ports, member }) => {
    await endPortalSession(ports, member.companyId);
    return { status: 204 };
  },
} satisfies Partial<Handlers>;

function syncAnswer(run: SyncRow | undefined): components['schemas']['Sync'] {
  if (!run)
    return {
      durum: 'YOK',
      baslangicTarihi: null,
      bitisTarihi: null,
      tamamlananPencere: 0,
      toplamPencere: 0,
      faturaSayisi: 0,
      cariSayisi: 0,
      stokSayisi: 0,
      mesaj: null,
      guncellendi: null,
    };
  return {
    durum: run.durum,
    baslangicTarihi: run.baslangicTarihi,
    bitisTarihi: run.bitisTarihi,
    tamamlananPencere: run.tamamlananPencere,
    toplamPencere: run.toplamPencere,
    faturaSayisi: run.faturaSayisi,
    cariSayisi: run.cariSayisi,
    stokSayisi: run.stokSayisi,
    mesaj: run.mesaj,
    guncellendi: run.updatedAt.toISOString(),
  };
}
