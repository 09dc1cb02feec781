import type { Client } from 'openapi-fetch';
import { describe, expectTypeOf, test } from 'vitest';
import { createClient, type components, type KalemClient, type paths, type Session } from '../src/index';

/** Never called; used for its types. */
const typesOf = <Type>(call: () => Promise<Type>) => expectTypeOf(call).returns.resolves;
const client = createClient({ baseUrl: '/api' });
const companyId = '';
const id = '';

describe('types', () => {
  test('API-01: the response of a call is typed by the contract and always defined', () => {
    typesOf(() => client.GET('/fatura/{id}', { params: { path: { id }, query: { companyId } } }))
      .toHaveProperty('data')
      .toExtend<components['schemas']['Invoice']>();
    typesOf(() => client.GET('/account'))
      .toHaveProperty('data')
      .toExtend<components['schemas']['User']>();
    typesOf(() => client.POST('/company/gib', { body: { userCode: '', password: '' }, hideLoading: true, timeout: 1 }))
      .toHaveProperty('data')
      .toExtend<components['schemas']['Company']>();
  });

  test('a 204 has no data, a document is a Blob, the response is always defined', () => {
    typesOf(() => client.DELETE('/fatura/{id}', { params: { path: { id }, query: { companyId } } }))
      .toHaveProperty('data')
      .toEqualTypeOf<undefined>();
    typesOf(() => client.GET('/belge/{ettn}/{dosya}', { params: { path: { ettn: '', dosya: '' } }, parseAs: 'blob' }))
      .toHaveProperty('data')
      .toEqualTypeOf<Blob>();
    typesOf(() => client.GET('/hash'))
      .toHaveProperty('response')
      .toEqualTypeOf<Response>();
  });

  test('ACC-18, API-01: fields that are not in the contract do not compile', () => {
    // @ts-expect-error There is no such path.
    void (() => client.GET('/faturalar'));
    // @ts-expect-error companyId is missing.
    void (() => client.GET('/fatura'));
    // @ts-expect-error companyId is a text.
    void (() => client.GET('/fatura', { params: { query: { companyId: 3 } } }));
    // @ts-expect-error There is no body.
    void (() => client.POST('/user'));
    // @ts-expect-error The password is missing.
    void (() => client.POST('/user', { body: { email: '', name: '' } }));
    // @ts-expect-error There is no POST on it.
    void (() => client.POST('/account'));
  });

  test('`session` is defined without auth, and optional with it', () => {
    expectTypeOf(client.session).toEqualTypeOf<Session>();
    expectTypeOf(createClient({ baseUrl: '/api', auth: { getAccessToken: async () => '' } }).session).toEqualTypeOf<
      Session | undefined
    >();
    void (() =>
      // @ts-expect-error A storage without our own session would hold nothing.
      createClient({ baseUrl: '/api', auth: { getAccessToken: async () => '' }, storage: undefined, clock: () => 0 }));
  });

  test('openapi-react-query accepts the client', () => {
    expectTypeOf<KalemClient>().toExtend<Client<paths>>();
  });
});
