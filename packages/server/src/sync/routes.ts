import type { components } from '@kalem/openapi';
import { readCompany } from '../db/wall';
import type { Handlers } from '../http/Handler';
import { findSync, type SyncRow } from './runs';
import { startSyncNow, stopSyncNow } from './startSync';

/** /company/sync: the progress of the download from the portal. */
export const syncRoutes = {
  getSync: async ({ ports, member }) => {
    const run = await readCompany(ports.db, member.companyId, findSync);
    return { status: 200, body: syncAnswer(run) };
  },

  startSync: async ({ ports, user, member }) => ({
    status: 200,
    body: syncAnswer(await startSyncNow(ports, { companyId: member.companyId, userId: user.id })),
  }),

  stopSync: async ({ ports, user, member }) => ({
    status: 200,
    body: syncAnswer(await stopSyncNow(ports, { companyId: member.companyId, userId: user.id })),
  }),
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
