import { licenceStatus } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useApi, useKalem } from '@kalem/ui';
import { useApp } from '../AppRoot';

/**
 * The caller's companies, in the same query that the widgets read and refresh. The response contains whether the caller
 * is an admin (ADM-04). An admin on the host of admin mode gets admin mode (ADM-01), whose screens read all companies
 * themselves (ADM-03). Other users get the ordinary app on that host too.
 */
export function useCompanies() {
  const { isAdminHost } = useApp();
  const companies = useApi().useQuery('get', '/company');
  const isAdmin = companies.data?.admin === true;
  return { companies, isAdmin, isAdminMode: isAdmin && isAdminHost };
}

/**
 * Number of requests that wait for the company's answer, from the query of its home page; 0 until it is loaded.
 * Disabled once trial and licence have ended, because every call would be refused.
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
