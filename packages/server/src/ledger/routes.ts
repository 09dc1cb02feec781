import { pageAnswer, pageRange } from '../db/paging';
import { withCompany } from '../db/wall';
import type { Handlers } from '../http/Handler';
import * as callProblems from '../problems/callProblems';
import type { CompanyTx } from '../ports/Database';
import { findReceipt, pageOfReceipts } from './readReceipts';
import { bookReceipt, undoReceipt } from './receipts';

/** /tahsilat: the payments received by a company. */
export const tahsilatRoutes = {
  listReceipts: async ({ ports, member, query: { page = 1, faturaId } }) => {
    const rows = await withCompany(ports.db, member.companyId, (tx) =>
      pageOfReceipts(tx, { faturaId }, pageRange(page)),
    );
    return { status: 200, body: pageAnswer(rows, page, (row) => row) };
  },

  createReceipt: async ({ ports, user, member, newId, now, body }) => ({
    status: 201,
    body: await withCompany(ports.db, member.companyId, async (tx) => {
      // A repetition whose first answer was lost.
      const booked = await findReceipt(tx, newId);
      if (booked) return booked;
      await bookReceipt(tx, { id: newId, userId: user.id, now, body });
      return knownReceipt(tx, newId);
    }),
  }),

  getReceipt: async ({ ports, member, path: { id } }) => ({
    status: 200,
    body: await withCompany(ports.db, member.companyId, (tx) => knownReceipt(tx, id)),
  }),

  reverseReceipt: async ({ ports, user, member, path: { id }, now, body }) => ({
    status: 200,
    body: await withCompany(ports.db, member.companyId, async (tx) => {
      await undoReceipt(tx, { id, neden: body.neden ?? '', userId: user.id, now });
      return knownReceipt(tx, id);
    }),
  }),
} satisfies Partial<Handlers>;

async function knownReceipt(tx: CompanyTx, id: string) {
  const receipt = await findReceipt(tx, id);
  if (!receipt) throw callProblems.notFound();
  return receipt;
}
