import { validateCustomer } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { pageAnswer, pageRange } from '../db/paging';
import { etagOf } from '../db/versions';
import { withCompany } from '../db/wall';
import type { Handlers } from '../http/Handler';
import * as callProblems from '../problems/callProblems';
import { refuseFaults } from '../problems/refuseFaults';
import { customerCards, type CustomerContent, customerContent, type CustomerRow } from './customers';
import { importCards } from './import';
import { changeCard, createCard, deleteCard } from './save';
import { customerSheet } from './sheets';
import { customerWire } from './wire';

/** /cari: the customers of a company. */
export const cariRoutes = {
  listCustomers: async ({ ports, member, query: { page = 1 } }) => {
    const rows = await withCompany(ports.db, member.companyId, (tx) => customerCards.page(tx, pageRange(page)));
    return { status: 200, body: pageAnswer(rows, page, customerWire) };
  },

  searchCustomers: async ({ ports, member, query }) => {
    const rows = await withCompany(ports.db, member.companyId, (tx) => customerCards.search(tx, query.q));
    return { status: 200, body: { items: rows.map(customerWire) } };
  },

  getCustomer: async ({ ports, member, path }) => {
    const row = await withCompany(ports.db, member.companyId, (tx) => customerCards.find(tx, path.id));
    if (!row) throw callProblems.notFound();
    return { status: 200, ...answer(row) };
  },

  importCustomers: async ({ ports, user, member, newId, body }) => {
    const result = await importCards(ports, customerSheet, {
      companyId: member.companyId,
      userId: user.id,
      id: newId,
      file: body.file,
    });
    return { status: 200, body: result };
  },

  createCustomer: async ({ ports, user, member, newId, body }) => {
    const content = checked(body);
    return {
      status: 201,
      ...answer(
        await createCard(ports, customerCards, { companyId: member.companyId, userId: user.id, id: newId, content }),
      ),
    };
  },

  updateCustomer: async ({ ports, user, member, path, headers, body }) => {
    const content = checked(body);
    const row = await changeCard(ports, customerCards, {
      companyId: member.companyId,
      userId: user.id,
      id: path.id,
      ifMatch: headers['if-match'],
      content,
    });
    return { status: 200, ...answer(row) };
  },

  deleteCustomer: async ({ ports, user, member, path, headers }) => {
    await deleteCard(ports, customerCards, {
      companyId: member.companyId,
      userId: user.id,
      id: path.id,
      ifMatch: headers['if-match'],
    });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;

function checked(body: components['schemas']['CustomerWrite']): CustomerContent {
  refuseFaults(validateCustomer(body));
  return customerContent(body);
}

function answer(row: CustomerRow) {
  return { headers: { ETag: etagOf(row.version) }, body: customerWire(row) };
}
