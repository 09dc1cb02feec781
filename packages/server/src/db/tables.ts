import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '@kalem/openapi';
import type { JobName, JobPayloads } from '../ports/Jobs';
import { instant } from './columns';

/**
 * The audit log, written in the transaction of each change. A trigger refuses updates, and the deletion of rows younger
 * than ten years.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    companyId: uuid('company_id'),
    userId: uuid('user_id'),
    /** The operationId of the call, or the name of the job. */
    action: text('action').$type<components['schemas']['AuditAction']>().notNull(),
    entityId: uuid('entity_id'),
    details: jsonb('details').$type<Record<string, unknown>>(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('audit_log_company').on(table.companyId, table.at, table.seq),
    index('audit_log_user').on(table.userId, table.at, table.seq),
    index('audit_log_at').on(table.at, table.seq),
  ],
);

/**
 * The first answer of each Idempotency-Key. While `status` is null, the call is running and renews its hold; after the
 * hold ends, another server may take it over.
 */
export const idempotencyKeys = pgTable(
  'idempotency_key',
  {
    /** The user, the company's API key, the partner's key, or `public`. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    callMac: text('request_mac').notNull(),
    /**
     * The id of the resource that the call creates. Fixed by the key, so that a repetition after a crash finds the
     * resource.
     */
    newId: uuid('new_id').notNull(),
    holder: uuid('holder').notNull(),
    heldUntil: instant('lease_until').notNull(),
    status: integer('status'),
    headers: jsonb('headers').$type<Record<string, string>>(),
    /** Sealed. */
    body: text('body'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotency_key_created').on(table.createdAt)],
);

/** Jobs that are not tried again: their tries are used up, or their payload fits no longer. */
export const deadJobs = pgTable('dead_job', {
  id: uuid('id').primaryKey(),
  job: text('job').$type<JobName>().notNull(),
  /** Of the payload. */
  version: integer('version').notNull(),
  payload: jsonb('payload').$type<JobPayloads[JobName]>().notNull(),
  attempts: integer('attempts').notNull(),
  error: text('error').notNull(),
  queuedAt: instant('queued_at').notNull(),
  diedAt: instant('died_at').notNull(),
});
