import { type CardCalls, heldByKey } from '../cards/cardCalls';
import { customerBody, customerCalls, type Customer, type CustomerValues } from './customerCalls';

/** The API calls of the list of customers: those of the form, plus deletion, merging and imports. */
export const customerListCalls: CardCalls<Customer, CustomerValues> = {
  ...customerCalls,
  path: '/cari',
  async page({ client, companyId, signal }, page, pageSize) {
    const query = { companyId, page, ...(pageSize !== undefined && { pageSize }) };
    const { data } = await client.GET('/cari', { params: { query }, signal });
    return data;
  },
  async search({ client, companyId, signal }, q) {
    const { data } = await client.GET('/cari/search', { params: { query: { companyId, q } }, signal });
    return data;
  },
  remove({ client, companyId }, id, version) {
    const header = version === null ? {} : { 'If-Match': version };
    return client.DELETE('/cari/{id}', { params: { path: { id }, query: { companyId }, header } });
  },
  async doubles({ client, companyId, signal }) {
    const { data } = await client.GET('/cari/mukerrer', {
      params: { query: { companyId } },
      signal,
      hideLoading: true,
    });
    return data.items;
  },
  async merge({ client, companyId }, { kept, gone }, values, key) {
    const ifMatch = kept.version === null ? {} : { 'If-Match': kept.version };
    const params = {
      path: { id: kept.id },
      query: { companyId },
      header: { 'Idempotency-Key': key, ...ifMatch },
    };
    const version = gone.version === null ? {} : { birlesenSurumu: gone.version };
    const body = { birlesen: gone.id, ...version, kart: customerBody(values) };
    const { data } = await client.POST('/cari/birlestir/{id}', { params, body });
    return data;
  },
  keepApart({ client, companyId }, { kept, gone }, ayri) {
    const params = { path: { id: kept }, query: { companyId } };
    return client.PUT('/cari/ayri/{id}', { params, body: { diger: gone, ayri } });
  },
  imports: {
    path: '/cari/aktarim',
    async known({ client, companyId, signal }, keys, fields) {
      const body = { anahtarlar: [...keys], alanlar: [...fields] };
      const { data } = await client.POST('/cari/aktarim/bilinenler', {
        params: { query: { companyId } },
        body,
        signal,
      });
      return heldByKey(data);
    },
    async start({ client, companyId, signal }, file, { key, bosHucre, onProgress }) {
      const params = { query: { companyId, bosHucre }, header: { 'Idempotency-Key': key } };
      const sent = { body: { file }, signal, onUploadProgress: onProgress, hideLoading: true };
      const { data } = await client.POST('/cari/aktarim', { params, ...sent });
      return data;
    },
    async newest({ client, companyId, signal }) {
      const params = { query: { companyId } };
      const { data } = await client.GET('/cari/aktarim', { params, signal, hideLoading: true });
      return data.items;
    },
    async read({ client, companyId, signal }, id) {
      const params = { path: { id }, query: { companyId } };
      const { data } = await client.GET('/cari/aktarim/{id}', { params, signal, hideLoading: true });
      return data;
    },
    async stop({ client, companyId }, id) {
      const { data } = await client.DELETE('/cari/aktarim/{id}', { params: { path: { id }, query: { companyId } } });
      return data;
    },
    async rows({ client, companyId, signal }, id, which) {
      const params = { path: { id }, query: { companyId, ...which } };
      const { data } = await client.GET('/cari/aktarim/{id}/satirlar', { params, signal, hideLoading: true });
      return data;
    },
  },
};
