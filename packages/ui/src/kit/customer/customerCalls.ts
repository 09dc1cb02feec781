import { companyName } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import type { EditCalls } from '../cards/cardCalls';

export type Customer = components['schemas']['Customer'];
/** The form values of a customer. */
export interface CustomerValues extends Omit<Customer, 'id' | 'vadeGunu'> {
  /** A text that is no whole number stays as it was typed, and is a fault. */
  vadeGunu: number | string | null;
}

/** The API calls of the customer form. */
export const customerCalls: EditCalls<Customer, CustomerValues> = {
  path: '/cari',
  async read({ client, companyId, signal }, id) {
    const params = { path: { id }, query: { companyId } };
    const { data, response } = await client.GET('/cari/{id}', { params, signal });
    return { card: data, version: response.headers.get('ETag') };
  },
  async create({ client, companyId }, values, key) {
    const params = { query: { companyId }, header: { 'Idempotency-Key': key } };
    const { data } = await client.POST('/cari', { params, body: customerBody(values) });
    return data;
  },
  async change({ client, companyId }, id, values, version) {
    const header = version === null ? {} : { 'If-Match': version };
    const params = { path: { id }, query: { companyId }, header };
    const { data, response } = await client.PUT('/cari/{id}', { params, body: customerBody(values) });
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
  vadeGunu: null,
  hatirlatmaYok: false,
};

/** The API's body. `vadeGunu` is a text only while the form is invalid, so no text is sent. */
export function customerBody({ vadeGunu, ...values }: Partial<CustomerValues>): components['schemas']['CustomerWrite'] {
  return typeof vadeGunu === 'string' || vadeGunu === undefined ? values : { ...values, vadeGunu };
}

/** The customer's name, or its number if it has no name. */
export function customerName(customer: Customer): string {
  return companyName(customer) || customer.vknTckn;
}
