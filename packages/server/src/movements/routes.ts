import { pageAnswer, pageRange } from '../db/paging';
import { withCompany } from '../db/wall';
import type { Handlers } from '../http/Handler';
import { confirmMovements } from './confirm';
import { confirmFile, deleteFile } from './files/confirm';
import { fileAnswer, fileAnswers, findFile, newestFiles, ownAccounts } from './files/store';
import { type Actor, uploadFile } from './files/upload';
import { ignoreMovement, undoMovement } from './ignore';
import { countMovements, pageOfMovements } from './list';
import { deletePayer, pageOfPayers } from './payers';
import { pullMovements, pullState } from './pull';

interface Calling {
  readonly user: { readonly id: string; readonly partnerSession: { readonly id: string } | undefined };
  readonly member: { readonly companyId: string };
}

function actorOf({ user, member: { companyId } }: Calling): Actor {
  return { companyId, userId: user.id, partnerSessionId: user.partnerSession?.id ?? null };
}

/** /banka-hareketi: credits of the bank accounts, and the invoices that they pay. */
export const bankaHareketiRoutes = {
  listBankMovements: async ({ ports, member: { companyId }, query: { page = 1, pageSize, ...filter } }) => {
    const { rows, ...others } = await withCompany(ports.db, companyId, async (tx) => ({
      rows: await pageOfMovements(tx, filter, pageRange(page, pageSize)),
      sayilar: await countMovements(tx),
      alim: await pullState(ports, tx),
    }));
    return { status: 200, body: { ...pageAnswer(rows, page, (row) => row, pageSize), ...others } };
  },

  pullBankMovements: async ({ ports, user, member: { companyId } }) => ({
    status: 200,
    body: await pullMovements(ports, { companyId, userId: user.id }),
  }),

  confirmBankMovements: async ({ ports, user, member: { companyId }, newId, language, body: { items } }) => ({
    status: 200,
    body: { items: await confirmMovements(ports, { id: newId, companyId, userId: user.id, language }, items) },
  }),

  undoBankMovement: async ({ ports, user, member: { companyId }, path: { id } }) => ({
    status: 200,
    body: await undoMovement(ports, { companyId, userId: user.id }, id),
  }),

  ignoreBankMovement: async ({ ports, user, member: { companyId }, path: { id } }) => ({
    status: 200,
    body: await ignoreMovement(ports, { companyId, userId: user.id }, id),
  }),

  listBankFiles: async ({ ports, member: { companyId }, language }) => ({
    status: 200,
    body: await withCompany(ports.db, companyId, async (tx) => ({
      items: await fileAnswers(tx, await newestFiles(tx), language),
      hesaplar: await ownAccounts(tx),
    })),
  }),

  uploadBankFile: async (call) => {
    const { ports, member, newId: id, now, language, body } = call;
    const row = await uploadFile(ports, actorOf(call), { id, file: body.file, now });
    return { status: 201, body: await withCompany(ports.db, member.companyId, (tx) => fileAnswer(tx, row, language)) };
  },

  getBankFile: async ({ ports, member: { companyId }, language, path: { id } }) => ({
    status: 200,
    body: await withCompany(ports.db, companyId, async (tx) => fileAnswer(tx, await findFile(tx, id), language)),
  }),

  confirmBankFile: async (call) => {
    const { ports, member, path, now, language, body } = call;
    const row = await confirmFile(ports, actorOf(call), { id: path.id, body, now });
    return { status: 200, body: await withCompany(ports.db, member.companyId, (tx) => fileAnswer(tx, row, language)) };
  },

  deleteBankFile: async (call) => {
    const { ports, member, path, now, language } = call;
    const row = await deleteFile(ports, actorOf(call), { id: path.id, now });
    return { status: 200, body: await withCompany(ports.db, member.companyId, (tx) => fileAnswer(tx, row, language)) };
  },

  listPayers: async ({ ports, member: { companyId }, query: { page = 1, pageSize } }) => {
    const rows = await withCompany(ports.db, companyId, (tx) => pageOfPayers(tx, pageRange(page, pageSize)));
    return { status: 200, body: pageAnswer(rows, page, (row) => row, pageSize) };
  },

  deletePayer: async ({ ports, user, member: { companyId }, path: { id }, now }) => {
    await withCompany(ports.db, companyId, (tx) => deletePayer(tx, { id, userId: user.id, now }));
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
