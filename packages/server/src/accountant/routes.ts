import { etagOf } from '../db/versions';
import { readCompany, withCompany } from '../db/wall';
import type { Handlers } from '../http/Handler';
import { limitAttempts } from '../limits/attempts';
import * as callProblems from '../problems/callProblems';
import { refuseOtherPeriods, summarizeMonth } from './monthSummary';
import { deleteOffice, findOffice, updateOffice } from './office';

/** /muhasebe: what the accountant of a company gets. */
export const muhasebeRoutes = {
  getOffice: async ({ ports, member }) => {
    const { version, ofis } = await readCompany(ports.db, member.companyId, findOffice);
    return { status: 200, headers: { ETag: etagOf(version) }, body: { ofis } };
  },

  updateOffice: async ({ ports, user, member, headers, now, body }) => {
    await limitAttempts(ports, 'updateOffice', member.companyId);
    const change = { userId: user.id, ifMatch: headers['if-match'], now };
    const { version, ofis } = await withCompany(ports.db, member.companyId, (tx) => updateOffice(tx, body, change));
    return { status: 200, headers: { ETag: etagOf(version) }, body: { ofis } };
  },

  deleteOffice: async ({ ports, user, member, headers, now }) => {
    const change = { userId: user.id, ifMatch: headers['if-match'], now };
    await withCompany(ports.db, member.companyId, (tx) => deleteOffice(tx, change));
    return { status: 204 };
  },

  getMonthSummary: async ({ ports, user, member, query: { donem }, now }) => {
    if (!member.permissions.faturaRead) throw callProblems.noPermission();
    refuseOtherPeriods(donem, now);
    await limitAttempts(ports, 'monthSummary', user.id);
    return { status: 200, body: await summarizeMonth(ports, member.companyId, donem) };
  },
} satisfies Partial<Handlers>;
