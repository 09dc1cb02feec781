import { bookEarlierInvoices } from './ledger/tracking';
import { tellOverdue } from './ledger/tellOverdue';
import { queueDueReminders } from './collection/automatic';
import { runFile } from './movements/files/runFile';
import { pullHourly, queuePulls } from './movements/pull';
import { queueDueMatches, rematchCompany } from './movements/matching/rematch';
import { settlePaymentRequest } from './paymentRequests/settle';
import { defineJob, isId, type Job } from './ports/defineJob';

const MINUTE = 60;
const HOUR = 3600;

/** The background work of the ledger, reminders, requests to pay and bank movements. */
export const moneyJobs: readonly Job[] = [
  defineJob({
    name: 'queueDueReminders',
    version: 1,
    schema: {},
    workers: { count: 1, pollingIntervalSeconds: 60 },
    every: 10 * MINUTE,
    async handler(ports) {
      await queueDueReminders(ports);
      return undefined;
    },
  }),

  defineJob({
    name: 'settlePaymentRequest',
    version: 1,
    schema: { companyId: isId, requestId: isId },
    workers: { count: 2, pollingIntervalSeconds: 5 },
    handler: settlePaymentRequest,
  }),

  defineJob({
    name: 'readBankFile',
    version: 1,
    schema: { companyId: isId, fileId: isId },
    workers: { count: 2, pollingIntervalSeconds: 1 },
    handler: (ports, place) => runFile(ports, place),
  }),

  defineJob({
    name: 'matchMovements',
    version: 1,
    schema: { companyId: isId },
    workers: { count: 1, pollingIntervalSeconds: 1 },
    async handler(ports, { companyId }) {
      await rematchCompany(ports, companyId);
      return undefined;
    },
  }),

  defineJob({
    name: 'pullMovements',
    version: 1,
    schema: { companyId: isId },
    workers: { count: 1, pollingIntervalSeconds: 5 },
    async handler(ports, { companyId }) {
      await pullHourly(ports, companyId);
      return undefined;
    },
  }),

  defineJob({
    name: 'queuePulls',
    version: 1,
    schema: {},
    workers: { count: 1, pollingIntervalSeconds: 60 },
    every: HOUR,
    async handler(ports) {
      await queuePulls(ports);
      return undefined;
    },
  }),

  defineJob({
    name: 'queueDueMatches',
    version: 1,
    schema: {},
    workers: { count: 1, pollingIntervalSeconds: 10 },
    every: MINUTE,
    async handler(ports) {
      await queueDueMatches(ports);
      return undefined;
    },
  }),

  defineJob({
    name: 'tellOverdue',
    version: 1,
    schema: {},
    workers: { count: 1, pollingIntervalSeconds: 60 },
    every: HOUR,
    async handler(ports) {
      await tellOverdue(ports);
      return undefined;
    },
  }),

  defineJob({
    name: 'bookEarlierInvoices',
    version: 1,
    schema: { companyId: isId },
    workers: { count: 1, pollingIntervalSeconds: 1 },
    async handler(ports, { companyId }) {
      await bookEarlierInvoices(ports, companyId);
      return undefined;
    },
  }),
];
