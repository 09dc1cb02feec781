import { type Fault } from '@kalem/domain';
import { validateCustomer, validateStockItem } from '@kalem/domain/checks';
import { pageAnswer, pageRange } from '../db/paging';
import { etagOf } from '../db/versions';
import { readCompany, withCompany } from '../db/wall';
import type { Handlers } from '../http/Handler';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import { refuseFaults } from '../problems/faults';
import type { CardRow } from './Cards';
import { customerContent } from './customers';
import { importCards } from './import';
import { importRoutes, type Upload } from './importRoutes';
import { lookUpTaxpayer } from './registry';
import { changeCard, createCard, deleteCard, keepApart, mergeCards } from './save';
import { type CardSheet, customerSheet, stockSheet } from './sheets';
import { stockContent } from './stockItems';
import { customerWire, stockItemWire } from './wire';

const customers = cardRoutes(customerSheet, {
  validate: validateCustomer,
  contentOf: customerContent,
  wire: customerWire,
});

const customerImports = importRoutes(customerSheet);

/** /info: the tax registry. */
export const infoRoutes = {
  getRegistryEntry: async ({ ports, user, member, query }) => {
    const place = member ?? user.apiKey ?? user.partnerSession;
    const body = await lookUpTaxpayer(ports, {
      userId: user.id,
      companyId: place?.companyId,
      mayReadCards: place?.permissions.cariRead === true,
      vknTckn: query.vknTckn,
    });
    return { status: 200, body };
  },
} satisfies Partial<Handlers>;

/** /cari: the customers of a company. */
export const cariRoutes = {
  listCustomers: customers.list,
  searchCustomers: customers.search,
  listCustomerDoubles: customers.doubles,
  getCustomer: customers.get,
  importCustomers: customers.take,
  listCustomerImports: customerImports.list,
  findKnownCustomers: customerImports.known,
  startCustomerImport: customerImports.start,
  getCustomerImport: customerImports.get,
  cancelCustomerImport: customerImports.cancel,
  listCustomerImportRows: customerImports.rows,
  createCustomer: customers.create,
  updateCustomer: customers.update,
  deleteCustomer: customers.remove,
  mergeCustomers: customers.merge,
  keepCustomersApart: customers.keepApart,
} satisfies Partial<Handlers>;

const stockItems = cardRoutes(stockSheet, {
  validate: validateStockItem,
  contentOf: stockContent,
  wire: stockItemWire,
});

const stockImports = importRoutes(stockSheet);

/** /stok: the stock cards of a company. */
export const stokRoutes = {
  listStockItems: stockItems.list,
  searchStockItems: stockItems.search,
  listStockItemDoubles: stockItems.doubles,
  getStockItem: stockItems.get,
  importStockItems: stockItems.take,
  listStockItemImports: stockImports.list,
  findKnownStockItems: stockImports.known,
  startStockItemImport: stockImports.start,
  getStockItemImport: stockImports.get,
  cancelStockItemImport: stockImports.cancel,
  listStockItemImportRows: stockImports.rows,
  createStockItem: stockItems.create,
  updateStockItem: stockItems.update,
  deleteStockItem: stockItems.remove,
  mergeStockItems: stockItems.merge,
  keepStockItemsApart: stockItems.keepApart,
} satisfies Partial<Handlers>;

/** The parts of a call that the handlers need. */
interface Call {
  readonly ports: Ports;
  readonly user: { readonly id: string };
  readonly member: { readonly companyId: string };
}
interface CallOfOne extends Call {
  readonly path: { readonly id: string };
}
interface Changing extends CallOfOne {
  readonly headers: { readonly 'if-match'?: string | undefined };
}

interface KeepingApart extends CallOfOne {
  readonly body: { readonly diger: string; readonly ayri: boolean };
}

interface Merging<Body> extends Changing {
  readonly body: {
    readonly birlesen: string;
    readonly birlesenSurumu?: string | undefined;
    readonly kart: Body;
  };
}

/** Validation, storage and wire format of one kind of card. */
interface CardForm<Row, Content, Body, Wire> {
  validate(body: Body): readonly Fault[];
  contentOf(body: Body): Content;
  wire(row: Row): Wire;
}

