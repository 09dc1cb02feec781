import { reminderDayLimits } from '@kalem/domain/ledger';
import { withCompany } from '../db/wall';
import { pageAnswer, pageRange } from '../db/paging';
import type { Handlers } from '../http/Handler';
import { refuseFaults } from '../problems/faults';
import { gonePage } from '../publicPages/page';
import { limitViews } from '../publicPages/limitViews';
import { forecastOf } from './automatic';
import { pageOfReminders } from './log';
import { previewReminders, sendReminders } from './send';
import { findStoppable, stopPage, stopReminders } from './stops';

/** /hatirlatma: reminders of open invoices. */
export const reminderRoutes = {
  listReminders: async ({ ports, member: { companyId }, query: { cariHesapId, page = 1, pageSize } }) => {
    const rows = await withCompany(ports.db, companyId, (tx) =>
      pageOfReminders(tx, cariHesapId, pageRange(page, pageSize)),
    );
    return { status: 200, body: pageAnswer(rows, page, (row) => row, pageSize) };
  },

  previewReminders: async ({ ports, member, body }) => ({
    status: 200,
    body: await previewReminders(ports, member, body),
  }),

  sendReminders: async ({ ports, user, member: { companyId }, newId, now, body }) => ({
    status: 201,
    body: await sendReminders(ports, { companyId, userId: user.id, newId, now }, body),
  }),

  forecastReminders: async ({ ports, member: { companyId }, query: { gunler } }) => ({
    status: 200,
    body: await forecastOf(ports, companyId, daysOf(gunler)),
  }),

  openReminderStop: async ({ ports, address, language, path: { jeton } }) => {
    await limitViews(ports, address);
    const found = await findStoppable(ports, jeton);
    return found ? stopPage(ports, found, { jeton, language }) : gonePage(language);
  },

  stopReminders: async ({ ports, address, language, path: { jeton } }) => {
    await limitViews(ports, address);
    const found = await findStoppable(ports, jeton);
    if (!found) return gonePage(language);
    await stopReminders(ports, found);
    return new Response(null, { status: 303, headers: { Location: jeton } });
  },
} satisfies Partial<Handlers>;

/** The days of a query, '-3,0,7'. Throws 422. */
function daysOf(gunler: string): number[] {
  const { most, first, last } = reminderDayLimits;
  const days = gunler.split(',').map(Number);
  const isWrong = days.length > most || days.some((day) => !Number.isInteger(day) || day < first || day > last);
  if (isWrong) refuseFaults([{ path: 'gunler', code: 'INVALID_VALUE', params: {}, severity: 'error' }]);
  return days;
}
