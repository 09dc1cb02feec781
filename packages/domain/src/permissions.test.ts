import { expect, test } from 'vitest';
import { permissionNames } from './generated/permissionNames';
import { fullPermissions, impliedPermissions, noPermissions } from './permissions';

test('REF-19 USR-04 MNY-104 A-52: eighteen permissions; noPermissions and fullPermissions', () => {
  expect(permissionNames).toHaveLength(18);
  expect(Object.keys(noPermissions)).toEqual(permissionNames);
  expect(new Set(Object.values(noPermissions))).toEqual(new Set([false]));
  expect(Object.keys(fullPermissions)).toEqual(permissionNames);
  expect(new Set(Object.values(fullPermissions))).toEqual(new Set([true]));
});

test.each([
  ['faturaWrite', 'faturaRead'],
  ['stokWrite', 'stokRead'],
  ['cariWrite', 'cariRead'],
  ['iptalItirazWrite', 'iptalItirazRead'],
  ['adimaDuzenlenenFaturalarWrite', 'adimaDuzenlenenFaturalarRead'],
  ['yetkilendirmeWrite', 'yetkilendirmeRead'],
  ['tahsilatWrite', 'tahsilatRead'],
  ['muhasebeWrite', 'muhasebeRead'],
])('USR-06: %s implies %s and nothing else', (write, read) => {
  expect(impliedPermissions({ ...noPermissions, [write]: true })).toEqual({
    ...noPermissions,
    [write]: true,
    [read]: true,
  });
});

test('USR-06: read permissions imply nothing, nor do permissions without a read variant', () => {
  const readers = { ...noPermissions, faturaRead: true, stokRead: true, companyWrite: true, apiWrite: true };
  expect(impliedPermissions(readers)).toEqual(readers);
});
