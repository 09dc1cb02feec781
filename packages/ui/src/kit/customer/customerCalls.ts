import { companyName } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import type { EditCalls } from '../cards/cardCalls';

export type Customer = components['schemas']['Customer'];
/** The form values of a customer. */
export type CustomerValues = Omit<Customer, 'id'>;

/** The API calls of the customer form. */
export const customerCalls: EditCalls<Customer, CustomerValues> = {
  path: '/cari',
  async read({ client, companyId, signal }, id) {
    const params = { path: { id }, query: { companyId } };
    const { data, response } = await client.GET('/cari/{id}', { params, signal });
    return { card: data, version: response.headers.get('ETag') };
  },
  async create({ client, companyId }, body, key) {
    const params = { query: { companyId }, header: { 'Idempotency-Key': key } };
    const { data } = await client.POST('/cari', { params, body });
    return data;
  },
  async change({ client, companyId }, id, body, version) {
    const header = version === null ? {} : { 'If-Match': version };
    const params = { path: { id }, query: { companyId }, header };
    const { data, response } = await client.PUT('/cari/{id}', { params, body });
    return { card: data, version: response.headers.get('ETag') };
  },
  valuesOf: ({ id: _id, ...values }) => values,
};

/** The form values of a new customer (CUS-08, CUS-16). */
export const newCustomer: CustomerValues = {
  tuzel: true,
  vknTckn: '',
  unvan: '',
  ad: '',
  soyad: '',
  vergiDairesi: '',
  adres: '',
  ilce: '',
  il: '',
  postaKodu: '',
  ulke: 'Türkiye',
  telNo: '',
  faksNo: '',
  email: '',
  maliMusavirEmail: '',
  iban: '',
  iskonto: '0',
  paraBirimi: 'TRY',
  yetkiliAdi: '',
  yetkiliEmail: '',
  yetkiliTelNo: '',
  notlar: '',
};

/** The customer's name, or its number if it has no name. */
export function customerName(customer: Customer): string {
  return companyName(customer) || customer.vknTckn;
}
