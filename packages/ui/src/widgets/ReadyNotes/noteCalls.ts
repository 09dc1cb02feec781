import type { components } from '@kalem/sdk';
import type { EditCalls } from '../../kit/cards/cardCalls';

export type BankEntry = components['schemas']['BankEntry'];
export type Explanation = components['schemas']['Explanation'];
export type BankValues = Omit<BankEntry, 'id'>;
export type ExplanationValues = Omit<Explanation, 'id'>;

/** /banka */
export const bankCalls: EditCalls<BankEntry, BankValues> = {
  path: '/banka',
  async read({ client, companyId, signal }, id) {
    const params = { path: { id }, query: { companyId } };
    const { data, response } = await client.GET('/banka/{id}', { params, signal });
    return { card: data, version: response.headers.get('ETag') };
  },
  async create({ client, companyId }, body, key) {
    const params = { query: { companyId }, header: { 'Idempotency-Key': key } };
    const { data } = await client.POST('/banka', { params, body });
    return data;
  },
  async change({ client, companyId }, id, body, version) {
    const header = version === null ? {} : { 'If-Match': version };
    const params = { path: { id }, query: { companyId }, header };
    const { data, response } = await client.PUT('/banka/{id}', { params, body });
    return { card: data, version: response.headers.get('ETag') };
  },
  valuesOf: ({ id: _id, ...values }) => values,
};

/** /aciklama */
export const explanationCalls: EditCalls<Explanation, ExplanationValues> = {
  path: '/aciklama',
  async read({ client, companyId, signal }, id) {
    const params = { path: { id }, query: { companyId } };
    const { data, response } = await client.GET('/aciklama/{id}', { params, signal });
    return { card: data, version: response.headers.get('ETag') };
  },
  async create({ client, companyId }, body, key) {
    const params = { query: { companyId }, header: { 'Idempotency-Key': key } };
    const { data } = await client.POST('/aciklama', { params, body });
    return data;
  },
  async change({ client, companyId }, id, body, version) {
    const header = version === null ? {} : { 'If-Match': version };
    const params = { path: { id }, query: { companyId }, header };
    const { data, response } = await client.PUT('/aciklama/{id}', { params, body });
    return { card: data, version: response.headers.get('ETag') };
  },
  valuesOf: ({ id: _id, ...values }) => values,
};
