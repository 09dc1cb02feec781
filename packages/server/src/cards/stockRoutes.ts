import { validateStockItem } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { pageAnswer, pageRange } from '../db/paging';
import { etagOf } from '../db/versions';
import { withCompany } from '../db/wall';
import type { Handlers } from '../http/Handler';
import * as callProblems from '../problems/callProblems';
import { refuseFaults } from '../problems/refuseFaults';
import { importCards } from './import';
import { changeCard, createCard, deleteCard } from './save';
import { stockSheet } from './sheets';
import { stockCards, type StockContent, stockContent, type StockRow } from './stockItems';
import { stockItemWire } from './wire';

/** /stok: the stock cards of a company. */
export const stokRoutes = {
  listStockItems: async ({ ports, member, query: { page = 1 } }) => {
    const rows = await withCompany(ports.db, member.companyId, (tx) => stockCards.page(tx, pageRange(page)));
    return { status: 200, body: pageAnswer(rows, page, stockItemWire) };
  },

  searchStockItems: async ({ ports, member, query }) => {
    const rows = await withCompany(ports.db, member.companyId, (tx) => stockCards.search(tx, query.q));
    return { status: 200, body: { items: rows.map(stockItemWire) } };
  },

  getStockItem: async ({ ports, member, path }) => {
    const row = await withCompany(ports.db, member.companyId, (tx) => stockCards.find(tx, path.id));
    if (!row) throw callProblems.notFound();
    return { status: 200, ...answer(row) };
  },

  importStockItems: async ({ ports, user, member, newId, body }) => {
    const result = await importCards(ports, stockSheet, {
      companyId: member.companyId,
      userId: user.id,
      id: newId,
      file: body.file,
    });
    return { status: 200, body: result };
  },

  createStockItem: async ({ ports, user, member, newId, body }) => {
    const content = checked(body);
    return {
      status: 201,
      ...answer(
        await createCard(ports, stockCards, { companyId: member.companyId, userId: user.id, id: newId, content }),
      ),
    };
  },

  updateStockItem: async ({ ports, user, member, path, headers, body }) => {
    const content = checked(body);
    const row = await changeCard(ports, stockCards, {
      companyId: member.companyId,
      userId: user.id,
      id: path.id,
      ifMatch: headers['if-match'],
      content,
    });
    return { status: 200, ...answer(row) };
  },

  deleteStockItem: async ({ ports, user, member, path, headers }) => {
    await deleteCard(ports, stockCards, {
      companyId: member.companyId,
      userId: user.id,
      id: path.id,
      ifMatch: headers['if-match'],
    });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;

function checked(body: components['schemas']['StockItemWrite']): StockContent {
  refuseFaults(validateStockItem(body));
  return stockContent(body);
}

function answer(row: StockRow) {
  return { headers: { ETag: etagOf(row.version) }, body: stockItemWire(row) };
}
