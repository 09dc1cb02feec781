import type { components } from '@kalem/openapi';
import type { CustomerRow } from './customers';
import type { StockRow } from './stockItems';

type Schemas = components['schemas'];

export function customerWire({
  companyId: _company,
  version: _version,
  arama: _search,
  sira: _order,
  createdAt: _created,
  updatedAt: _updated,
  ...card
}: CustomerRow): Schemas['Customer'] {
  return card;
}

export function stockItemWire({
  companyId: _company,
  version: _version,
  anahtar: _key,
  arama: _search,
  sira: _order,
  vergiOranlari,
  createdAt,
  updatedAt,
  ...card
}: StockRow): Schemas['StockItem'] {
  return { ...card, ...vergiOranlari, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
