import { licenceStatus } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useApi, useKalem } from '@kalem/ui';
import { useApp } from '../AppRoot';

/**
 * The caller's companies, in the same query that the widgets read and refresh. They say whether the caller is an admin
 * (ADM-04), who at the operator's host is in admin mode (ADM-01): there the screens read all companies themselves
 * (ADM-03). Anyone else has the ordinary app there too.
 */
export function useCompanies() {
  const { isAdminHost } = useApp();
  const companies = useApi().useQuery('get', '/company');
  const isAdmin = companies.data?.admin === true;
  return { companies, isAdmin, isAdminMode: isAdmin && isAdminHost };
}

/**
 * How many requests of others wait for the company's answer, in the query of its home page; 0 until that is known. Not
 * asked once trial and licence are over: the 402 would lead away from every screen.
 */
export function useWaitingRequests(company: components['schemas']['Company'] | undefined): number {
  const { now } = useKalem();
  const mayAsk = company?.permissions.iptalItirazRead === true && licenceStatus(company, now()).active;
  const { data } = useApi().useQuery(
    'get',
    '/anasayfa/bekleyenler',
    { params: { query: { companyId: company?.id ?? '' } } },
    { enabled: mayAsk, meta: { kind: 'readPending' } },
  );
  return data?.talepler ?? 0;
}
