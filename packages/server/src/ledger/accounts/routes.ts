import { addDays } from '@kalem/domain';
import { validateOpening } from '@kalem/domain/checks';
import type { components } from '@kalem/openapi';
import { writeAudit } from '../../db/audit';
import { etagOf, requireVersion } from '../../db/versions';
import { withCompany } from '../../db/wall';
import type { Handlers } from '../../http/Handler';
import type { CompanyTx } from '../../ports/Database';
import { refuseFaults } from '../../problems/faults';
import * as ledgerProblems from '../../problems/ledgerProblems';
import { findDebtor } from '../books';
import { lockTracking } from '../claims';
import { bookOnce } from '../readReceipts';
import { findCollectionSettings } from '../settings';
import { bookOpenings, findOpenings, isUnchanged, lockOpenings, openingKey } from './bookOpenings';
import { importOpenings } from './importOpenings';
import { lockGroups } from './merged';
import { deductReturn, ignoreReturn } from './receivedReturns';

/** /alacak/iade: returns that customers issued (MNY-26). */
export const returnRoutes = {
  deductReturn: async ({ ports, user, member, path: { id: receivedId }, newId: id, now, body }) => ({
    status: 201,
    body: await bookOnce(ports, member, id, (tx) => deductReturn(tx, { id, receivedId, userId: user.id, now, body })),
  }),

  ignoreReturn: async ({ ports, user, member, path: { id: receivedId }, now, body: { yoksay } }) => ({
    status: 200,
    body: await withCompany(ports.db, member.companyId, (tx) =>
      ignoreReturn(tx, { receivedId, yoksay, userId: user.id, now }),
    ),
  }),
} satisfies Partial<Handlers>;

/** /alacak/{id}/acilis and /alacak/acilis: what customers owed before tracking began (MNY-42). */
export const openingRoutes = {
  getOpeningBalance: async ({ ports, member, path: { id }, query: { paraBirim = 'TRY' } }) =>
    withCompany(ports.db, member.companyId, async (tx) => {
      await findDebtor(tx, id);
      return answerOf(tx, id, paraBirim);
    }),

  updateOpeningBalance: async ({ ports, user, member, headers, path: { id: debtorId }, newId, now, body }) =>
    withCompany(ports.db, member.companyId, async (tx) => {
      await lockGroups(tx);
      await lockTracking(tx, 'shared');
      await lockOpenings(tx, [await findDebtor(tx, debtorId)], now);
      const { paraBirim, tutar, vadeTarihi } = body;
      const before = (await findOpenings(tx, [debtorId])).get(openingKey({ debtorId, paraBirim }));
      requireVersion(headers['if-match'], before?.version ?? 0);
      refuseFaults(validateOpening(body));
      const { baslangic } = await findCollectionSettings(tx);
      if (baslangic === null) throw ledgerProblems.trackingNotStarted();
      const opening = { id: newId, debtorId, paraBirim, tutar, vadeTarihi: vadeTarihi || null, before };
      if (isUnchanged(opening)) return answerOf(tx, debtorId, paraBirim);
      const refused = await bookOpenings(tx, [opening], { baslangic, userId: user.id, now });
      if (refused.length > 0) throw ledgerProblems.creditRefunded();
      const answer = await answerOf(tx, debtorId, paraBirim);
      const details = { before: before?.tutar ?? '0.00', tutar: answer.body.tutar, paraBirim };
      const entityId = answer.body.tahsilatId ?? before?.id ?? newId;
      await writeAudit(tx, { action: 'updateOpeningBalance', userId: user.id, entityId, details, at: now });
      return answer;
    }),

  importOpeningBalances: async ({ ports, language, user, member, newId: id, body: { file } }) => ({
    status: 200,
    body: await importOpenings(ports, { companyId: member.companyId, userId: user.id, id, file, language }),
  }),
} satisfies Partial<Handlers>;

async function answerOf(tx: CompanyTx, debtorId: string, paraBirim: string) {
  const opening = (await findOpenings(tx, [debtorId])).get(openingKey({ debtorId, paraBirim }));
  const headers = { ETag: etagOf(opening?.version ?? 0) };
  if (opening?.entryIds.length) {
    const { id: tahsilatId, tarih, tutar, vadeTarihi } = opening;
    const body: Opening = { tahsilatId, tarih, tutar, paraBirim, vadeTarihi };
    return { status: 200 as const, headers, body };
  }
  const { baslangic } = await findCollectionSettings(tx);
  const tarih = baslangic === null ? null : addDays(baslangic, -1);
  const none: Opening = { tahsilatId: null, tarih, tutar: '0.00', paraBirim, vadeTarihi: null };
  return { status: 200 as const, headers, body: none };
}

type Opening = components['schemas']['OpeningBalance'];
