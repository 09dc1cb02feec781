import { describe, expectTypeOf, test } from 'vitest';
import { findInvoice } from '../invoices/statements';
import { findUser } from '../people/statements';
import type { CompanyTx, Database, Queries, ServerTx, Tx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import { asCompany, asServer, serverQueries, withCompany, withServer } from './wall';

/** Never called. Only its types are checked. */
const typesOf = (_calls: (queries: Queries, inside: CompanyTx, server: ServerTx, db: Database) => unknown) => undefined;

describe('the wall between companies is a type', () => {
  test('USR-14: a raw transaction or a server transaction cannot be used as a company transaction', () => {
    expectTypeOf<Queries>().not.toExtend<CompanyTx>();
    expectTypeOf<ServerTx>().not.toExtend<CompanyTx>();
    expectTypeOf<Queries & { companyId: string }>().not.toExtend<CompanyTx>();
    typesOf((queries, inside, server) => {
      void findInvoice(inside, 'id');
      // @ts-expect-error A plain query has no known company.
      void findInvoice(queries, 'id');
      // @ts-expect-error A server transaction sees the rows of all companies.
      void findInvoice(server, 'id');
    });
  });

  test('a raw transaction or a company transaction cannot be used as a server transaction', () => {
    expectTypeOf<Queries>().not.toExtend<ServerTx>();
    expectTypeOf<Queries>().not.toExtend<Tx>();
    expectTypeOf<CompanyTx>().not.toExtend<ServerTx>();
    typesOf((queries, inside, server) => {
      void findUser(server, 'id');
      // @ts-expect-error A plain query was not opened for a reason.
      void findUser(queries, 'id');
      // @ts-expect-error People belong to no company.
      void findUser(inside, 'id');
    });
  });

  test('the server can leave the wall only for a listed reason', () => {
    typesOf((_queries, inside, server, db) => {
      void asServer(inside, 'people', (all) => findUser(all, 'id'));
      // @ts-expect-error 'convenience' is not a listed reason.
      void asServer(inside, 'convenience', (all) => findUser(all, 'id'));
      // @ts-expect-error 'convenience' is not a listed reason here either.
      serverQueries(db, 'convenience');
      void withServer(db, 'openCompany', (tx) => asCompany(tx, 'id', (own) => findInvoice(own, 'id')));
      // @ts-expect-error Outside of a transaction the wall does not apply, so the rows of all companies would be
      // visible.
      void asCompany(server, 'id', (tx) => findInvoice(tx, 'id'));
      // @ts-expect-error The wall of one company must not be exchanged for another's.
      void asCompany(inside, 'id', (tx) => findInvoice(tx, 'id'));
    });
  });

  test('folders can access the database only through the wall', () => {
    expectTypeOf<Extract<keyof Ports['db'], string>>().toEqualTypeOf<'close'>();
    typesOf((_queries, _inside, _server, db) => {
      void withCompany(db, 'id', (tx) => findInvoice(tx, 'id'));
      // @ts-expect-error The raw queries must not be accessible.
      void db.queries;
      // @ts-expect-error The raw transaction must not be accessible.
      void db.transaction;
    });
  });
});
