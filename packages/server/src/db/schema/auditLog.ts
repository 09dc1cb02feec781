import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** Who changed what, written in the transaction of the change; a trigger refuses every update and delete. */
export const auditLog = pgTable(
  'audit_log',
  {
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    companyId: uuid('company_id'),
    userId: uuid('user_id'),
    /** The operationId of the call, or the name of the job. */
    action: text('action').notNull(),
    entityId: uuid('entity_id'),
    details: jsonb('details').$type<Record<string, unknown>>(),
    at: instant('at').notNull(),
  },
  (table) => [index('audit_log_company').on(table.companyId, table.seq)],
);