function cardRoutes<Row extends CardRow, Content, Body extends object, Wire>(
  sheet: CardSheet<Row, Content, Body>,
  { validate, contentOf, wire }: CardForm<Row, Content, Body, Wire>,
) {
  const { cards } = sheet;
  const checked = (body: Body): Content => {
    refuseFaults(validate(body));
    return contentOf(body);
  };
  const answer = (row: Row) => ({ headers: { ETag: etagOf(row.version) }, body: wire(row) });

  return {
    list: async ({ ports, member, query }: Call & { readonly query: { page?: number; pageSize?: number } }) => {
      const { page = 1, pageSize } = query;
      const rows = await withCompany(ports.db, member.companyId, (tx) => cards.page(tx, pageRange(page, pageSize)));
      return { status: 200 as const, body: pageAnswer(rows, page, wire, pageSize) };
    },

    search: async ({ ports, member, query }: Call & { readonly query: { readonly q: string } }) => {
      const { rows, isWhole } = await withCompany(ports.db, member.companyId, (tx) => cards.search(tx, query.q));
      return { status: 200 as const, body: { items: rows.map(wire), eksik: !isWhole } };
    },

    get: async ({ ports, member, path }: CallOfOne) => {
      const row = await readCompany(ports.db, member.companyId, (tx) => cards.find(tx, path.id));
      if (!row) throw callProblems.notFound();
      return { status: 200 as const, ...answer(row) };
    },

    doubles: async ({ ports, member }: Call) => {
      const groups = await withCompany(ports.db, member.companyId, (tx) => cards.doubles(tx));
      return {
        status: 200 as const,
        body: { items: groups.map(({ neden, rows }) => ({ neden, kartlar: rows.map(wire) })) },
      };
    },

    /** The import of a sheet. */
    take: async ({ ports, language, user, member, newId: id, query, body }: Upload) => {
      const { companyId } = member;
      const { bosHucre = 'BOSALT' } = query;
      const taken = { companyId, userId: user.id, id, file: body.file, bosHucre, language };
      const result = await importCards(ports, sheet, taken);
      return { status: 200 as const, body: result };
    },

    create: async ({
      ports,
      user,
      member,
      newId: id,
      body,
    }: Call & { readonly newId: string; readonly body: Body }) => {
      const content = checked(body);
      const { companyId } = member;
      return {
        status: 201 as const,
        ...answer(await createCard(ports, cards, { companyId, userId: user.id, id, content })),
      };
    },

    update: async ({ ports, user, member, path, headers, body }: Changing & { readonly body: Body }) => {
      const content = checked(body);
      const row = await changeCard(ports, cards, {
        companyId: member.companyId,
        userId: user.id,
        id: path.id,
        ifMatch: headers['if-match'],
        content,
      });
      return { status: 200 as const, ...answer(row) };
    },

    remove: async ({ ports, user, member, path, headers }: Changing) => {
      await deleteCard(ports, cards, {
        companyId: member.companyId,
        userId: user.id,
        id: path.id,
        ifMatch: headers['if-match'],
      });
      return { status: 204 as const };
    },

    keepApart: async ({ ports, user, member, path, body }: KeepingApart) => {
      const { companyId } = member;
      const pair = { id: path.id, other: body.diger, isApart: body.ayri };
      await keepApart(ports, cards, { companyId, userId: user.id, ...pair });
      return { status: 200 as const, body: {} };
    },

    merge: async ({ ports, user, member, path, headers, body }: Merging<Body>) => {
      const isOfCard = (fault: Fault) => ({ ...fault, path: `kart.${fault.path}` });
      refuseFaults(validate(body.kart).map(isOfCard));
      const row = await mergeCards(ports, cards, {
        companyId: member.companyId,
        userId: user.id,
        id: path.id,
        ifMatch: headers['if-match'],
        content: contentOf(body.kart),
        merged: { id: body.birlesen, ifMatch: body.birlesenSurumu },
      });
      return { status: 200 as const, ...answer(row) };
    },
  };
}
