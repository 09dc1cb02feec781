import { expect, test } from 'vitest';
import { impliedPermissions } from './impliedPermissions';

const none = {
  faturaRead: false,
  faturaWrite: false,
  stokRead: false,
  stokWrite: false,
  cariRead: false,
  cariWrite: false,
  iptalItirazRead: false,
  iptalItirazWrite: false,
  adimaDuzenlenenFaturalarRead: false,
  adimaDuzenlenenFaturalarWrite: false,
  yetkilendirmeRead: false,
  yetkilendirmeWrite: false,
  companyWrite: false,
  apiWrite: false,
};

test.each([
  ['faturaWrite', 'faturaRead'],
  ['stokWrite', 'stokRead'],
  ['cariWrite', 'cariRead'],
  ['iptalItirazWrite', 'iptalItirazRead'],
  ['adimaDuzenlenenFaturalarWrite', 'adimaDuzenlenenFaturalarRead'],
  ['yetkilendirmeWrite', 'yetkilendirmeRead'],
])('USR-06: %s implies %s and nothing else', (write, read) => {
  expect(impliedPermissions({ ...none, [write]: true })).toEqual({ ...none, [write]: true, [read]: true });
});

test('USR-06: reading implies nothing, nor do the two that only exist in full', () => {
  const readers = { ...none, faturaRead: true, stokRead: true, companyWrite: true, apiWrite: true };
  expect(impliedPermissions(readers)).toEqual(readers);
});
