import { pageAnswer, pageRange } from '../db/paging';
import { withCompany } from '../db/wall';
import type { Handlers } from '../http/Handler';
import { accountOf, pageOfDebtors, pageOfEntries, receivablesOf } from './debtors';
import { mergeDebtors, splitDebtors } from './accounts/merged';
import { bookOnce, knownReceipt, pageOfReceipts } from './readReceipts';
import { bookReceipt, changeAllocations } from './receipts';
import { bookRefund, writeOff } from './refunds';
import { undoReceipt } from './undoReceipt';

/** /alacak: what customers owe. */
export const alacakRoutes = {
  listDebtors: async ({ ports, member, query, now }) => {
    const { page = 1, pageSize } = query;
    const range = pageRange(page, pageSize);
    const rows = await withCompany(ports.db, member.companyId, (tx) => pageOfDebtors(tx, query, range, now));
    return { status: 200, body: pageAnswer(rows, page, (row) => row, pageSize) };
  },

  getReceivables: async ({ ports, member, now }) => ({
    status: 200,
    body: await withCompany(ports.db, member.companyId, (tx) => receivablesOf(tx, now)),
  }),

  getDebtor: async ({ ports, member, path: { id }, now }) => ({
    status: 200,
    body: await withCompany(ports.db, member.companyId, (tx) => accountOf(tx, id, now)),
  }),

  mergeDebtors: async ({ ports, user, member, path: { id }, now, body: { birlesen } }) => ({
    status: 200,
    body: await withCompany(ports.db, member.companyId, async (tx) => {
      await mergeDebtors(tx, { id, birlesen, userId: user.id, now });
      return accountOf(tx, id, now);
    }),
  }),

  splitDebtors: async ({ ports, user, member, path: { id }, now, body: { birlesen } }) => ({
    status: 200,
    body: await withCompany(ports.db, member.companyId, async (tx) => {
      await splitDebtors(tx, { id, birlesen, userId: user.id, now });
      return accountOf(tx, id, now);
    }),
  }),

  listLedgerEntries: async ({ ports, member, path: { id }, query }) => {
    const { page = 1 } = query;
    const { rows, sums } = await withCompany(ports.db, member.companyId, (tx) =>
      pageOfEntries(tx, id, query, pageRange(page)),
    );
    return { status: 200, body: { ...sums, ...pageAnswer(rows, page, (row) => row) } };
  },
} satisfies Partial<Handlers>;

/** /tahsilat: the payments received by a company. */
export const tahsilatRoutes = {
  listReceipts: async ({ ports, member, query: { page = 1, pageSize, ...filter } }) => {
    const range = pageRange(page, pageSize);
    const rows = await withCompany(ports.db, member.companyId, (tx) => pageOfReceipts(tx, filter, range));
    return { status: 200, body: pageAnswer(rows, page, (row) => row, pageSize) };
  },

  createReceipt: async ({ ports, user, member, newId, now, body }) => ({
    status: 201,
    body: await bookOnce(ports, member, newId, (tx) =>
      bookReceipt(tx, { ports, id: newId, userId: user.id, now, body }),
    ),
  }),

  createRefund: async ({ ports, user, member, newId, now, body }) => ({
    status: 201,
    body: await bookOnce(ports, member, newId, (tx) =>
      bookRefund(tx, { ports, id: newId, userId: user.id, now, body }),
    ),
  }),

  writeOffInvoice: async ({ ports, user, member, newId, now, body, path: { id: faturaId } }) => ({
    status: 201,
    body: await bookOnce(ports, member, newId, (tx) =>
      writeOff(tx, { ports, id: newId, userId: user.id, now, body, faturaId }),
    ),
  }),

  updateReceiptAllocations: async ({ ports, user, member, path: { id }, now, body }) => ({
    status: 200,
    body: await withCompany(ports.db, member.companyId, async (tx) => {
      await changeAllocations(tx, { ports, id, userId: user.id, now, body });
      return knownReceipt(tx, id);
    }),
  }),

  getReceipt: async ({ ports, member, path: { id } }) => ({
    status: 200,
    body: await withCompany(ports.db, member.companyId, (tx) => knownReceipt(tx, id)),
  }),

  reverseReceipt: async ({ ports, user, member, path: { id }, now, body }) => ({
    status: 200,
    body: await withCompany(ports.db, member.companyId, async (tx) => {
      await undoReceipt(tx, { ports, id, userId: user.id, now, body });
      return knownReceipt(tx, id);
    }),
  }),
} satisfies Partial<Handlers>;
